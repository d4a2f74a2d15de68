// Tiles of a large table, and boards that share a slot. Python fills the table and draws.

export default {
  render({ model, el }) {
    begin(el, "c4-slots-in-use", "Slots of a table that are in use");
    const status = make("p", { class: "c4-status", role: "status", "aria-live": "polite",
      "data-testid": "c4-status" });
    const summary = make("p", { class: "c4-slots-summary", "data-testid": "c4-summary" });
    const send = (message) => attempt(() => model.send(message), status);

    const discs = [...Array(model.get("deepest") + 1).keys()];
    const { form, trouble } = formOf(model, send, {
      size: ["Slots", typed()],
      function: ["Hash", menu(model.get("functions"))],
      ply: ["Discs on the board", menu(discs)],
    });

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
    on("boards", () => { boards.innerHTML = model.get("boards").map((svg) => `<div>${svg}</div>`).join(""); });
  },
};
