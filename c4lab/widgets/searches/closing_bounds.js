// @ts-check
// A guess makes new passes in Python; a step shows the bounds and the tree of another pass.

import {
  begin, button, draw, make, onKeys, playback, sender, showing, statusLine,
} from "../shared.js";
/** @import { RenderProps } from "@anywidget/types" */

/**
 * @typedef {{ line: string, tree: string, count: string, sentence: string }} Pass
 * @typedef {{ guess: number, passes: Pass[], refused: string, step: number }} State
 * @typedef {{ title: HTMLElement, picture: HTMLElement, whole: HTMLElement }} Part
 */

const PAUSES = [4000, 2000, 1000];

/** @param {RenderProps<State>} props */
function render({ model, el }) {
  begin(el, "c4-closing", "MTD(f) pass by pass");
  const status = statusLine();
  const guess = make("input", { type: "text", inputmode: "numeric", autocomplete: "off",
    "data-testid": "c4-guess" });
  const send = sender(model, status);
  const ask = () => send({ event: "guess", text: guess.value });
  const refused = make("p", { class: "c4-refused", role: "alert", "data-testid": "c4-refused" });
  const form = make("div", { class: "c4-guess" }, make("label", {}, "First guess ", guess),
    button("ask", "Start again", ask));
  onKeys(guess, { Enter: ask });

  /** @type {(name: string, caption: string) => Part} */
  function part(name, caption) {
    const title = make("figcaption", { "data-testid": `c4-${name}-caption` }, caption);
    const picture = make("div", { "data-testid": `c4-${name}` });
    return { title, picture, whole: make("figure", { class: "c4-closing-part" }, title, picture) };
  }
  const line = part("line", "What the value can still be"), tree = part("tree", "");
  tree.picture.classList.add("c4-tree");
  const stage = make("div", { class: "c4-closing-stage", tabindex: "0", role: "group",
    "aria-label": "The bounds, and the tree of one pass. Left and right arrow keys step, space plays." },
  line.whole, tree.whole);
  const controls = playback(model, () => model.get("passes").length - 1, "Pass", PAUSES);
  controls.listen(stage);
  el.append(form, refused, stage, controls.bar, status);

  function show() {
    const passes = model.get("passes"), step = Math.min(model.get("step"), passes.length - 1);
    const pass = passes[step], where = `${step + 1} of ${passes.length}`;
    draw(line.picture, pass.line);
    draw(tree.picture, pass.tree);
    tree.title.textContent = `Pass ${step + 1}: ${pass.count}`;
    status.textContent = pass.sentence;
    controls.show(step, where, `pass ${where}`);
  }
  const end = showing(model, {
    passes: () => { controls.stop(); show(); },
    step: show,
    guess: () => { guess.value = String(model.get("guess")).replace("-", "−"); },
    refused: () => { refused.textContent = model.get("refused"); },
  });
  return () => { controls.stop(); end(); };
}

export default { render };
