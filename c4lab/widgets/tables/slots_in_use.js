// @ts-check
// Tiles of a large table, and boards that share a slot. Python fills the table and draws.

import { formOf, typed } from "../parts/form.js";
import { begin, make, menuOf, onKeys, sender, showing, statusLine } from "../shared.js";
/** @import { AnyWidget } from "@anywidget/types" */

/**
 * @typedef {{ across: number, boards: string[], deepest: number, function: string,
 *   functions: string[], pitch: number, ply: number, size: string, status: string,
 *   summary: string, svg: string, tile: number, tiles: number, trouble: string }} State
 */

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    begin(el, "c4-slots-in-use", "Slots of a table that are in use");
    const status = statusLine();
    const summary = make("p", { class: "c4-slots-summary", "data-testid": "c4-summary" });
    const send = sender(model, status);

    const discs = [...Array(model.get("deepest") + 1).keys()];
    const { form, trouble } = formOf(model, send, {
      size: ["Slots", typed()],
      function: ["Hash", menuOf(model.get("functions"))],
      ply: ["Discs on the board", menuOf(discs)],
    });

    const stage = make("div", { class: "c4-slots-stage", tabindex: "0", role: "group",
      "data-testid": "c4-stage", "aria-label": "The slots, in tiles. Arrow keys choose a tile." });
    const look = (/** @type {number} */ tile) =>
      send({ do: "look", tile: Math.max(0, Math.min(tile, model.get("tiles") - 1)) });
    stage.addEventListener("click", (event) => {
      const svg = stage.querySelector("svg");
      if (!svg) return;
      const box = svg.getBoundingClientRect();
      const scale = svg.viewBox.baseVal.width / box.width, pitch = model.get("pitch");
      const [column, row] = [event.clientX - box.left, event.clientY - box.top]
        .map((at) => Math.floor((at * scale - 4) / pitch));
      if (column >= 0 && column < model.get("across") && row >= 0) look(row * model.get("across") + column);
    });
    const by = (/** @type {() => number} */ change) => () => look(model.get("tile") + change());
    const across = () => model.get("across");
    onKeys(stage, { ArrowLeft: by(() => -1), ArrowRight: by(() => +1), ArrowUp: by(() => -across()),
      ArrowDown: by(across), Home: () => look(0), End: () => look(model.get("tiles") - 1) });

    const boards = make("div", { class: "c4-slots-boards", "data-testid": "c4-boards" });
    el.append(form, trouble, stage, summary, status, boards);

    return showing(model, {
      svg: () => { stage.innerHTML = model.get("svg"); },
      summary: () => { summary.textContent = model.get("summary"); },
      status: () => { status.textContent = model.get("status"); },
      boards: () => {
        boards.innerHTML = model.get("boards").map((svg) => `<div>${svg}</div>`).join("");
      },
    });
  },
};
