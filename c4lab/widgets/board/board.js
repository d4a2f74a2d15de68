// @ts-check
// The board: a picture, and above it one focusable spot a move. Python decides everything.

import { gameReview } from "./board_review.js";
import { columnScores } from "./board_scores.js";
import { begin, buttonsOf, make, sender, setter, setting, showing, statusLine } from "../shared.js";
import { spotsOf } from "../parts/spots.js";
/** @import { AnyWidget } from "@anywidget/types" */
/** @import { Keys } from "../shared.js" */
/** @import { Review } from "./board_review.js" */
/** @import { Scores } from "./board_scores.js" */
/** @import { Spots } from "../parts/spots.js" */

/**
 * @typedef {Spots & Scores & Review & { friend: boolean, game: string, note: string,
 *   opponent: string, opponents: string[], solved: boolean, starter: string, starters: string[],
 *   status: string, text: string, thinking: boolean, typing: string }} State
 */

/**
 * Lets the last disc fall from above the board, and then calls `landed`. Null if nothing falls.
 * @param {HTMLElement} picture
 * @param {() => void} landed
 */
function drop(picture, landed) {
  const disc = /** @type {SVGElement | null} */ (picture.querySelector(".falls"));
  if (!disc || matchMedia("(prefers-reduced-motion: reduce)").matches) return null;
  const height = Number(disc.dataset.drop);
  const fall = disc.animate(
    [{ transform: `translateY(${-height}px)` }, { transform: "none" }],
    { duration: Math.min(190, 10 * Math.sqrt(height)), easing: "ease-in" });
  fall.onfinish = fall.oncancel = landed;
  return fall;
}

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    begin(el, "c4-board", `${model.get("game")} board`);
    const status = statusLine();
    const send = sender(model, status);

    const scores = columnScores(model, send);
    const review = gameReview(model, send);
    const solved = model.get("solved"); // whether it is a game that the solver knows

    /** @type {Keys} */
    const keys = solved ? { ...scores.keys, ...review.keys } : {};
    for (const digit of "0123456789") keys[digit] = () => send({ do: "type", digit });
    const { stage, picture, draw, tell } = spotsOf(model, send, model.get("game"), keys);

    const button = buttonsOf(send), set = setter(model, status);
    const [opponent, against] =
      setting("Opponent", "opponent", model.get("opponents"), (name) => set("opponent", name));
    const [starter, begins] =
      setting("Who starts", "starter", model.get("starters"), (name) => set("starter", name));
    const bar = make("div", { class: "c4-bar" },
      button("Undo", "undo", "u"), button("Restart", "restart", "r"),
      ...(solved ? scores.buttons : []),
      make("div", { class: "c4-settings" }, against, begins));
    const more = solved ? ", S shows scores, B the best play, M the mistakes of a game" : "";
    const help = make("p", { class: "c4-help" },
      `Keys on the board: arrows and Enter, or ${model.get("typing")}; U undoes, R restarts${more}.`);
    const note = make("p", { class: "c4-help", "data-testid": "c4-note" });
    if (solved) el.append(scores.row);
    el.append(stage, bar, status);
    if (solved) el.append(...scores.words, review.panel);
    el.append(note, help);

    /** @type {Animation | null} */
    let falling = null;
    let discs = model.get("text").length; // what stands when the page opens does not fall
    const showPicture = () => {
      if (falling) return; // what came meanwhile is shown when the disc has landed
      scores.row.style.width = draw();
      const before = discs;
      discs = model.get("text").length;
      if (discs > before) falling = drop(picture, () => { falling = null; showPicture(); });
    };
    return showing(model, {
      svg: showPicture,
      spots: tell,
      status: () => { status.textContent = model.get("status"); },
      thinking: () => stage.classList.toggle("c4-thinking", model.get("thinking")),
      opponent: () => { opponent.value = model.get("opponent"); },
      starter: () => { starter.value = model.get("starter"); },
      friend: () => { starter.disabled = model.get("friend"); }, // either hand may start
      note: () => { note.textContent = model.get("note"); },
      ...(solved ? { ...scores.shown, ...review.shown } : {}),
    });
  },
};
