// @ts-check
// Cells to click, the numbers that they are, an expression, and the win test. Python decides all.

import { attempt, begin, make, onKeys, playback, sender } from "./shared.js";
/** @import { AnyWidget } from "@anywidget/types" */

/**
 * A cell and where it is drawn: left, top, width and height in percent of the picture.
 * @typedef {{ cell: [column: number, row: number], label: string, box: number[] }} Cell
 * @typedef {{ name: string, binary: string, decimal: string, hex: string }} Named
 * @typedef {{ cells: Cell[], expression: string, last: number, names: string, numbers: Named[],
 *   sides: string[], spare: boolean, status: string, step: number, stones: string, svg: string,
 *   trouble: string }} State
 */

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    begin(el, "c4-bits", "A board as two numbers");
    const status = make("p", { class: "c4-status", role: "status", "aria-live": "polite",
      "data-testid": "c4-status" });
    const send = sender(model, status);
    /** @type {(name: "spare" | "stones", value: boolean | string) => void} */
    const set = (name, value) => attempt(() => {
      model.set(name, value);
      model.save_changes();
    }, status);

    const picture = make("div", { "aria-hidden": "true" });
    const stage = make("div", { class: "c4-bits-stage", role: "group", "aria-label": "Cells" },
      picture);
    /** @type {Map<string, HTMLButtonElement>} */
    const buttons = new Map();
    const name = (/** @type {number[]} */ [column, row]) => `${column}-${row}`;
    function reach(/** @type {number[]} */ cell) { // one at a time is reached by the Tab key
      for (const [other, button] of buttons) button.tabIndex = other === name(cell) ? 0 : -1;
    }
    for (const { cell } of model.get("cells")) {
      const [column, row] = cell;
      const act = () => send({ do: "toggle", cell });
      const button = make("button", { type: "button", tabindex: -1, onclick: act,
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

    const numbers = make("dl", { "data-testid": "c4-numbers" });
    /** @type {(label: string, act: string) => HTMLButtonElement} */
    const button = (label, act) => make("button", { type: "button", "data-testid": `c4-${act}`,
      onclick: () => send({ do: act }) }, label);
    const spare = make("input", { type: "checkbox", "data-testid": "c4-spare" });
    spare.addEventListener("change", () => set("spare", spare.checked));
    const board = make("div", { class: "c4-bar" }, button("Restart", "restart"),
      button("Clear", "clear"), button("Other side to move", "other"),
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
      make("button", { type: "button", onclick: light, "data-testid": "c4-light" }, "Light its bits"));

    const play = playback(model, model.get("last"), "Step of the win test",
      [["slow", 2400], ["normal", 1200], ["fast", 600]]);
    const stones = make("select", { "data-testid": "c4-stones" });
    for (const side of model.get("sides")) stones.append(make("option", { value: side }, side));
    stones.addEventListener("change", () => set("stones", stones.value));
    play.settings.prepend(make("label", {}, "Discs ", stones));

    el.append(
      make("div", { class: "c4-bits" }, stage, make("div", { class: "c4-bits-numbers" }, numbers)),
      board, own, names, trouble, make("strong", {}, "Win test"), play.bar, status);

    function update() {
      picture.innerHTML = model.get("svg");
      stage.style.width = `${picture.firstElementChild?.getAttribute("width")}px`;
      for (const { cell, label, box } of model.get("cells")) {
        const [left, top, width, height] = box.map((part) => `${part}%`);
        const button = buttons.get(name(cell));
        button?.setAttribute("aria-label", label);
        if (button) Object.assign(button.style, { left, top, width, height });
      }
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
