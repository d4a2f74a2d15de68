// @ts-check
// What widgets have in common whose games are played while one watches: a chart, buttons, how far it
// is, what it says, and a table. Python plays and draws.

import { attempt, begin, draw, follow, make } from "./shared.js";
/** @import { AnyModel } from "@anywidget/types" */

/**
 * @typedef {{ begun: boolean, caption: string, chart: string, heads: string[], legend: string,
 *   over: boolean, progress: string, rows: string[][], running: boolean, status: string }} State
 */

/**
 * Makes the buttons, and a function that says which of them work.
 * @typedef {(model: AnyModel<State>, send: (act: string) => void) =>
 *   { buttons: HTMLButtonElement[], update: () => void }} ButtonsOf
 */

/**
 * Lets those buttons work that should. A disabled button loses the keyboard: it goes to the first
 * one that works.
 * @param {[button: HTMLButtonElement, works: boolean][]} pairs
 */
export function able(pairs) {
  const had = pairs.find(([button]) => button === document.activeElement)?.[0];
  for (const [button, works] of pairs) button.disabled = !works;
  if (had?.disabled) pairs.find(([button]) => !button.disabled)?.[0].focus();
}

/**
 * Draws all of it.
 * @param {AnyModel<State>} model
 * @param {HTMLElement} el
 * @param {string} testid
 * @param {string} label
 * @param {ButtonsOf} buttonsOf
 */
export function playing(model, el, testid, label, buttonsOf) {
  begin(el, testid, label);
  const status = make("p", { class: "c4-status", role: "status", "aria-live": "polite",
    "data-testid": "c4-status" });
  const send = (/** @type {string} */ act) => attempt(() => model.send({ do: act }), status);
  const chart = make("div", { class: "c4-playing-chart", "data-testid": "c4-chart" });
  const progress = make("span", { class: "c4-count", "data-testid": "c4-progress" });
  const legend = make("p", { class: "c4-playing-legend" });
  const { buttons, update } = buttonsOf(model, send);
  const bar = make("div", { class: "c4-bar" }, ...buttons, progress);

  const caption = make("caption"), head = make("tr"), body = make("tbody");
  const table = make("table", { "data-testid": "c4-table" }, caption, make("thead", {}, head), body);
  const scroll = make("div",
    { class: "c4-playing-scroll", tabindex: 0, role: "group", "aria-label": "Table" }, table);
  el.append(chart, legend, bar, status, scroll);

  function fillTable() {
    const rows = model.get("rows");
    scroll.hidden = rows.length === 0;
    caption.textContent = model.get("caption");
    head.replaceChildren(...model.get("heads").map((each) => make("th", { scope: "col" }, each)));
    body.replaceChildren(...rows.map(([first, ...others]) => make("tr", {},
      make("th", { scope: "row" }, first), ...others.map((each) => make("td", {}, each)))));
  }
  follow(model, ["chart"], () => { draw(chart, model.get("chart")); });
  follow(model, ["legend"], () => { legend.textContent = model.get("legend"); });
  follow(model, ["progress"], () => { progress.textContent = model.get("progress"); });
  follow(model, ["status"], () => { status.textContent = model.get("status"); });
  follow(model, ["heads", "rows", "caption"], fillTable);
  follow(model, ["running", "begun", "over"], update);
}

/** @type {(name: string, act: string, onclick: () => void) => HTMLButtonElement} */
export const playButton = (name, act, onclick) =>
  make("button", { type: "button", "data-testid": `c4-${act}`, onclick }, name);

/**
 * Start and stop are two buttons, so that a double click cannot do both. A stop counts directly
 * after the start, before Python has answered.
 * @type {ButtonsOf}
 */
export function startStopAgain(model, send) {
  const start = playButton("Start", "start", () => {
    send("start");
    able([[start, false], [stop, true]]);
  });
  const stop = playButton("Stop", "stop", () => send("stop"));
  const again = playButton("New seed", "again", () => send("again"));
  start.classList.add("c4-playing-start");
  const update = () => {
    const running = model.get("running");
    start.textContent = model.get("begun") && !model.get("over") ? "Go on" : "Start";
    able([[start, !running && !model.get("over")], [stop, running], [again, true]]);
  };
  return { buttons: [start, stop, again], update };
}
