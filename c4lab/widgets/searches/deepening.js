// @ts-check

import { attempt, begin, draw, follow, make, setting, startOrStop, statusLine } from "../shared.js";
/** @import { AnyWidget } from "@anywidget/types" */

/**
 * @typedef {{ board: string, chart: string, position: string, positions: string[],
 *   rows: string[][], running: boolean, status: string, time: string, times: string[] }} State
 */

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    begin(el, "c4-deepening", "Iterative deepening");
    /** @type {(event: string, more?: object) => void} */
    const send = (event, more = {}) => attempt(() => model.send({ event, ...more }), status);

    const board = make("div", { class: "c4-deepening-board", "data-testid": "c4-deepening-board" });
    const chart = make("div", { class: "c4-deepening-chart", "data-testid": "c4-deepening-chart" });
    /** @type {(key: string, list: "positions" | "times", label: string) => [HTMLSelectElement, HTMLLabelElement]} */
    const select = (key, list, label) =>
      setting(label, key, model.get(list), (value) => send(key, { to: value }));
    const [position, positionLabel] = select("position", "positions", "Position");
    const [time, timeLabel] = select("time", "times", "Time");
    // Start and stop are two buttons, so that a double click cannot do both. Stop works at once: the
    // kernel hears of it after the start, however long it takes to answer that.
    const begun = () => { model.send({ event: "start" }); startOrStop(start, stop, true); };
    const start = make("button", {
      "data-testid": "c4-start", class: "c4-deepening-start", onclick: () => attempt(begun, status),
    }, "Start");
    const stop = make("button", { "data-testid": "c4-stop", onclick: () => send("stop") }, "Stop");
    const bar = make("div", { class: "c4-bar" }, start, stop,
      make("div", { class: "c4-settings" }, positionLabel, timeLabel));
    const status = statusLine();

    const body = make("tbody");
    const heads = ["Pass", "Best move", "Value", "Positions looked at", "Time"];
    const table = make("table", { "data-testid": "c4-deepening-table" },
      make("caption", {}, "What each pass found, all before it counted in"),
      make("thead", {}, make("tr", {}, ...heads.map((h) => make("th", { scope: "col" }, h)))), body);
    const scroll = make("div",
      { class: "c4-deepening-scroll", tabindex: 0, role: "group", "aria-label": "Passes" }, table);
    el.append(make("div", { class: "c4-deepening-top" }, board, chart), bar, status, scroll);

    function settings() {
      const running = model.get("running");
      position.value = model.get("position");
      time.value = model.get("time");
      position.disabled = time.disabled = running;
      startOrStop(start, stop, running);
    }

    function fillTable() {
      const rows = model.get("rows");
      scroll.hidden = rows.length === 0;
      while (body.children.length > rows.length) body.lastChild?.remove();
      while (body.children.length < rows.length)
        body.append(make("tr", {}, make("th", { scope: "row" }),
          make("td"), make("td"), make("td"), make("td")));
      rows.forEach((row, i) => {
        row.forEach((text, j) => { body.children[i].children[j].textContent = text; });
      });
    }

    follow(model, ["running", "position", "time"], settings);
    follow(model, ["board"], () => { board.innerHTML = model.get("board"); });
    follow(model, ["chart"], () => { draw(chart, model.get("chart")); });
    follow(model, ["rows"], fillTable);
    follow(model, ["status"], () => { status.textContent = model.get("status"); });
  },
};
