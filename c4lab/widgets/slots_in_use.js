// Tiles of a large table, and boards that share a slot. Python fills the table and draws.

export default {
  render({ model, el }) {
    begin(el, "c4-slots-in-use", "Slots of a table that are in use");
    const status = make("p", { class: "c4-status", role: "status", "aria-live": "polite",
      "data-testid": "c4-status" });
    const trouble = make("p", { class: "c4-slots-trouble", role: "alert", "data-testid": "c4-trouble" });
    const summary = make("p", { class: "c4-slots-summary", "data-testid": "c4-summary" });
    const send = (message) => attempt(() => model.send(message), status);

    const fields = {};
    // All of them: what is shown is what is used, also after one was refused.
    const shown = () => ({ size: size.value, function: hash.value, ply: Number(ply.value) });
    function field(name, label, element) {
      element.setAttribute("data-testid", `c4-${name}`);
      element.addEventListener("change", () => send({ do: "set", ...shown() }));
      // A field knows its keys; the notebook must not act on them too.
      element.addEventListener("keydown", (event) => event.stopPropagation());
      fields[name] = element;
      return make("label", {}, label, element);
    }
    const size = make("input", { type: "text", spellcheck: "false", autocomplete: "off" });
    const hash = make("select");
    for (const name of model.get("functions")) hash.append(make("option", { value: name }, name));
    const ply = make("select");
    for (let discs = 0; discs <= model.get("deepest"); discs++)
      ply.append(make("option", { value: discs }, discs));
    const form = make("div", { class: "c4-slots-form" },
      field("size", "Slots", size),
      field("function", "Hash", hash),
      field("ply", "Discs on the board", ply));

    const stage = make("div", { class: "c4-slots-stage", tabindex: "0", role: "group",
      "data-testid": "c4-stage", "aria-label": "The slots, in tiles. Arrow keys choose a tile." });
    const look = (tile) => send({ do: "look", tile: Math.max(0, Math.min(tile, model.get("tiles") - 1)) });
    stage.addEventListener("click", (event) => {
      const svg = stage.querySelector("svg"), box = svg.getBoundingClientRect();
      const scale = svg.viewBox.baseVal.width / box.width, pitch = model.get("pitch");
      const [column, row] = [event.clientX - box.left, event.clientY - box.top]
        .map((at) => Math.floor((at * scale - 4) / pitch));
      if (column >= 0 && column < model.get("across") && row >= 0) look(row * model.get("across") + column);
    });
    const by = (change) => () => look(model.get("tile") + change());
    const across = () => model.get("across");
    onKeys(stage, { ArrowLeft: by(() => -1), ArrowRight: by(() => +1), ArrowUp: by(() => -across()),
      ArrowDown: by(across), Home: () => look(0), End: () => look(model.get("tiles") - 1) });

    const boards = make("div", { class: "c4-slots-boards", "data-testid": "c4-boards" });
    el.append(form, trouble, stage, summary, status, boards);

    const on = (name, update) => { model.on(`change:${name}`, update); update(); };
    on("svg", () => { stage.innerHTML = model.get("svg"); });
    on("summary", () => { summary.textContent = model.get("summary"); });
    on("status", () => { status.textContent = model.get("status"); });
    on("trouble", () => { trouble.textContent = model.get("trouble"); });
    on("boards", () => { boards.innerHTML = model.get("boards").map((svg) => `<div>${svg}</div>`).join(""); });
    for (const name of Object.keys(fields)) on(name, () => { fields[name].value = model.get(name); });
  },
};
