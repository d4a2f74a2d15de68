// @ts-check
// Every step is drawn beforehand; only other settings need the kernel.

import { formOf, typed } from "../parts/form.js";
import { begin, make, menuOf, playback, sender, showing, statusLine } from "../shared.js";
/** @import { RenderProps } from "@anywidget/types" */

/**
 * @typedef {{ find: string, function: string, functions: string[], largest: number,
 *   names: string, pictures: string[], sentences: string[], size: number, step: number,
 *   summary: string, trouble: string, way: string, ways: string[] }} State
 */

const PAUSES = [1500, 700, 200];

/** @param {RenderProps<State>} props */
function render({ model, el }) {
  begin(el, "c4-hash-table", "Hash table, step by step");
  const status = statusLine();
  const summary = make("p", { class: "c4-hash-summary", "data-testid": "c4-summary" });
  const functions = model.get("functions"), ways = model.get("ways");
  const { form, trouble } = formOf(model, sender(model, status), {
    names: ["Names", typed()],
    size: ["Slots", make("input", { type: "number", min: 1, max: model.get("largest"), step: 1 })],
    ...(functions.length ? { function: ["Hash function", menuOf(functions)] } : {}),
    ...(ways.length ? { way: ["If a slot is taken", menuOf(ways)] } : {}),
    find: ["Then find", typed()],
  });
  form.classList.add("c4-hash-form");

  const stage = make("div", { class: "c4-hash-stage", tabindex: "0", role: "group",
    "data-testid": "c4-stage",
    "aria-label": "The slots of the table. Left and right arrow keys step, space plays." });
  const last = () => model.get("pictures").length - 1;
  const controls = playback(model, last, "Step", PAUSES);
  controls.listen(stage);
  el.append(form, trouble, stage, controls.bar, status, summary);

  function show() {
    const step = Math.min(model.get("step"), last()), where = `${step + 1} of ${last() + 1}`;
    stage.innerHTML = model.get("pictures")[step];
    status.textContent = model.get("sentences")[step];
    controls.show(step, where, `step ${where}`);
  }
  const end = showing(model, {
    pictures: () => { controls.stop(); show(); },
    step: show,
    summary: () => { summary.textContent = model.get("summary"); },
  });
  return () => { controls.stop(); end(); };
}

export default { render };
