// @ts-check
// A question, a field or a choice, and what became of the guess. Python judges.

import { attempt, begin, make, onKeys, statusLine } from "./shared.js";
/** @import { AnyWidget } from "@anywidget/types" */

/** @typedef {{ choices: string[], guess: string, question: string, status: string }} State */

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    begin(el, "c4-guess", "Your guess");
    const status = statusLine();
    const field = model.get("choices").length
      ? make("select", { "data-testid": "c4-guessed" },
        make("option", { value: "" }, "choose"),
        ...model.get("choices").map((choice) => make("option", { value: choice }, choice)))
      : make("input", { type: "text", size: 12, inputmode: "decimal", spellcheck: "false",
        autocomplete: "off", "data-testid": "c4-guessed" });
    const send = () => attempt(() => model.send({ guess: field.value }), status);
    field.addEventListener("keydown", (event) => event.stopPropagation());
    onKeys(field, { Enter: send });
    const button = make("button", { type: "button", "data-testid": "c4-keep", onclick: send },
      "Keep my guess");
    el.append(make("div", { class: "c4-bar" },
      make("label", { class: "c4-question" }, model.get("question"), " ", field), button), status);
    const show = () => {
      field.value = model.get("guess");
      status.textContent = model.get("status");
    };
    const say = () => { status.textContent = model.get("status"); };
    model.on("change:guess", show);
    model.on("change:status", say);
    show();
  },
};
