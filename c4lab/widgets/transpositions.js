// A board to pick moves on, the orders that lead there, and a chart. Python decides everything.

const SVG = "http://www.w3.org/2000/svg";

function svgElement(tag, attributes = {}) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

export default {
  render({ model, el }) {
    begin(el, "c4-transpositions", `${model.get("game")}: how many orders lead to a position`);
    const status = make("p", { class: "c4-status", role: "status", "aria-live": "polite",
      "data-testid": "c4-status" });
    const send = (message) => attempt(() => model.send(message), status);

    const picture = make("div", { class: "c4-board-picture", "aria-hidden": "true" });
    const overlay = svgElement("svg", { class: "c4-board-spots", role: "group",
      "aria-label": model.get("game") });
    const stage = make("div", { class: "c4-board-stage" }, picture, overlay);

    const buttons = new Map();
    let current = null; // the one spot that the Tab key reaches
    function reach(move) {
      buttons.get(current)?.setAttribute("tabindex", "-1");
      current = move;
      buttons.get(move).setAttribute("tabindex", "0");
    }
    for (const { move, shape } of model.get("spots")) {
      const group = svgElement("g", { role: "button", tabindex: "-1", class: "c4-spot",
        "data-testid": `c4-spot-${move}` });
      group.innerHTML = `${shape}<g class="c4-ghost"></g>`;
      const play = () => send({ do: "play", move });
      group.addEventListener("focus", () => reach(move));
      group.addEventListener("click", () => { group.focus(); play(); });
      const keys = { Enter: play, " ": play, u: () => send({ do: "undo" }),
        r: () => send({ do: "restart" }) };
      for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"])
        keys[arrow] = () => buttons.get(model.get("compass")[move][arrow])?.focus();
      onKeys(group, keys);
      overlay.append(group);
      buttons.set(move, group);
    }
    reach(Math.min(...buttons.keys()));

    const button = (name, act, key) => make("button", { type: "button", "aria-keyshortcuts": key,
      "data-testid": `c4-${act}`, onclick: () => send({ do: act }) }, name);
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
    el.append(make("div", { class: "c4-ways" }, stage, found), bar, status);

    function update() {
      picture.innerHTML = model.get("svg");
      const drawn = picture.firstElementChild;
      overlay.setAttribute("viewBox", drawn.getAttribute("viewBox"));
      stage.style.width = `${drawn.getAttribute("width")}px`;
      for (const { move, label, ghost } of model.get("spots")) {
        const group = buttons.get(move);
        group.setAttribute("aria-label", label);
        group.classList.toggle("c4-free", Boolean(ghost));
        group.querySelector(".c4-ghost").innerHTML = ghost;
      }
      orders.replaceChildren(...model.get("orders").map((order) => make("li", {}, order)));
      more.textContent = model.get("more");
      chart.innerHTML = model.get("chart");
      depth.select.value = model.get("depth");
      passes.select.value = model.get("passes");
      status.textContent = model.get("status");
    }
    model.on("change", update);
    update();
    return () => model.off("change", update);
  },
};
