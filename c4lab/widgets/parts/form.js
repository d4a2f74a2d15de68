// @ts-check

import { make } from "../shared.js";
/** @import { AnyModel } from "@anywidget/types" */
/** @import { Send } from "../shared.js" */

/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

/**
 * Fields with labels, each named after its trait: when one changes, Python gets what all of them
 * show, also what it has refused before. `trouble` is where it says why.
 * @param {AnyModel} model with `trouble` and a trait for each field
 * @param {Send} send
 * @param {Record<string, [label: string, element: Field]>} fields
 */
export function formOf(model, send, fields) {
  const shown = () => Object.fromEntries(Object.entries(fields).map(([name, [, { value }]]) =>
    [name, value !== "" && typeof model.get(name) === "number" ? Number(value) : value]));
  const labels = Object.entries(fields).map(([name, [label, element]]) => {
    element.setAttribute("data-testid", `c4-${name}`);
    element.addEventListener("change", () => send({ do: "set", ...shown() }));
    // A field knows its keys; the notebook must not act on them too.
    element.addEventListener("keydown", (event) => event.stopPropagation());
    const show = () => { element.value = model.get(name); };
    model.on(`change:${name}`, show);
    show();
    return make("label", {}, label, element);
  });
  const trouble = make("p", { class: "c4-trouble", role: "alert", "data-testid": "c4-trouble" });
  const say = () => { trouble.textContent = model.get("trouble"); };
  model.on("change:trouble", say);
  say();
  return { form: make("div", { class: "c4-form" }, ...labels), trouble };
}

export const typed = () => make("input", { type: "text", spellcheck: "false", autocomplete: "off" });
