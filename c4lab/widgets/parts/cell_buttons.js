// @ts-check

import { make, onKeys } from "../shared.js";
/** @import { AnyModel } from "@anywidget/types" */

/**
 * A cell and where it is drawn: left, top, width and height in percent of the picture.
 * @typedef {{ cell: [column: number, row: number], label: string, box: number[] }} Cell
 * @typedef {{ svg: string, cells: Cell[] }} Cells
 */

/**
 * The model's picture `svg`, and above it a button for each of its `cells`, which calls `act`.
 * Arrows go from cell to cell, and the Tab key reaches one of them.
 * @param {AnyModel<Cells>} model
 * @param {(cell: [column: number, row: number]) => void} act
 */
export function cellsOf(model, act) {
  const picture = make("div", { "aria-hidden": "true" });
  const stage = make("div", { class: "c4-cells", role: "group", "aria-label": "Cells" }, picture);
  /** @type {Map<string, HTMLButtonElement>} */
  const buttons = new Map();
  const name = (/** @type {number[]} */ [column, row]) => `${column}-${row}`;
  function reach(/** @type {number[]} */ cell) { // one at a time is reached by the Tab key
    for (const [other, button] of buttons) button.tabIndex = other === name(cell) ? 0 : -1;
  }
  for (const { cell } of model.get("cells")) {
    const [column, row] = cell;
    const button = make("button", { type: "button", tabindex: -1, onclick: () => act(cell),
      "data-testid": `c4-cell-${name(cell)}` });
    /** @type {(right: number, up: number) => () => void} */
    const to = (right, up) => () => buttons.get(name([column + right, row + up]))?.focus();
    button.addEventListener("focus", () => reach(cell));
    onKeys(button, { ArrowUp: to(0, 1), ArrowDown: to(0, -1), ArrowLeft: to(-1, 0),
      ArrowRight: to(1, 0) });
    stage.append(button);
    buttons.set(name(cell), button);
  }
  reach([1, 1]);

  return {
    stage,
    draw() {
      picture.innerHTML = model.get("svg");
      stage.style.width = `${picture.firstElementChild?.getAttribute("width")}px`;
      for (const { cell, label, box } of model.get("cells")) {
        const [left, top, width, height] = box.map((part) => `${part}%`);
        const button = buttons.get(name(cell));
        button?.setAttribute("aria-label", label);
        if (button) Object.assign(button.style, { left, top, width, height });
      }
    },
  };
}
