// @ts-check

import { keep, sign } from "./explorer_parts.js";
import { make } from "../shared.js";
/** @import { Build } from "./explorer_parts.js" */
/** @import { Send } from "../shared.js" */

/**
 * What counts, its cells, and the parts that it consists of.
 * @typedef {{ key: string, side: number, name: string, amount: string, note: string,
 *   cells: string[], parts: Count[] }} Count
 */

/**
 * What counts, for red and for amber. Pointing at a row lights its cells; pressing it holds them.
 * @param {(cells: string[]) => void} light
 * @param {Send} send
 */
export function countsOf(light, send) {
  /** @type {Map<string, string[]>} */
  const rows = new Map(); // of what is on the page: key to cells
  /** @type {Map<string, HTMLButtonElement>} */
  const buttons = new Map();
  let held = "";
  const show = (key = held) => light(rows.get(key) ?? []);

  /** @type {Build<Count>} */
  function build(item) {
    const amount = make("span", { class: "c4-explorer-amount" });
    const name = make("span", { class: "c4-explorer-name" });
    const note = make("small", { class: "c4-explorer-note" });
    const row = make("button", { type: "button", class: "c4-explorer-row", "aria-pressed": "false",
      onclick: () => send({ do: "light", key: held === item.key ? "" : item.key }) },
      make("span", {}, name, note), amount);
    for (const event of ["pointerenter", "focus"])
      row.addEventListener(event, () => show(item.key));
    for (const event of ["pointerleave", "blur"]) row.addEventListener(event, () => show());
    const parts = make("ul", { class: "c4-explorer-parts" });
    parts.hidden = true;
    const more = make("button", { type: "button", class: "c4-explorer-more",
      "aria-expanded": "false", onclick: () => {
        parts.hidden = !parts.hidden;
        more.setAttribute("aria-expanded", String(!parts.hidden));
      } });
    const line = make("li", {}, make("div", { class: "c4-explorer-line" }, more, row), parts);
    buttons.set(item.key, row);
    return { element: line, update(now) {
      name.textContent = now.name;
      amount.textContent = now.amount;
      note.textContent = now.note;
      more.hidden = !now.parts.length;
      more.setAttribute("aria-label", `Each of ${now.name}`);
      keep(parts, now.parts, build);
    } };
  }

  const sides = [1, -1].map((side) => {
    const sum = make("span", { class: "c4-explorer-amount" });
    const list = make("ul", { "aria-label": side > 0 ? "Counts for red" : "Counts for amber" });
    const head = make("p", { class: "c4-explorer-head" }, sign(side),
      side > 0 ? "For red" : "For amber", sum);
    const scroll = make("div", { class: "c4-explorer-scroll" }, list);
    return { side, sum, list, part: make("div", {}, head, scroll) };
  });
  const nothing = make("p", { class: "c4-explorer-nothing", "data-testid": "c4-nothing" });
  const point = make("p", { class: "c4-explorer-point" },
    "Point at a line to light its cells; press it to keep them lit.");
  const both = make("div", {},
    make("div", { class: "c4-explorer-sides" }, ...sides.map((side) => side.part)), point);
  return {
    panel: make("div", { class: "c4-explorer-counts", role: "group", "aria-label": "What counts",
      "data-testid": "c4-counts" }, both, nothing),
    update(/** @type {Count[]} */ counts) {
      rows.clear();
      for (const count of counts)
        for (const each of [count, ...count.parts]) rows.set(each.key, each.cells);
      for (const { side, list } of sides)
        keep(list, counts.filter((count) => count.side === side), build);
      for (const key of buttons.keys()) if (!rows.has(key)) buttons.delete(key);
      show();
    },
    add(/** @type {string[]} */ totals) {
      sides.forEach(({ sum }, i) => { sum.textContent = totals[i]; });
    },
    explain(/** @type {string} */ words) {
      nothing.textContent = words;
      nothing.hidden = !words;
      both.hidden = Boolean(words);
    },
    hold(/** @type {string} */ key) {
      held = key;
      for (const [each, row] of buttons) row.setAttribute("aria-pressed", String(each === key));
      show();
    },
  };
}
