// @ts-check
// All pictures and sentences are there from the start; a step only switches between them.

import { begin, make, playback } from "./shared.js";
/** @import { RenderProps } from "@anywidget/types" */
/** @import { Speeds } from "./shared.js" */

/**
 * @typedef {{ game: string, names: string[], pictures: string[], sentences: string[],
 *   step: number }} State
 */

/** @type {Speeds} */
const PAUSES = [["Slow", 2000], ["Medium", 1000], ["Fast", 300]];

/** @param {RenderProps<State>} props */
function render({ model, el }) {
  begin(el, "c4-replay", `Replay of a game of ${model.get("game")}`);
  const pictures = model.get("pictures");
  const sentences = model.get("sentences");
  const last = pictures.length - 1;

  const names = model.get("names").map((name, index) =>
    make("span", { class: `c4-replay-name c4-replay-${index + 1}`, "data-testid": `c4-name-${index + 1}` }, name));
  const title = make("p", { class: "c4-replay-names" }, names[0], make("span", {}, "against"), names[1]);
  const stage = make("div", { class: "c4-replay-stage", tabindex: "0", role: "group",
    "aria-label": "Board. Left and right arrow keys step, space plays.", "data-testid": "c4-picture" });

  const controls = playback(model, last, "Move", PAUSES);
  controls.listen(stage);
  const status = make("p", { class: "c4-status", role: "status", "aria-live": "polite",
    "data-testid": "c4-status" });
  el.append(title, stage, controls.bar, status);

  function update() {
    const step = model.get("step");
    stage.innerHTML = pictures[step];
    const where = `${step} of ${last}`;
    controls.show(step, where, `after ${where} moves`);
    status.textContent = sentences[step];
    names.forEach((name, index) => {
      name.classList.toggle("c4-replay-mover", step > 0 && (step - 1) % 2 === index);
    });
  }

  model.on("change:step", update);
  update();
  return () => { controls.stop(); model.off("change:step", update); };
}

export default { render };
