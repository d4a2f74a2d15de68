// @ts-check
// Tables tried one after the other on the same search. Python searches and draws.

import { formOf, menu, typed } from "./form.js";
import { begin, draw, follow, make, sender } from "./shared.js";
/** @import { AnyWidget } from "@anywidget/types" */

/**
 * @typedef {{ entries: string, function: string, functions: string[], rule: string,
 *   rules: string[], status: string, svg: string, trouble: string }} State
 */

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    begin(el, "c4-table-trials", "What a table costs a search");
    const status = make("p", { class: "c4-status", role: "status", "aria-live": "polite",
      "data-testid": "c4-status" });
    const send = sender(model, status);
    const { form, trouble } = formOf(model, send, {
      entries: ["Entries", typed()],
      function: ["Hash", menu(model.get("functions"))],
      rule: ["Who stays", menu(model.get("rules"))],
    });
    form.append(make("button", { type: "button", "data-testid": "c4-clear",
      onclick: () => send({ do: "clear" }) }, "Clear"));
    const rows = make("div", { class: "c4-trials-rows", "data-testid": "c4-rows" });
    el.append(form, trouble, rows, status);

    follow(model, ["svg"], () => { draw(rows, model.get("svg")); });
    follow(model, ["status"], () => { status.textContent = model.get("status"); });
  },
};
