// @ts-check
// A population of bots, generation by generation. Python plays and draws.

import { playing, startStopAgain } from "./playing.js";
/** @import { AnyWidget } from "@anywidget/types" */
/** @import { State } from "./playing.js" */

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    playing(model, el, "c4-population", "A genetic search for weights", startStopAgain);
  },
};
