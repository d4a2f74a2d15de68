// Fields with labels, each named after its trait: when one changes, Python gets what all of them
// show, also what it has refused before. `trouble` is where it says why.
function formOf(model, send, fields) {
  const plain = (name) => (typeof model.get(name) === "number" ? Number : String);
  const shown = () => Object.fromEntries(
    Object.entries(fields).map(([name, [, { value }]]) => [name, plain(name)(value)]));
  const labels = Object.entries(fields).map(([name, [label, element]]) => {
    element.setAttribute("data-testid", `c4-${name}`);
    element.addEventListener("change", () => send({ do: "set", ...shown() }));
    // A field knows its keys; the notebook must not act on them too.
    element.addEventListener("keydown", (event) => event.stopPropagation());
    const show = () => { element.value = model.get(name); };
    model.on(`change:${name}`, show);
    show();
    return make("label", {}, label, element);
  });
  const trouble = make("p", { class: "c4-trouble", role: "alert", "data-testid": "c4-trouble" });
  const say = () => { trouble.textContent = model.get("trouble"); };
  model.on("change:trouble", say);
  say();
  return { form: make("div", { class: "c4-form" }, ...labels), trouble };
}

const typed = () => make("input", { type: "text", spellcheck: "false", autocomplete: "off" });
const menu = (values) =>
  make("select", {}, ...values.map((value) => make("option", { value }, value)));

