// @ts-check
// A round robin, round by round, with ratings. Python plays and draws.

import { playing, startStopAgain } from "./playing.js";
/** @import { AnyWidget } from "@anywidget/types" */
/** @import { State } from "./playing.js" */

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    playing(model, el, "c4-tournament", "A tournament of bots", startStopAgain);
  },
};
