// @ts-check
// The heuristic explorer: a board, what counts on it, and verdicts. Python decides everything.

import { countsOf } from "./explorer_counts.js";
import { verdictsOf, weightsOf } from "./explorer_parts.js";
import { begin, make, sender, setting, showing, statusLine } from "../shared.js";
import { lineOf, spotsOf } from "../parts/spots.js";
/** @import { AnyWidget } from "@anywidget/types" */
/** @import { Count } from "./explorer_counts.js" */
/** @import { Slider, Verdict } from "./explorer_parts.js" */
/** @import { Keys } from "../shared.js" */
/** @import { Spots } from "../parts/spots.js" */

/**
 * @typedef {Spots & { caption: string, counts: Count[], lit: string, moves: string, name: string,
 *   names: string[], nothing: string, place: string, places: string[], sliders: Slider[],
 *   status: string, totals: string[], verdicts: Verdict[],
 *   wrong: boolean }} State
 */

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    begin(el, "c4-explorer", "Heuristic explorer");
    const status = statusLine();
    const send = sender(model, status);
    /** @type {Keys} */
    const digits = {};
    for (const digit of "123456789") digits[digit] = () => send({ do: "play", move: Number(digit) });
    const board = spotsOf(model, send, "Connect Four board", digits, 1);
    /** @type {string[]} */
    let cells = []; // lit now
    const light = (names = cells) => {
      cells = names;
      const amounts = /** @type {SVGElement | null} */ (board.picture.querySelector(".c4-amounts"));
      if (amounts) amounts.style.display = cells.length ? "none" : "";
      const rings = /** @type {NodeListOf<SVGElement>} */ (board.picture.querySelectorAll("[data-cell]"));
      for (const ring of rings)
        ring.style.display = cells.includes(ring.dataset.cell ?? "") ? "" : "none";
    };
    const list = countsOf(light, send);
    const weights = weightsOf(send);
    const table = verdictsOf();

    /** @type {(act: string) => (to: string) => void} */
    const ask = (act) => (to) => send({ do: act, to });
    const [place, placeLabel] = setting("Position", "place", model.get("places"), ask("place"));
    // It is shown for a position without a name, and not chosen.
    place.options[place.options.length - 1].disabled = true;
    const [name, nameLabel] = setting("Evaluation", "evaluation", model.get("names"), ask("choose"));
    const line = lineOf(model, send);
    line.settings.prepend(placeLabel);
    line.settings.append(nameLabel);
    const help = make("p", { class: "c4-help" },
      "Every number is for red: + is good for red, − for amber, whoever is to move. On the board, "
      + "a larger circle or a stronger ring counts for more; amber's circles are dashed. Keys on "
      + "the board: 1 to 7, or arrows and Enter; U undoes, R restarts.");
    el.append(
      make("div", { class: "c4-explorer-top" }, board.stage, list.panel), line.bar, status,
      make("div", { class: "c4-explorer-below" }, table.panel, weights.panel), help);

    return showing(model, {
      svg: () => { board.draw(); light(); },
      spots: board.tell,
      counts: () => list.update(model.get("counts")),
      totals: () => list.add(model.get("totals")),
      nothing: () => list.explain(model.get("nothing")),
      lit: () => list.hold(model.get("lit")),
      sliders: () => weights.update(model.get("sliders")),
      verdicts: () => table.update(model.get("verdicts")),
      caption: () => table.title(model.get("caption")),
      moves: line.show,
      wrong: line.show,
      place: () => { place.value = model.get("place"); },
      name: () => { name.value = model.get("name"); },
      status: () => { status.textContent = model.get("status"); },
    });
  },
};
