// @ts-check

import { keep } from "./explorer_parts.js";
import { make } from "../shared.js";
/** @import { Build } from "./explorer_parts.js" */
/** @import { Send } from "../shared.js" */

/**
 * @typedef {{ key: string, label: string, least: number, most: number, step: number,
 *   value: number }} Slider
 */

/**
 * A slider for each weight. The one that is being moved is left to the hand that moves it.
 * @param {Send} send
 */
export function weightsOf(send) {
  const list = make("div", { class: "c4-explorer-sliders" });
  const reset = make("button", { type: "button", "data-testid": "c4-reset",
    onclick: () => send({ do: "reset" }) }, "Weights as given");
  const panel = make("fieldset", { class: "c4-explorer-weights" },
    make("legend", {}, "Weights"), list, reset);

  /** @type {Build<Slider>} */
  function build(item) {
    const slider = make("input", { type: "range", "data-testid": `c4-weight-${item.key}` });
    const value = make("output", { "aria-hidden": "true" }); // the slider itself says its value
    slider.addEventListener("input", () => {
      value.textContent = slider.value;
      send({ do: "weigh", weight: item.key, value: Number(slider.value) });
    });
    const label = make("span");
    const line = make("label", {}, label, slider, value);
    return { element: line, update(now) { // another evaluation may have a weight of that name
      label.textContent = now.label;
      slider.min = String(now.least);
      slider.max = String(now.most);
      slider.step = String(now.step);
      if (document.activeElement === slider) return;
      slider.value = value.textContent = String(now.value);
    } };
  }
  return {
    panel,
    update(/** @type {Slider[]} */ sliders) {
      panel.hidden = !sliders.length;
      keep(list, sliders, build);
    },
  };
}
