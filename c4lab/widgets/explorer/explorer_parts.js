// @ts-check
// The parts of the heuristic explorer, each an element and ways to bring it up to date.

import { button, make, tableOf } from "../shared.js";
/** @import { Send } from "../shared.js" */

/**
 * Makes an element that shows `item`, and a function that shows it as it is later.
 * @template Item
 * @typedef {(item: Item) => { element: HTMLElement, update: (now: Item) => void }} Build
 */

/**
 * @typedef {{ name: string, says: string, side: number | null, ahead: string, agrees: string,
 *   key: string }} Verdict
 */

/** @type {Record<number, string>} */
const SIGNS = {
  1: '<circle cx="8" cy="8" r="7.5" fill="var(--c4-red)"/><circle cx="8" cy="8" r="4" fill="none" stroke="#fff" stroke-width="1.5"/>',
  [-1]: '<circle cx="8" cy="8" r="7.5" fill="var(--c4-amber)"/><circle cx="8" cy="8" r="2.5" fill="#8a5a00"/>',
};

/** A disc of that side; nothing for 0. */
export function sign(/** @type {number} */ side) {
  const icon = make("span", { class: "c4-explorer-sign", "aria-hidden": "true" });
  icon.innerHTML = SIGNS[side] ? `<svg viewBox="0 0 16 16">${SIGNS[side]}</svg>` : "";
  return icon;
}

/**
 * The children of each `parent` by key, each with the function that brings it up to date.
 * @type {WeakMap<HTMLElement, Map<string, ReturnType<Build<any>>>>}
 */
const kept = new WeakMap();

/**
 * Makes the children of `parent` those of `items`, by key: what stays is kept, with its focus.
 * @template {{ key: string }} Item
 * @param {HTMLElement} parent
 * @param {Item[]} items
 * @param {Build<Item>} build
 */
export function keep(parent, items, build) {
  const children = kept.get(parent) ?? new Map();
  kept.set(parent, children);
  for (const [key, { element }] of children) {
    if (items.some((item) => item.key === key)) continue;
    element.remove();
    children.delete(key);
  }
  items.forEach((item, i) => {
    const child = children.get(item.key) ?? build(item);
    children.set(item.key, child);
    const there = parent.children[i] ?? null;
    if (there !== child.element) parent.insertBefore(child.element, there);
    child.update(item);
  });
}

/** What each evaluation says, the chosen one first. */
export function verdictsOf() {
  const caption = make("caption");
  const { table, body } = tableOf(["Evaluation", "Says, for red", "Who is ahead", "Agrees"],
    { "data-testid": "c4-verdicts" });
  table.prepend(caption);

  /** @type {Build<Verdict>} */
  function build() {
    const name = make("th", { scope: "row" });
    const [says, agrees] = [make("td"), make("td")];
    const ahead = make("span", { class: "c4-explorer-ahead" });
    const line = make("tr", {}, name, says, make("td", {}, ahead), agrees);
    return { element: line, update(now) {
      name.textContent = now.name;
      says.textContent = now.says;
      ahead.replaceChildren(...(now.side === null ? [] : [sign(now.side)]), now.ahead);
      agrees.textContent = now.agrees;
      agrees.classList.toggle("c4-explorer-differs", now.agrees === "no");
    } };
  }
  return {
    panel: make("div", { class: "c4-explorer-verdicts", tabindex: 0, role: "group",
      "aria-label": "Verdicts" }, table),
    update(/** @type {Verdict[]} */ verdicts) { keep(body, verdicts, build); },
    title(/** @type {string} */ words) { caption.textContent = words; },
  };
}

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
  const reset = button("reset", "Weights as given", () => send({ do: "reset" }));
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
