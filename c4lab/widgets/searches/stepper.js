// @ts-check
// The tree is drawn once; a step only switches classes and texts on it.

import { begin, draw, make, playback, see, statusLine } from "../shared.js";
/** @import { RenderProps } from "@anywidget/types" */

/**
 * A step of the search. Its window is alpha, beta, and where the bar begins and how long it is.
 * @typedef {{ kind: string, node: number, at: number, text: string, value?: string,
 *   window?: [alpha: string, beta: string, from: number, length: number] }} Moment
 * @typedef {{ moments: Moment[], states: Record<string, string>, step: number,
 *   tree: string }} State
 */

/**
 * What is drawn of a node, its parent's number ("" for none), its `own` steps, and which of them
 * enters it and which leaves it (-1 for none).
 * @typedef {{ group: SVGElement, parent: string | undefined, edges: Element[], stubs: Element[],
 *   own: number[], entry: number, exit: number }} Shape
 */

const PAUSES = [1600, 800, 250];

/** @param {RenderProps<State>} props */
function render({ model, el }) {
  begin(el, "c4-stepper", "Tree stepper");
  const moments = model.get("moments");
  const last = moments.length - 1;

  const stage = make("div", { class: "c4-tree", tabindex: "0", role: "group",
    "aria-label": "Search tree. Left and right arrow keys step, space plays." });
  draw(stage, model.get("tree"));
  const state = make("div", { class: "c4-state", "data-testid": "c4-stepper-state" });
  /** @type {Record<string, HTMLElement>} */
  const facts = {};
  const names = ["value", "entered", "cut"];
  if (moments.some((moment) => moment.window)) names.unshift("alpha", "beta");
  const list = make("table", { class: "c4-facts" });
  for (const name of names) {
    facts[name] = make("td", { "data-testid": `c4-${name}` });
    list.append(make("tr", {}, make("th", { scope: "row" }, name), facts[name]));
  }
  const side = make("div", { class: "c4-side" }, state, list);

  const controls = playback(model, () => last, "Step", PAUSES);
  controls.listen(stage);
  const status = statusLine();
  el.append(make("div", { class: "c4-stage" }, stage, side), controls.bar, status);

  /** @type {Map<number, Shape>} */
  const nodes = new Map();
  const groups = /** @type {NodeListOf<SVGElement>} */ (stage.querySelectorAll(".node"));
  for (const group of groups) {
    const number = Number(group.dataset.node);
    const find = (/** @type {string} */ kind) =>
      [...stage.querySelectorAll(`.${kind}[data-node="${number}"]`)];
    const own = [...moments.keys()].filter((at) => moments[at].node === number);
    const when = (/** @type {string[]} */ ...kinds) =>
      own.find((at) => kinds.includes(moments[at].kind)) ?? -1;
    const node = { group, own, parent: group.dataset.parent, edges: find("edge"), stubs: find("stub"),
      entry: when("enter"), exit: when("return", "raise") };
    group.addEventListener("click", () =>
      controls.to(model.get("step") === node.entry && node.exit >= 0 ? node.exit : node.entry));
    nodes.set(number, node);
  }

  function update() {
    const step = model.get("step");
    const now = moments[step];
    const past = moments.slice(0, step + 1);
    const count = (/** @type {string} */ kind) =>
      String(past.filter((moment) => moment.kind === kind).length);
    const path = new Set();
    for (let at = String(now.at); at; at = nodes.get(Number(at))?.parent ?? "") path.add(Number(at));
    for (const [number, node] of nodes) {
      const own = node.own.filter((at) => at <= step).map((at) => moments[at]);
      show(node, own, number, now, path.has(number));
    }
    const here = nodes.get(now.at);
    if (here) see(stage, here.group);
    state.innerHTML = model.get("states")[now.at];
    const [alpha, beta] = (now.window || ["", ""]).map((text) => String(text).slice(2));
    /** @type {Record<string, string>} */
    const known = { alpha, beta, value: now.value ?? "", entered: count("enter"), cut: count("cut") };
    for (const name of names) facts[name].textContent = known[name] || "–";
    const where = `${step + 1} of ${last + 1}`;
    controls.show(step, where, `step ${where}`);
    status.textContent = now.text;
  }

  /**
   * Shows a node: what has happened at it, and whether the search is there or below.
   * @type {(node: Shape, seen: Moment[], number: number, now: Moment, onPath: boolean) => void}
   */
  function show(node, seen, number, now, onPath) {
    const happened = (/** @type {string} */ kind) => seen.some((moment) => moment.kind === kind);
    /** @type {(element: Element, name: string, on: boolean) => void} */
    const mark = (element, name, on) => { element.classList.toggle(`c4-${name}`, on); };
    for (const element of [node.group, ...node.edges]) {
      mark(element, "ahead", !happened("enter"));
      mark(element, "path", onPath);
    }
    mark(node.group, "open", !happened("return"));
    mark(node.group, "here", number === now.at);
    mark(node.group, "inside", number === now.at && number !== now.node);
    for (const stub of node.stubs) mark(stub, "ahead", !happened("cut"));
    const bar = /** @type {SVGElement | null} */ (node.group.querySelector(".window"));
    const window = seen.at(-1)?.window;
    if (!bar || !window) return;
    const [alpha, beta, from, length] = window;
    const wide = Number(bar.dataset.wide);
    bar.setAttribute("x", String((from - 0.5) * wide));
    bar.setAttribute("width", String(length * wide));
    for (const [name, text] of [["alpha", alpha], ["beta", beta]]) {
      const label = node.group.querySelector(`.${name}`);
      if (label) label.textContent = text;
    }
  }

  model.on("change:step", update);
  update();
  return () => { controls.stop(); model.off("change:step", update); };
}

export default { render };
