// @ts-check
// The walk of a sequential test, game by game. Python plays and draws.

import { able, playButton, playing } from "./playing.js";
/** @import { AnyWidget } from "@anywidget/types" */
/** @import { State } from "./playing.js" */

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    playing(model, el, "c4-walk", "The walk of a sequential test", (model, send) => {
      const one = playButton("One game", "one", () => send("one"));
      const ten = playButton("Ten games", "ten", () => send("ten"));
      // As in `startStopAgain`: a stop counts directly after what it stops.
      const end = playButton("To the end", "end", () => {
        if (!model.get("over")) able([[stop, true]]);
        send("end");
      });
      const stop = playButton("Stop", "stop", () => send("stop"));
      const again = playButton("Again, with a new seed", "again", () => send("again"));
      // Those that ask for games always work: who presses one again and again must not come to
      // press another, because the match is over.
      const update = () => able([[end, true], [stop, model.get("running")]]);
      return { buttons: [one, ten, end, stop, again], update };
    });
  },
};
