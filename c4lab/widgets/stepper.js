// The tree is drawn once; a step only switches classes and texts on it.

const SPEEDS = [["Slow", 1600], ["Medium", 800], ["Fast", 250]];

function render({ model, el }) {
  begin(el, "c4-stepper", "Tree stepper");
  const moments = model.get("moments");
  const last = moments.length - 1;

  const stage = make("div", { class: "c4-tree", tabindex: "0", role: "group",
    "aria-label": "Search tree. Left and right arrow keys step, space plays." });
  stage.innerHTML = model.get("tree");
  const state = make("div", { class: "c4-state", "data-testid": "c4-stepper-state" });
  const facts = {};
  const names = ["value", "entered", "cut"];
  if (moments.some((moment) => moment.window)) names.unshift("alpha", "beta");
  const list = make("table", { class: "c4-facts" });
  for (const name of names) {
    facts[name] = make("td", { "data-testid": `c4-${name}` });
    list.append(make("tr", {}, make("th", { scope: "row" }, name), facts[name]));
  }
  const side = make("div", { class: "c4-side" }, state, list);

  const controls = playback(model, last, "Step", SPEEDS);
  controls.listen(stage);
  const status = make("p", { class: "c4-status", role: "status", "aria-live": "polite",
    "data-testid": "c4-status" });
  el.append(make("div", { class: "c4-stage" }, stage, side), controls.bar, status);

  const nodes = new Map();
  for (const group of stage.querySelectorAll(".node")) {
    const number = Number(group.dataset.node);
    const find = (kind) => [...stage.querySelectorAll(`.${kind}[data-node="${number}"]`)];
    const when = (...kinds) => moments.findIndex((m) => m.node === number && kinds.includes(m.kind));
    const node = { group, parent: group.dataset.parent, edges: find("edge"), stubs: find("stub"),
      entry: when("enter"), exit: when("return", "raise") };
    group.addEventListener("click", () =>
      controls.to(model.get("step") === node.entry && node.exit >= 0 ? node.exit : node.entry));
    nodes.set(number, node);
  }

  function update() {
    const step = model.get("step");
    const now = moments[step];
    const seen = new Map([...nodes.keys()].map((number) => [number, {}]));
    let entered = 0, cuts = 0;
    for (const moment of moments.slice(0, step + 1)) {
      entered += moment.kind === "enter";
      cuts += moment.kind === "cut";
      const own = seen.get(moment.node);
      if (own) Object.assign(own, { [moment.kind]: true, window: moment.window });
    }
    const path = new Set();
    for (let at = String(now.at); at !== ""; at = nodes.get(Number(at)).parent) path.add(Number(at));
    for (const [number, node] of nodes) show(node, seen.get(number), number, now, path.has(number));
    state.innerHTML = model.get("states")[now.at];
    const [alpha, beta] = (now.window || ["", ""]).map((text) => String(text).slice(2));
    const known = { alpha, beta, value: now.value || "", entered, cut: cuts };
    for (const name of names) facts[name].textContent = known[name] === "" ? "–" : known[name];
    const where = `${step + 1} of ${last + 1}`;
    controls.show(step, where, `step ${where}`);
    status.textContent = now.text;
  }

  function show(node, seen, number, now, onPath) {
    const mark = (element, name, on) => element.classList.toggle(`c4-${name}`, Boolean(on));
    for (const element of [node.group, ...node.edges]) {
      mark(element, "ahead", !seen.enter);
      mark(element, "path", onPath);
    }
    mark(node.group, "open", !seen.return);
    mark(node.group, "here", number === now.at);
    mark(node.group, "inside", number === now.at && number !== now.node);
    for (const stub of node.stubs) mark(stub, "ahead", !seen.cut);
    const bar = node.group.querySelector(".window");
    if (!bar || !seen.window) return;
    const [alpha, beta, from, length] = seen.window;
    const wide = Number(bar.dataset.wide);
    bar.setAttribute("x", (from - 0.5) * wide);
    bar.setAttribute("width", length * wide);
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
