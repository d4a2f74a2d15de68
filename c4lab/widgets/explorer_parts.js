// @ts-check
// The parts of the heuristic explorer, each an element and ways to bring it up to date.

import { make, onKeys } from "./shared.js";
/** @import { Keys, Send } from "./shared.js" */
/** @import { Spot } from "./spots.js" */

/**
 * Makes an element that shows `item`, and a function that shows it as it is later.
 * @template Item
 * @typedef {(item: Item) => { element: HTMLElement, update: (now: Item) => void }} Build
 */

/**
 * @typedef {{ name: string, says: string, side: number | null, ahead: string, agrees: string,
 *   key: string }} Verdict
 */

const SVG = "http://www.w3.org/2000/svg";
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

/**
 * The board, with a focusable column above each place where a disc can be dropped.
 * @param {Spot[]} spots
 * @param {Send} send
 */
export function columnsOf(spots, send) {
  const picture = make("div", { "aria-hidden": "true" });
  const overlay = document.createElementNS(SVG, "svg");
  overlay.setAttribute("role", "group");
  overlay.setAttribute("aria-label", "Connect Four board");
  /** @type {Map<number, SVGGElement>} */
  const columns = new Map();
  /** @type {string[]} */
  let cells = []; // lit now

  function reach(/** @type {number} */ move) {
    for (const [column, group] of columns) group.setAttribute("tabindex", column === move ? "0" : "-1");
  }
  for (const { move, shape } of spots) {
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("role", "button");
    group.setAttribute("class", "c4-explorer-column");
    group.setAttribute("data-testid", `c4-spot-${move}`);
    group.innerHTML = `${shape}<g class="c4-explorer-ghost"></g>`;
    const drop = () => send({ do: "play", move });
    group.addEventListener("focus", () => reach(move));
    group.addEventListener("click", () => { group.focus(); drop(); });
    /** @type {Keys} */
    const keys = {
      Enter: drop, " ": drop, u: () => send({ do: "undo" }), r: () => send({ do: "restart" }),
      ArrowLeft: () => columns.get(move - 1)?.focus(),
      ArrowRight: () => columns.get(move + 1)?.focus(),
    };
    for (const digit of "123456789") keys[digit] = () => send({ do: "play", move: Number(digit) });
    onKeys(group, keys);
    columns.set(move, group);
    overlay.append(group);
  }
  reach(1);

  function light(names = cells) {
    cells = names;
    const amounts = /** @type {SVGElement | null} */ (picture.querySelector(".c4-amounts"));
    if (amounts) amounts.style.display = cells.length ? "none" : "";
    const rings = /** @type {NodeListOf<SVGElement>} */ (picture.querySelectorAll("[data-cell]"));
    for (const ring of rings)
      ring.style.display = cells.includes(ring.dataset.cell ?? "") ? "" : "none";
  }
  return {
    stage: make("div", { class: "c4-explorer-stage" }, picture, overlay),
    light,
    draw(/** @type {string} */ svg) {
      picture.innerHTML = svg;
      overlay.setAttribute("viewBox", picture.firstElementChild?.getAttribute("viewBox") ?? "");
      light();
    },
    update(/** @type {Spot[]} */ all) {
      for (const { move, label, ghost } of all) {
        const group = columns.get(move);
        if (!group) continue;
        group.setAttribute("aria-label", label);
        group.classList.toggle("c4-free", Boolean(ghost));
        const inside = group.lastElementChild;
        if (inside && inside.innerHTML !== ghost) inside.innerHTML = ghost;
      }
    },
  };
}

/** What each evaluation says, the chosen one first. */
export function verdictsOf() {
  const caption = make("caption");
  const body = make("tbody");
  const heads = ["Evaluation", "Says, for red", "Who is ahead", "Agrees"];
  const table = make("table", { "data-testid": "c4-verdicts" }, caption,
    make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))),
    body);

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
