// @ts-check
// The row of scores above a board of Connect Four, its switch, and the line of best play.

import { button, make, onKeys } from "../shared.js";
/** @import { AnyModel } from "@anywidget/types" */
/** @import { Send } from "../shared.js" */

/**
 * @typedef {{ column: number, text: string, kind: string, label: string }} Cell
 * @typedef {{ cells: Cell[], said: string, progress: string, line: string, lining: boolean }} Row
 * @typedef {{ scores: boolean, score_row: Row }} Scores
 */

/**
 * @param {AnyModel<Scores>} model
 * @param {Send} send
 */
export function columnScores(model, send) {
  const ask = (/** @type {string} */ act) => () => send({ do: act });
  const on = button("scores-switch", "Scores", ask("scores"), "s");
  on.setAttribute("role", "switch");
  const line = button("best-line", "Best play", ask("line"), "b");
  const row = make("div", { class: "c4-scores", role: "toolbar",
    "aria-label": "Scores of the columns", "data-testid": "c4-scores" });
  // What a page reader says, once: the row when it is complete, the line when it is, and a cell.
  const live = (/** @type {string} */ testid) => 
    make("p", { class: "c4-said", role: "status", "data-testid": testid });
  const said = live("c4-scores-said"), lined = live("c4-line-said"), told = live("c4-score-told");
  const progress = make("p", { class: "c4-said c4-soft", "aria-hidden": "true" });

  /** @type {HTMLButtonElement[]} */
  const cells = [];
  const reach = (/** @type {number} */ index) => {
    const to = cells[Math.max(0, Math.min(index, cells.length - 1))];
    for (const cell of cells) cell.tabIndex = cell === to ? 0 : -1;
    to.focus();
  };
  const fill = (/** @type {Cell[]} */ columns) => {
    while (cells.length < columns.length) {
      const index = cells.length;
      const cell = make("button", { type: "button", tabindex: index ? "-1" : "0" });
      cell.setAttribute("data-testid", `c4-score-${columns[index].column}`);
      cell.addEventListener("click", () => { reach(index); told.textContent = cell.title; });
      onKeys(cell, { ArrowLeft: () => reach(index - 1), ArrowRight: () => reach(index + 1),
        Home: () => reach(0), End: () => reach(cells.length - 1) });
      cells.push(cell);
      row.append(cell);
    }
    columns.forEach(({ text, kind, label }, index) => {
      const cell = cells[index];
      if (cell.title !== label) told.textContent = "";
      cell.textContent = text;
      cell.className = `c4-score ${kind.split(" ").map((word) => `c4-${word}`).join(" ")}`;
      cell.title = label;
      cell.setAttribute("aria-label", label);
    });
  };
  /** @type {(element: HTMLElement, text: string) => void} */
  const say = (element, text) => {
    if (element.textContent !== text) element.textContent = text;
  };
  const show = () => {
    const shown = model.get("scores"), now = model.get("score_row");
    on.setAttribute("aria-checked", String(shown));
    for (const element of [row, line, said, lined, told, progress]) element.hidden = !shown;
    if (shown) fill(now.cells);
    line.setAttribute("aria-pressed", String(now.lining));
    line.textContent = now.lining ? "Hide best play" : "Best play";
    say(said, now.said);
    say(lined, now.line);
    say(progress, now.progress);
  };
  return { row, buttons: [on, line], words: [progress, said, lined, told],
    keys: { s: ask("scores"), b: ask("line") },
    shown: { scores: show, score_row: show } };
}
