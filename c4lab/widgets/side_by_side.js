// @ts-check
// Both trees are drawn once; a step only switches classes on them, and counts.

import { begin, draw, make, playback, see } from "./shared.js";
/** @import { RenderProps } from "@anywidget/types" */
/** @import { Speeds } from "./shared.js" */

/**
 * A tree: for each step the node that it shows at, and for each node the steps at which the search
 * has left it (`done`) and at which it was `cut`.
 * @typedef {{ name: string, tree: string, nodes: number, at: number[],
 *   done: Record<string, number>, cut: Record<string, number> }} Tree
 * @typedef {{ sentences: string[], step: number, trees: Tree[] }} State
 */

/** @type {Speeds} */
const SPEEDS = [["Slow", 1000], ["Medium", 400], ["Fast", 120]];

/**
 * One tree with its name and counts; `show` brings it to a step.
 * @param {Tree} data
 * @param {number} index
 */
function panel(data, index) {
  const count = make("span", { "data-testid": `c4-nodes-${index}` });
  const stage = make("div", { class: "c4-tree", "data-testid": `c4-tree-${index}` });
  draw(stage, data.tree);
  const figure = make("figure", { class: "c4-side-tree" },
    make("figcaption", {}, make("strong", {}, data.name), count), stage);
  const groups = (/** @type {string} */ kind) => 
    [.../** @type {NodeListOf<SVGElement>} */ (stage.querySelectorAll(`.${kind}`))].map((group) =>
      ({ group, number: Number(group.dataset.node), parent: group.dataset.parent }));
  const nodes = groups("node"), edges = groups("edge"), stubs = groups("stub");
  const parents = new Map(nodes.map(({ number, parent }) => [number, parent]));
  /** @type {(element: Element, name: string, on: boolean) => void} */
  const mark = (element, name, on) => { element.classList.toggle(`c4-${name}`, on); };

  function show(/** @type {number} */ step) {
    const over = step >= data.at.length;
    const here = over ? null : data.at[step];
    const path = new Set();
    for (let at = over ? "" : String(here); at; at = parents.get(Number(at)) ?? "") path.add(Number(at));
    for (const { group, number } of [...nodes, ...edges]) {
      mark(group, "ahead", number > step);
      mark(group, "path", path.has(number));
    }
    for (const { group, number } of nodes) {
      mark(group, "open", !(data.done[number] <= step));
      mark(group, "here", number === here);
      if (number === here) see(stage, group);
      mark(group, "inside", number === here && number !== step);
    }
    for (const { group, number } of stubs) mark(group, "ahead", !(data.cut[number] <= step));
    const cuts = Object.values(data.cut).filter((at) => at <= step).length;
    const entered = over ? data.nodes : step + 1;
    count.textContent = `${entered.toLocaleString("en")} node${entered === 1 ? "" : "s"}, ` +
      `${cuts} cut${cuts === 1 ? "" : "s"}${over ? ", done" : ""}`;
  }
  return { figure, show };
}

/** @param {RenderProps<State>} props */
function render({ model, el }) {
  begin(el, "c4-side-by-side", "Two searches side by side");
  const sentences = model.get("sentences");
  const last = sentences.length - 1;
  const panels = model.get("trees").map((data, index) => panel(data, index + 1));
  const stage = make("div", { class: "c4-side-stage", tabindex: "0", role: "group",
    "aria-label": "Two search trees. Left and right arrow keys step, space plays." },
  ...panels.map(({ figure }) => figure));
  const controls = playback(model, last, "Step", SPEEDS);
  controls.listen(stage);
  const status = make("p", { class: "c4-status", role: "status", "aria-live": "polite",
    "data-testid": "c4-status" });
  el.append(stage, controls.bar, status);

  function update() {
    const step = model.get("step");
    for (const { show } of panels) show(step);
    const where = `${step + 1} of ${last + 1}`;
    controls.show(step, where, `step ${where}`);
    status.textContent = sentences[step];
  }

  model.on("change:step", update);
  update();
  return () => { controls.stop(); model.off("change:step", update); };
}

export default { render };
