// @ts-check
// The heuristic explorer: a board, what counts on it, and verdicts. Python decides everything.

import { countsOf } from "./explorer_counts.js";
import { columnsOf, verdictsOf } from "./explorer_parts.js";
import { weightsOf } from "./explorer_weights.js";
import { begin, make, onKeys, sender } from "./shared.js";
/** @import { AnyWidget } from "@anywidget/types" */
/** @import { Count } from "./explorer_counts.js" */
/** @import { Verdict } from "./explorer_parts.js" */
/** @import { Slider } from "./explorer_weights.js" */
/** @import { Spot } from "./spots.js" */

/**
 * @typedef {{ caption: string, counts: Count[], lit: string, moves: string, name: string,
 *   names: string[], nothing: string, place: string, places: string[], sliders: Slider[],
 *   spots: Spot[], status: string, svg: string, totals: string[], verdicts: Verdict[],
 *   wrong: boolean }} State
 */

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    begin(el, "c4-explorer", "Heuristic explorer");
    const status = make("p", {
      class: "c4-status", role: "status", "aria-live": "polite", "data-testid": "c4-status",
    });
    const send = sender(model, status);
    const board = columnsOf(model.get("spots"), send);
    const list = countsOf(board.light, send);
    const weights = weightsOf(send);
    const table = verdictsOf();

    /** @type {(name: string, key: string, act: string) => HTMLButtonElement} */
    const button = (name, key, act) =>
      make("button", { type: "button", "data-testid": `c4-${act}`, "aria-keyshortcuts": key,
        onclick: () => send({ do: act }) }, name);
    /**
     * A menu that sends what is chosen, and its label.
     * @type {(label: string, testid: string, options: string[], act: string) =>
     *   [HTMLSelectElement, HTMLLabelElement]}
     */
    const menu = (label, testid, options, act) => {
      const choice = make("select", { "data-testid": testid });
      for (const name of options) choice.append(make("option", { value: name }, name));
      choice.addEventListener("change", () => send({ do: act, to: choice.value }));
      return [choice, make("label", { class: "c4-explorer-setting" }, label, choice)];
    };
    const [place, placeLabel] = menu("Position", "c4-place", model.get("places"), "place");
    // It is shown for a position without a name, and not chosen.
    place.options[place.options.length - 1].disabled = true;
    const [name, nameLabel] = menu("Evaluation", "c4-evaluation", model.get("names"), "choose");
    const moves = make("input", {
      type: "text", "data-testid": "c4-moves", size: 18, spellcheck: "false",
      inputmode: "numeric", autocomplete: "off", placeholder: "such as 4455",
    });
    const typed = () => {
      if (moves.value !== model.get("moves") || model.get("wrong"))
        send({ do: "type", moves: moves.value });
    };
    moves.addEventListener("change", typed);
    onKeys(moves, { Enter: typed });
    const bar = make("div", { class: "c4-bar" },
      button("Undo", "u", "undo"), button("Restart", "r", "restart"),
      make("div", { class: "c4-settings" }, placeLabel,
        make("label", { class: "c4-explorer-setting" }, "Moves", moves), nameLabel));
    const help = make("p", { class: "c4-explorer-help" },
      "Every number is for red: + is good for red, − for amber, whoever is to move. On the board, "
      + "a larger circle or a stronger ring counts for more; amber's circles are dashed. Keys on "
      + "the board: 1 to 7, or arrows and Enter; U undoes, R restarts.");
    el.append(
      make("div", { class: "c4-explorer-top" }, board.stage, list.panel), bar, status,
      make("div", { class: "c4-explorer-below" }, table.panel, weights.panel), help);

    /** @type {Record<string, () => void>} what shows each trait */
    const shown = {
      svg: () => board.draw(model.get("svg")),
      spots: () => board.update(model.get("spots")),
      counts: () => list.update(model.get("counts")),
      totals: () => list.add(model.get("totals")),
      nothing: () => list.explain(model.get("nothing")),
      lit: () => list.hold(model.get("lit")),
      sliders: () => weights.update(model.get("sliders")),
      verdicts: () => table.update(model.get("verdicts")),
      caption: () => table.title(model.get("caption")),
      moves: () => { moves.value = model.get("moves"); },
      wrong: () => moves.setAttribute("aria-invalid", String(model.get("wrong"))),
      place: () => { place.value = model.get("place"); },
      name: () => { name.value = model.get("name"); },
      status: () => { status.textContent = model.get("status"); },
    };
    for (const [trait, show] of Object.entries(shown)) {
      model.on(`change:${trait}`, show);
      show();
    }
    return () => {
      for (const [trait, show] of Object.entries(shown)) model.off(`change:${trait}`, show);
    };
  },
};
