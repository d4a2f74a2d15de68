// @ts-check

import { buttonsOf, make, onKeys } from "../shared.js";
/** @import { AnyModel } from "@anywidget/types" */
/** @import { Keys, Send } from "../shared.js" */

/**
 * A move and the shape to click; `ghost` is shown where the pointer is, "" if one cannot move there.
 * @typedef {{ move: number, shape: string, label: string, ghost: string }} Spot
 * @typedef {{ svg: string, spots: Spot[], compass: Record<string, Record<string, number>> }} Spots
 */

/**
 * A picture of a board, and above it one focusable spot a move, as the model has them in `svg`,
 * `spots` and `compass`. Arrows go from spot to spot; Enter, space and a click play; U undoes and
 * R restarts, and `more` are further keys. Tab reaches one spot, `first` to begin with.
 * @param {AnyModel<Spots>} model
 * @param {Send} send
 * @param {string} label
 * @param {Keys} more
 * @param {number | null} first
 */
export function spotsOf(model, send, label, more = {}, first = null) {
  /**
   * @template {"svg" | "g"} Tag
   * @param {Tag} tag
   * @param {Record<string, string>} attributes
   */
  const svgElement = (tag, attributes) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  const picture = make("div", { class: "c4-board-picture", "aria-hidden": "true" });
  const overlay = svgElement("svg", { class: "c4-board-spots", role: "group", "aria-label": label });
  const stage = make("div", { class: "c4-board-stage" }, picture, overlay);

  /** @type {Map<number, SVGGElement>} */
  const buttons = new Map();
  function reach(/** @type {number} */ move) {
    for (const [each, group] of buttons) group.setAttribute("tabindex", each === move ? "0" : "-1");
  }
  for (const { move, shape } of model.get("spots")) {
    const group = svgElement("g", { role: "button", tabindex: "-1", class: "c4-spot",
      "data-testid": `c4-spot-${move}` });
    group.innerHTML = `${shape}<g class="c4-ghost"></g>`;
    const play = () => send({ do: "play", move });
    group.addEventListener("focus", () => reach(move));
    group.addEventListener("click", () => { group.focus(); play(); });
    /** @type {Keys} */
    const keys = { Enter: play, " ": play, u: () => send({ do: "undo" }),
      r: () => send({ do: "restart" }), ...more };
    for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"])
      keys[arrow] = () => buttons.get(model.get("compass")[move][arrow])?.focus();
    onKeys(group, keys);
    overlay.append(group);
    buttons.set(move, group);
  }
  reach(first ?? Math.min(...buttons.keys()));

  return {
    stage,
    picture,
    // Draws the picture and returns its width in pixels.
    draw() {
      picture.innerHTML = model.get("svg");
      const drawn = picture.firstElementChild;
      overlay.setAttribute("viewBox", drawn?.getAttribute("viewBox") ?? "");
      const width = `${drawn?.getAttribute("width")}px`;
      stage.style.width = width;
      return width;
    },
    // Says of each spot what it is and whether it is free.
    tell() {
      for (const { move, label, ghost } of model.get("spots")) {
        const group = buttons.get(move);
        group?.setAttribute("aria-label", label);
        group?.classList.toggle("c4-free", Boolean(ghost));
        const inside = group?.querySelector(".c4-ghost");
        if (inside && inside.innerHTML !== ghost) inside.innerHTML = ghost;
      }
    },
  };
}

/**
 * A bar to take discs back, to begin again, and to type the moves that lead to a position: `moves`
 * and `wrong` of the model. `settings` has room for more.
 * @param {AnyModel<{ moves: string, wrong: boolean }>} model
 * @param {Send} send
 */
export function lineOf(model, send) {
  const button = buttonsOf(send);
  const moves = make("input", { type: "text", "data-testid": "c4-moves", size: 18,
    spellcheck: "false", inputmode: "numeric", autocomplete: "off", placeholder: "such as 4455" });
  const typed = () => {
    if (moves.value !== model.get("moves") || model.get("wrong"))
      send({ do: "type", moves: moves.value });
  };
  moves.addEventListener("change", typed);
  onKeys(moves, { Enter: typed });
  const settings = make("div", { class: "c4-settings" },
    make("label", { class: "c4-setting" }, "Moves", moves));
  const bar = make("div", { class: "c4-bar" }, button("Undo", "undo", "u"),
    button("Restart", "restart", "r"), settings);
  const show = () => {
    if (document.activeElement !== moves || !model.get("wrong")) moves.value = model.get("moves");
    moves.setAttribute("aria-invalid", String(model.get("wrong")));
  };
  return { bar, settings, show };
}
