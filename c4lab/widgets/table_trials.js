// Tables tried one after the other on the same search. Python searches and draws.

export default {
  render({ model, el }) {
    begin(el, "c4-table-trials", "What a table costs a search");
    const status = make("p", { class: "c4-status", role: "status", "aria-live": "polite",
      "data-testid": "c4-status" });
    const send = (message) => attempt(() => model.send(message), status);
    const { form, trouble } = formOf(model, send, {
      entries: ["Entries", typed()],
      function: ["Hash", menu(model.get("functions"))],
      rule: ["Who stays", menu(model.get("rules"))],
    });
    form.append(make("button", { type: "button", "data-testid": "c4-clear",
      onclick: () => send({ do: "clear" }) }, "Clear"));
    const rows = make("div", { class: "c4-trials-rows", "data-testid": "c4-rows" });
    el.append(form, trouble, rows, status);

    const on = (name, update) => { model.on(`change:${name}`, update); update(); };
    on("svg", () => { rows.innerHTML = model.get("svg"); });
    on("status", () => { status.textContent = model.get("status"); });
  },
};
