// @ts-check
// How was I beaten: the mistakes of a finished game, each a button that shows its moment.

import { button, make, onKeys } from "../shared.js";
/** @import { AnyModel } from "@anywidget/types" */
/** @import { Send } from "../shared.js" */

/**
 * @typedef {{ number: number, label: string }} Turn
 * @typedef {{ review: { ask: string, asked: boolean, running: boolean, progress: string,
 *   said: string, turns: Turn[], at: number } }} Review
 */

/**
 * @param {AnyModel<Review>} model
 * @param {Send} send
 */
export function gameReview(model, send) {
  const look = (/** @type {number} */ move) => () => send({ do: "look", move });
  const ask = button("review", "", () => send({ do: "review" }));
  const stop = button("review-stop", "Stop", () => send({ do: "stop" }));
  const end = button("review-end", "Back to the end", look(0));
  const list = make("ol", { class: "c4-turns", "aria-label": "Mistakes",
    "data-testid": "c4-turns" });
  const progress = make("p", { class: "c4-said c4-soft", "aria-hidden": "true" });
  const said = make("p", { class: "c4-said", role: "status", "data-testid": "c4-review-said" });
  const panel = make("div", { class: "c4-review" }, make("div", { class: "c4-bar" }, ask, stop, end),
    progress, said, list);

  /** @type {Map<number, { entry: HTMLButtonElement, item: HTMLLIElement }>} */
  const entries = new Map(); // by the number of the move
  /** @type {(number: number, by: number) => void} */
  const go = (number, by) => {
    const numbers = [...entries.keys()].sort((one, other) => one - other);
    const at = Math.max(0, Math.min(numbers.indexOf(number) + by, numbers.length - 1));
    entries.get(numbers[at])?.entry.focus();
    look(numbers[at])();
  };
  const add = (/** @type {Turn} */ { number, label }) => {
    const entry = button(`turn-${number}`, label, look(number));
    onKeys(entry, { ArrowUp: () => go(number, -1), ArrowDown: () => go(number, +1),
      ArrowLeft: () => go(number, -1), ArrowRight: () => go(number, +1),
      Home: () => go(number, -99), End: () => go(number, +99) });
    const item = make("li", {}, entry);
    const next = [...entries].filter(([other]) => other > number).sort(([a], [b]) => a - b)[0];
    list.insertBefore(item, next ? next[1].item : null);
    entries.set(number, { entry, item });
  };
  const show = () => {
    const { ask: question, asked, running, progress: now, said: words, turns, at } =
      model.get("review");
    // Whoever pressed a button that goes away stays near it.
    const lost = [ask, stop, end].find((each) => each === document.activeElement);
    panel.hidden = !question;
    ask.textContent = question;
    ask.hidden = asked;
    stop.hidden = !running;
    end.hidden = !at;
    progress.textContent = now;
    if (said.textContent !== words) said.textContent = words;
    const numbers = turns.map(({ number }) => number);
    for (const [number, { item }] of [...entries]) {
      if (numbers.includes(number)) continue;
      item.remove();
      entries.delete(number);
    }
    for (const turn of turns) if (!entries.has(turn.number)) add(turn);
    list.hidden = turns.length === 0;
    const reached = at || numbers[0];
    for (const [number, { entry }] of entries) {
      entry.tabIndex = number === reached ? 0 : -1;
      if (number === at) entry.setAttribute("aria-current", "true");
      else entry.removeAttribute("aria-current");
    }
    if (lost?.hidden) (lost === end ? entries.get(reached)?.entry : [stop, ask].find((each) => !each.hidden))?.focus();
  };
  return { panel, keys: { m: () => send({ do: "review" }) }, shown: { review: show } };
}
