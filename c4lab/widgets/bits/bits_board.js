// @ts-check
// Cells to click, the numbers that they are, an expression, and the win test. Python decides all.

import { cellsOf } from "../parts/cell_buttons.js";
import {
  begin, button, buttonsOf, make, onKeys, playback, sender, setter, setting, statusLine,
} from "../shared.js";
/** @import { AnyWidget } from "@anywidget/types" */
/** @import { Cells } from "../parts/cell_buttons.js" */

/**
 * @typedef {{ name: string, binary: string, decimal: string, hex: string }} Named
 * @typedef {Cells & { expression: string, last: number, names: string, numbers: Named[],
 *   sides: string[], spare: boolean, status: string, step: number, stones: string,
 *   trouble: string }} State
 */

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    begin(el, "c4-bits", "A board as two numbers");
    const status = statusLine();
    const send = sender(model, status);
    const set = setter(model, status);

    const board = cellsOf(model, (cell) => send({ do: "toggle", cell }));

    const numbers = make("dl", { "data-testid": "c4-numbers" });
    const asks = buttonsOf(send);
    const spare = make("input", { type: "checkbox", "data-testid": "c4-spare" });
    spare.addEventListener("change", () => set("spare", spare.checked));
    const changes = make("div", { class: "c4-bar" }, asks("Restart", "restart"),
      asks("Clear", "clear"), asks("Other side to move", "other"),
      make("div", { class: "c4-settings" }, make("label", {}, spare, " Spare row")));

    const text = make("input", { type: "text", class: "c4-bits-expression", spellcheck: "false",
      autocapitalize: "off", autocomplete: "off", placeholder: "mask & mask >> 1",
      "data-testid": "c4-expression" });
    const light = () => send({ do: "light", text: text.value });
    onKeys(text, { Enter: light });
    const trouble = make("p", { class: "c4-bits-trouble", role: "alert",
      "data-testid": "c4-trouble" });
    const names = make("p", {});
    const own = make("div", { class: "c4-bar" },
      make("label", { class: "c4-bits-own" }, "Your expression ", text),
      button("light", "Light its bits", light));

    const play = playback(model, () => model.get("last"), "Step of the win test",
      [2400, 1200, 600]);
    const [stones, discs] = setting("Discs", "stones", model.get("sides"), (side) => set("stones", side));
    play.settings.prepend(discs);

    el.append(
      make("div", { class: "c4-bits" }, board.stage,
        make("div", { class: "c4-bits-numbers" }, numbers)),
      changes, own, names, trouble, make("strong", {}, "Win test"), play.bar, status);

    function update() {
      board.draw();
      numbers.replaceChildren(...model.get("numbers").flatMap((row) => [
        make("dt", {}, make("strong", {}, row.name)),
        make("dd", { class: "c4-digits" }, row.binary),
        make("dd", {}, `${row.decimal} = ${row.hex}`)]));
      names.textContent = `It may use ${model.get("names")}, numbers, brackets and & | ^ ~ << >> + - *`;
      if (document.activeElement !== text) text.value = model.get("expression");
      trouble.textContent = model.get("trouble");
      spare.checked = model.get("spare");
      stones.value = model.get("stones");
      const step = model.get("step");
      play.show(step, `step ${step} of ${model.get("last")}`, model.get("status"));
      status.textContent = model.get("status");
    }
    model.on("change", update);
    update();
    return () => { play.stop(); model.off("change", update); };
  },
};
