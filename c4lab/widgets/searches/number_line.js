// @ts-check
// Python draws the line. Here a window is dragged, typed or moved by keys.

import { begin, button, make, onKeys, sender, showing, statusLine, tableOf } from "../shared.js";
/** @import { AnyWidget } from "@anywidget/types" */

/**
 * `scale` is the lowest and the highest number, where they are, and the picture's width.
 * @typedef {{ alpha: string, beta: string, chart: string, heads: string[], rows: string[][],
 *   scale: number[], status: string }} State
 */

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    begin(el, "c4-number-line", "Number line that closes in on a value");
    const status = statusLine();
    const send = sender(model, status);

    const stage = make("div", { class: "c4-line-stage", tabindex: "0", role: "group",
      "aria-label": "Number line. Left and right arrow keys move the window, up and down widen and narrow it, Enter asks.",
      "data-testid": "c4-line" });
    let entered = false; // Enter asks, and the field's change behind it is no news
    /** @type {Set<HTMLInputElement>} */
    const typing = new Set(); // fields that an answer from Python must leave alone
    /** @type {(name: string) => [HTMLInputElement, HTMLLabelElement]} */
    const field = (name) => {
      const input = make("input", { type: "text", inputmode: "text", autocomplete: "off",
        "aria-label": name, "data-testid": `c4-${name}` });
      input.addEventListener("keydown", (event) => {
        event.stopPropagation(); // the notebook has keys of its own
        if (event.key !== "Enter") return;
        entered = true;
        ask();
      });
      input.addEventListener("input", () => { entered = false; typing.add(input); });
      input.addEventListener("change", () => {
        typing.delete(input);
        if (!entered) move(alpha.value, beta.value);
      });
      return [input, make("label", {}, `${name} `, input)];
    };
    const [alpha, alphaLabel] = field("alpha");
    const [beta, betaLabel] = field("beta");
    const suggest = (/** @type {string} */ what) => () => {
      fill();
      send({ event: "suggest", what });
    };
    const bar = make("div", { class: "c4-bar c4-line-bar" }, alphaLabel, betaLabel,
      button("ask", "Ask", () => ask()),
      make("div", { class: "c4-settings" },
        button("middle", "Middle", suggest("middle")),
        button("beside", "Beside the answer", suggest("beside")),
        button("all", "Whole line", suggest("all")),
        button("again", "Start again", () => { fill(); send({ event: "again" }); })));
    const { table, body } = tableOf(model.get("heads"), { "data-testid": "c4-answers" });
    const scroll = make("div", { class: "c4-line-scroll", tabindex: "0", role: "group",
      "aria-label": "Answers" }, table);
    el.append(stage, bar, status, scroll);

    const ask = () => {
      typing.clear();
      send({ event: "ask", alpha: alpha.value, beta: beta.value });
    };
    /** @type {(low: number | string, high: number | string) => void} */
    const move = (low, high) =>
      send({ event: "window", alpha: String(low), beta: String(high) });
    const number = (/** @type {string} */ text) => Number(text.replace(/inf$/, "Infinity"));
    const ends = () => [number(alpha.value), number(beta.value)];
    // An end at infinity stays where it is.
    /** @type {(low: number, high: number) => void} */
    const shift = (low, high) => {
      const [a, b] = ends();
      move(Number.isFinite(a) ? a + low : alpha.value, Number.isFinite(b) ? b + high : beta.value);
    };
    onKeys(stage, {
      ArrowLeft: () => shift(-1, -1), ArrowRight: () => shift(+1, +1),
      ArrowUp: () => shift(0, +1),
      ArrowDown: () => { const [a, b] = ends(); if (b - a > 1) shift(0, -1); },
      Enter: () => ask(),
    });

    // Whichever of alpha, beta and the bar between is nearest to the pointer is dragged.
    const valueAt = (/** @type {PointerEvent} */ event) => {
      const [low, high, left, right, width] = model.get("scale");
      const box = (stage.firstElementChild ?? stage).getBoundingClientRect();
      const x = ((event.clientX - box.left) * width) / box.width;
      const value = Math.round(low + ((high - low) * (x - left)) / (right - left));
      return Math.max(low, Math.min(value, high));
    };
    /** @type {{ at: number, a: number, b: number, what: "alpha" | "beta" | "both" } | null} */
    let drag = null;
    stage.addEventListener("pointerdown", (event) => {
      const [a, b] = ends(), at = valueAt(event);
      const inside = Number.isFinite(a) && Number.isFinite(b) &&
        (b - a === 1 || (at > a && at < b && at - a > 1 && b - at > 1));
      drag = { at, a, b, what: inside ? "both" : Math.abs(a - at) >= Math.abs(b - at) ? "beta" : "alpha" };
      if (drag.what === "both" && (at < a || at > b)) { drag.a = at; drag.b = at + (b - a); slide(event); }
      stage.setPointerCapture(event.pointerId);
    });
    const slide = (/** @type {PointerEvent} */ event) => {
      if (!drag) return;
      const to = valueAt(event);
      if (drag.what === "both") move(drag.a + to - drag.at, drag.b + to - drag.at);
      else if (drag.what === "alpha") move(Math.min(to, drag.b - 1), beta.value);
      else move(alpha.value, Math.max(to, drag.a + 1));
    };
    stage.addEventListener("pointermove", slide);
    stage.addEventListener("pointerup", () => { drag = null; });
    stage.addEventListener("pointercancel", () => { drag = null; });

    const fill = () => {
      if (!typing.has(alpha)) alpha.value = model.get("alpha");
      if (!typing.has(beta)) beta.value = model.get("beta");
    };
    return showing(model, {
      chart: () => { stage.innerHTML = model.get("chart"); },
      alpha: fill,
      beta: fill,
      status: () => { status.textContent = model.get("status"); },
      rows: () => {
        const rows = model.get("rows");
        scroll.hidden = rows.length === 0;
        body.replaceChildren(...rows.map((row) =>
          make("tr", {}, ...row.map((cell) => make("td", {}, cell)))));
      },
    });
  },
};
