// Tables tried one after the other on the same search. Python searches and draws.

export default {
  render({ model, el }) {
    begin(el, "c4-table-trials", "What a table costs a search");
    const status = make("p", { class: "c4-status", role: "status", "aria-live": "polite",
      "data-testid": "c4-status" });
    const trouble = make("p", { class: "c4-trials-trouble", role: "alert", "data-testid": "c4-trouble" });
    const send = (message) => attempt(() => model.send(message), status);

    const fields = {};
    // All of them: what is shown is what is tried, also after one was refused.
    const shown = () => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
    function field(name, label, element) {
      element.setAttribute("data-testid", `c4-${name}`);
      element.addEventListener("change", () => send({ do: "set", ...shown() }));
      // A field knows its keys; the notebook must not act on them too.
      element.addEventListener("keydown", (event) => event.stopPropagation());
      fields[name] = element;
      return make("label", {}, label, element);
    }
    const menu = (names) => make("select", {}, ...model.get(names).map((name) =>
      make("option", { value: name }, name)));
    const form = make("div", { class: "c4-trials-form" },
      field("entries", "Entries", make("input", { type: "text", spellcheck: "false", autocomplete: "off" })),
      field("function", "Hash", menu("functions")),
      field("rule", "Who stays", menu("rules")),
      make("button", { type: "button", "data-testid": "c4-clear", onclick: () => send({ do: "clear" }) }, "Clear"));
    const rows = make("div", { class: "c4-trials-rows", "data-testid": "c4-rows" });
    el.append(form, trouble, rows, status);

    const on = (name, update) => { model.on(`change:${name}`, update); update(); };
    on("svg", () => { rows.innerHTML = model.get("svg"); });
    on("status", () => { status.textContent = model.get("status"); });
    on("trouble", () => { trouble.textContent = model.get("trouble"); });
    for (const name of Object.keys(fields)) on(name, () => { fields[name].value = model.get(name); });
  },
};
