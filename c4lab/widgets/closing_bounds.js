// @ts-check
// A guess makes new passes in Python; a step shows the bounds and the tree of another pass.

import { attempt, begin, draw, make, onKeys, playback } from "./shared.js";
/** @import { RenderProps } from "@anywidget/types" */
/** @import { Speeds } from "./shared.js" */

/**
 * @typedef {{ line: string, tree: string, count: string, sentence: string }} Pass
 * @typedef {{ guess: number, passes: Pass[], refused: string, step: number }} State
 * @typedef {{ title: HTMLElement, picture: HTMLElement, whole: HTMLElement }} Part
 */

/** @type {Speeds} */
const SPEEDS = [["Slow", 4000], ["Medium", 2000], ["Fast", 1000]];

/** @param {RenderProps<State>} props */
function render({ model, el }) {
  begin(el, "c4-closing", "MTD(f) pass by pass");
  const status = make("p", { class: "c4-status", role: "status", "aria-live": "polite",
    "data-testid": "c4-status" });
  const guess = make("input", { type: "text", inputmode: "numeric", autocomplete: "off",
    "data-testid": "c4-guess" });
  const ask = () => attempt(() => model.send({ event: "guess", text: guess.value }), status);
  const refused = make("p", { class: "c4-refused", role: "alert", "data-testid": "c4-refused" });
  const form = make("div", { class: "c4-guess" }, make("label", {}, "First guess ", guess),
    make("button", { type: "button", "data-testid": "c4-ask", onclick: ask }, "Start again"));
  onKeys(guess, { Enter: ask });
  const passing = make("div");
  el.append(form, refused, passing, status);
  /** @type {ReturnType<typeof playback> | undefined} */
  let controls;
  /** @type {(step: number) => void} */
  let show;

  /** @type {(name: string, caption: string) => Part} */
  function part(name, caption) {
    const title = make("figcaption", { "data-testid": `c4-${name}-caption` }, caption);
    const picture = make("div", { "data-testid": `c4-${name}` });
    return { title, picture, whole: make("figure", { class: "c4-closing-part" }, title, picture) };
  }

  // How many passes there are depends on the guess, and with it how far one can step.
  function build() {
    controls?.stop();
    const passes = model.get("passes");
    const line = part("line", "What the value can still be"), tree = part("tree", "");
    tree.picture.classList.add("c4-tree");
    const stage = make("div", { class: "c4-closing-stage", tabindex: "0", role: "group",
      "aria-label": "The bounds, and the tree of one pass. Left and right arrow keys step, space plays." },
    line.whole, tree.whole);
    const now = playback(model, passes.length - 1, "Pass", SPEEDS);
    controls = now;
    now.listen(stage);
    passing.replaceChildren(stage, now.bar);
    guess.value = String(model.get("guess")).replace("-", "−");
    show = (step) => {
      const pass = passes[step], where = `${step + 1} of ${passes.length}`;
      draw(line.picture, pass.line);
      draw(tree.picture, pass.tree);
      tree.title.textContent = `Pass ${step + 1}: ${pass.count}`;
      status.textContent = pass.sentence;
      now.show(step, where, `pass ${where}`);
    };
    update();
  }

  const update = () => show(Math.min(model.get("step"), model.get("passes").length - 1));
  const tell = () => { refused.textContent = model.get("refused"); };
  model.on("change:passes", build);
  model.on("change:step", update);
  model.on("change:refused", tell);
  build();
  tell();
  return () => {
    controls?.stop();
    model.off("change:passes", build);
    model.off("change:step", update);
    model.off("change:refused", tell);
  };
}

export default { render };
