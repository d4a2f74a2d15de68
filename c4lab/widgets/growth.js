// @ts-check

import { begin, draw, make, sender, setting, showing, statusLine } from "./shared.js";
/** @import { AnyWidget } from "@anywidget/types" */

/**
 * @typedef {{ axes: string, chart: string, choices: string[], chosen: string[],
 *   colours: string[], labels: string[], largest: number, n: number, names: string[],
 *   smallest: number, status: string }} State
 */

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    begin(el, "c4-growth", "Growth chart");
    const status = statusLine();
    const send = sender(model, status);

    const picture = make("div", { class: "c4-growth-picture", "data-testid": "c4-growth-picture" });
    const slider = make("input", {
      type: "range", min: model.get("smallest"), max: model.get("largest"), step: 1,
      "aria-label": "n", "data-testid": "c4-n",
    });
    /** @type {number | null} */
    let sent = null; // what the slider said last and the kernel has not answered yet
    slider.addEventListener("input", () => {
      sent = Number(slider.value);
      send({ event: "n", to: sent });
    });
    // The slider knows its keys; the notebook must not act on them too.
    slider.addEventListener("keydown", (event) => event.stopPropagation());
    const count = make("span", { class: "c4-growth-count", "data-testid": "c4-count" });
    const [axes, axesLabel] =
      setting("Axes", "axes", model.get("choices"), (to) => send({ event: "axes", to }));
    const bar = make("div", { class: "c4-bar" }, slider, count,
      make("div", { class: "c4-settings" }, axesLabel));

    const who = make("fieldset", { class: "c4-growth-curves" }, make("legend", {}, "Curves"));
    const boxes = model.get("names").map((name, i) => {
      const box = make("input", { type: "checkbox", "data-testid": `c4-curve-${i}` });
      box.addEventListener("change", () => send({ event: "choose", curve: name, on: box.checked }));
      const swatch = make("span", { class: "c4-growth-swatch", "aria-hidden": "true" });
      swatch.style.background = model.get("colours")[i];
      who.append(make("label", {}, box, swatch, model.get("labels")[i]));
      return box;
    });
    el.append(picture, bar, who, status);

    return showing(model, {
      chart: () => draw(picture, model.get("chart")),
      n: () => {
        if (sent === null || sent === model.get("n")) {
          slider.value = String(model.get("n"));
          sent = null;
        }
        slider.setAttribute("aria-valuetext", `n = ${model.get("n")}`);
        count.textContent = `n = ${model.get("n")}`;
      },
      axes: () => { axes.value = model.get("axes"); },
      chosen: () => model.get("names").forEach((name, i) => {
        boxes[i].checked = model.get("chosen").includes(name);
      }),
      status: () => { status.textContent = model.get("status"); },
    });
  },
};
