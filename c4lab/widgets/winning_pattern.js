// @ts-check
// A board whose cells one chooses, and a sentence about the chosen one. Python decides all.

import { cellsOf } from "./cell_buttons.js";
import { begin, follow, make, sender } from "./shared.js";
/** @import { AnyWidget } from "@anywidget/types" */
/** @import { Cells } from "./cell_buttons.js" */

/** @typedef {Cells & { status: string }} State */

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    begin(el, "c4-patterns", "Which patterns catch a cell");
    const status = make("p", { class: "c4-status", role: "status", "aria-live": "polite",
      "data-testid": "c4-status" });
    const send = sender(model, status);
    const board = cellsOf(model, (cell) => send({ do: "choose", cell }));
    el.append(board.stage, status);
    const update = () => {
      board.draw();
      status.textContent = model.get("status");
    };
    follow(model, ["svg", "cells", "status"], update);
    return () => {
      for (const trait of ["svg", "cells", "status"]) model.off(`change:${trait}`, update);
    };
  },
};
