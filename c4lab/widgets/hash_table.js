// @ts-check
// Every step is drawn beforehand; only other settings need the kernel.

import { attempt, begin, make, onKeys, playback } from "./shared.js";
/** @import { RenderProps } from "@anywidget/types" */
/** @import { Speeds } from "./shared.js" */

/**
 * @typedef {{ find: string, function: string, functions: string[], largest: number,
 *   names: string, pictures: string[], sentences: string[], size: number, step: number,
 *   summary: string, trouble: string, way: string, ways: string[] }} State
 * @typedef {"names" | "size" | "function" | "way" | "find"} Setting
 * @typedef {HTMLInputElement | HTMLSelectElement} Field
 */

/** @type {Speeds} */
const SPEEDS = [["Slow", 1500], ["Medium", 700], ["Fast", 200]];

/** @param {RenderProps<State>} props */
function render({ model, el }) {
  begin(el, "c4-hash-table", "Hash table, step by step");
  const status = make("p", { class: "c4-status", role: "status", "aria-live": "polite",
    "data-testid": "c4-status" });
  const trouble = make("p", { class: "c4-hash-trouble", role: "alert", "data-testid": "c4-trouble" });
  const summary = make("p", { class: "c4-hash-summary", "data-testid": "c4-summary" });

  /** @type {Partial<Record<Setting, Field>>} */
  const fields = {};
  /** @type {(name: Setting, value: string | number) => void} */
  const send = (name, value) =>
    attempt(() => model.send({ event: "set", [name]: value }), status);
  /**
   * @type {(name: Setting, label: string, element: Field, value?: () => string | number) => Node}
   */
  function field(name, label, element, value = () => element.value) {
    element.setAttribute("data-testid", `c4-${name}`);
    element.addEventListener("change", () => send(name, value()));
    // A field knows its keys; the notebook must not act on them too.
    element.addEventListener("keydown", (event) => event.stopPropagation());
    fields[name] = element;
    return make("label", {}, label, element);
  }
  /** @type {(name: Setting, label: string, names: string[]) => Node[]} */
  function choice(name, label, names) {
    const select = make("select");
    for (const each of names) select.append(make("option", { value: each }, each));
    return names.length ? [field(name, label, select)] : [];
  }
  const size = make("input", { type: "number", min: 1, max: model.get("largest"), step: 1 });
  const form = make("div", { class: "c4-hash-form" },
    field("names", "Names", make("input", { type: "text", spellcheck: "false" })),
    field("size", "Slots", size, () => (size.value === "" ? "" : Number(size.value))),
    ...choice("function", "Hash function", model.get("functions")),
    ...choice("way", "If a slot is taken", model.get("ways")),
    field("find", "Then find", make("input", { type: "text", spellcheck: "false" })));

  const stage = make("div", { class: "c4-hash-stage", tabindex: "0", role: "group",
    "data-testid": "c4-stage",
    "aria-label": "The slots of the table. Left and right arrow keys step, space plays." });
  const place = make("div");
  el.append(form, trouble, stage, place, status, summary);

  /** @type {ReturnType<typeof playback> | undefined} */
  let controls;
  function renew() {
    controls?.stop();
    controls = playback(model, model.get("pictures").length - 1, "Step", SPEEDS);
    place.replaceChildren(controls.bar);
    for (const [name, element] of Object.entries(fields))
      element.value = String(model.get(/** @type {Setting} */ (name)));
    summary.textContent = model.get("summary");
    show();
  }
  const press = (/** @type {string} */ name) => () => /** @type {HTMLElement | null} */ (
    place.querySelector(`[data-testid="c4-${name}"]`))?.click();
  onKeys(stage, { ArrowRight: press("forward"), ArrowLeft: press("back"), Home: press("first"),
    End: press("last"), " ": press("play") });

  function show() {
    const last = model.get("pictures").length - 1;
    const step = Math.min(model.get("step"), last);
    stage.innerHTML = model.get("pictures")[step];
    status.textContent = model.get("sentences")[step];
    controls?.show(step, `${step + 1} of ${last + 1}`, `step ${step + 1} of ${last + 1}`);
  }
  const complain = () => { trouble.textContent = model.get("trouble"); };

  model.on("change:pictures", renew);
  model.on("change:step", show);
  model.on("change:trouble", complain);
  renew();
  complain();
  return () => {
    controls?.stop();
    model.off("change:pictures", renew);
    model.off("change:step", show);
    model.off("change:trouble", complain);
  };
}

export default { render };
