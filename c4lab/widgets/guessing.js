// @ts-check
// A question, a field or a choice, and what became of the guess. Python judges.

import { begin, button, make, menuOf, onKeys, sender, showing, statusLine } from "./shared.js";
/** @import { AnyWidget } from "@anywidget/types" */

/** @typedef {{ choices: string[], guess: string, question: string, status: string }} State */

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    begin(el, "c4-guess", "Your guess");
    const status = statusLine();
    const choices = model.get("choices");
    const field = choices.length ? menuOf(choices) : make("input", { type: "text", size: 12,
      inputmode: "decimal", spellcheck: "false", autocomplete: "off" });
    if (choices.length) field.prepend(make("option", { value: "" }, "choose"));
    field.setAttribute("data-testid", "c4-guessed");
    const tell = sender(model, status), send = () => tell({ guess: field.value });
    field.addEventListener("keydown", (event) => event.stopPropagation());
    onKeys(field, { Enter: send });
    el.append(make("div", { class: "c4-bar" },
      make("label", { class: "c4-question" }, model.get("question"), " ", field),
      button("keep", "Keep my guess", send)), status);
    return showing(model, {
      guess: () => { field.value = model.get("guess"); },
      status: () => { status.textContent = model.get("status"); },
    });
  },
};
