// @ts-check
// A board to pick moves on, the orders that lead there, and a chart. Python decides everything.

import { attempt, begin, draw, make, sender } from "./shared.js";
import { spotsOf } from "./spots.js";
/** @import { AnyWidget } from "@anywidget/types" */
/** @import { Spots } from "./spots.js" */

/**
 * @typedef {Spots & { chart: string, depth: string, depths: string[], game: string, more: string,
 *   orders: string[], passes: string, searches: string[], status: string }} State
 * @typedef {{ select: HTMLSelectElement, label: HTMLLabelElement }} Choice
 */

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    begin(el, "c4-transpositions", `${model.get("game")}: how many orders lead to a position`);
    const status = make("p", { class: "c4-status", role: "status", "aria-live": "polite",
      "data-testid": "c4-status" });
    const send = sender(model, status);

    const board = spotsOf(model, send, model.get("game"));
    /** @type {(name: string, act: string, key: string) => HTMLButtonElement} */
    const button = (name, act, key) => make("button", { type: "button", "aria-keyshortcuts": key,
      "data-testid": `c4-${act}`, onclick: () => send({ do: act }) }, name);
    /** @type {(label: string, trait: "depth" | "passes", options: "depths" | "searches") => Choice} */
    const choice = (label, trait, options) => {
      const select = make("select", { "data-testid": `c4-${trait}` });
      for (const option of model.get(options)) select.append(make("option", { value: option }, option));
      select.addEventListener("change", () => attempt(() => {
        model.set(trait, select.value);
        model.save_changes();
      }, status));
      return { select, label: make("label", {}, `${label} `, select) };
    };
    const depth = choice("Moves ahead", "depth", "depths");
    const passes = choice("Search", "passes", "searches");
    const bar = make("div", { class: "c4-bar" }, button("Undo", "undo", "u"),
      button("Restart", "restart", "r"),
      make("div", { class: "c4-settings" }, depth.label, passes.label));

    const orders = make("ol", { class: "c4-orders", "data-testid": "c4-orders" });
    const more = make("p", { class: "c4-orders-more" });
    const chart = make("div", { class: "c4-hits", "data-testid": "c4-hits" });
    const found = make("div", { class: "c4-found" },
      make("p", {}, make("strong", {}, "Orders that lead here")), orders, more,
      make("p", {}, make("strong", {}, "Looked up in the table")), chart);
    el.append(make("div", { class: "c4-ways" }, board.stage, found), bar, status);

    function update() {
      board.draw();
      board.tell();
      orders.replaceChildren(...model.get("orders").map((order) => make("li", {}, order)));
      more.textContent = model.get("more");
      draw(chart, model.get("chart"));
      depth.select.value = model.get("depth");
      passes.select.value = model.get("passes");
      status.textContent = model.get("status");
    }
    model.on("change", update);
    update();
    return () => model.off("change", update);
  },
};
