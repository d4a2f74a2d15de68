// @ts-check
// A board to pick moves on, the filters as steps, and a table of the columns. Python decides all.

import { begin, make, onKeys, sender, setter, statusLine, tableOf } from "../shared.js";
import { lineOf, spotsOf } from "../parts/spots.js";
/** @import { AnyWidget } from "@anywidget/types" */
/** @import { Spots } from "../parts/spots.js" */

/**
 * @typedef {{ move: number, stays: boolean, lands: string, verdict: string, worth: string,
 *   turn: string }} Row
 * @typedef {Spots & { heads: string[], moves: string, rows: Row[], status: string, step: number,
 *   steps: string[], wrong: boolean }} State
 */

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    begin(el, "c4-filter", "Which columns survive each filter");
    const status = statusLine();
    const send = sender(model, status);
    const last = model.get("steps").length - 1;
    const set = setter(model, status);
    const go = (/** @type {number} */ step) => set("step", Math.max(0, Math.min(step, last)));

    const digits = Object.fromEntries(model.get("steps").map((_, step) => [step + 1, () => go(step)]));
    const board = spotsOf(model, send,
      "Connect Four. 1 to 5 choose a step, U undoes, R restarts.", digits, 4);

    const chosen = model.get("steps").map((name, step) => make("button", { type: "button",
      "data-testid": `c4-step-${step + 1}`, onclick: () => go(step) }, `${step + 1} ${name}`));
    const steps = make("div", { class: "c4-bar", role: "group", "aria-label": "Filters, one by one" },
      ...chosen);
    const by = (/** @type {number} */ change) => () => {
      go(model.get("step") + change);
      chosen[model.get("step")].focus();
    };
    for (const each of chosen)
      onKeys(each, { ...digits, ArrowRight: by(+1), ArrowLeft: by(-1) });

    const { table, body } = tableOf(model.get("heads"), { "data-testid": "c4-columns" });
    const line = lineOf(model, send);
    el.append(steps, status, make("div", { class: "c4-filter-top" }, board.stage,
      make("div", { class: "c4-filter-columns" }, table)), line.bar,
    make("p", { class: "c4-help" }, "+ in an empty cell: the side to move would make four "
      + "there. ! the other side would. ✕ above a column: it is out."));

    function update() {
      board.draw();
      board.tell();
      chosen.forEach((each, step) => {
        each.setAttribute("aria-pressed", String(step === model.get("step")));
      });
      body.replaceChildren(...model.get("rows").map((row) => make("tr",
        { class: row.stays ? "c4-stays" : "c4-out" },
        make("th", { scope: "row" }, String(row.move)),
        ...[row.lands, row.verdict, row.worth, row.turn].map((text) => make("td", {}, text)))));
      line.show();
      status.textContent = model.get("status");
    }
    model.on("change", update);
    update();
    return () => model.off("change", update);
  },
};
