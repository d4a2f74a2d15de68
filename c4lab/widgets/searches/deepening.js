// @ts-check

import {
  attempt, begin, button, draw, make, sender, setting, showing, startOrStop, statusLine, tableOf,
} from "../shared.js";
/** @import { AnyWidget } from "@anywidget/types" */

/**
 * @typedef {{ board: string, chart: string, position: string, positions: string[],
 *   rows: string[][], running: boolean, status: string, time: string, times: string[] }} State
 */

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    begin(el, "c4-deepening", "Iterative deepening");
    const status = statusLine();
    const send = sender(model, status);

    const board = make("div", { class: "c4-deepening-board", "data-testid": "c4-deepening-board" });
    const chart = make("div", { class: "c4-deepening-chart", "data-testid": "c4-deepening-chart" });
    /** @type {(key: string, list: "positions" | "times", label: string) => [HTMLSelectElement, HTMLLabelElement]} */
    const select = (key, list, label) =>
      setting(label, key, model.get(list), (to) => send({ event: key, to }));
    const [position, positionLabel] = select("position", "positions", "Position");
    const [time, timeLabel] = select("time", "times", "Time");
    // Start and stop are two buttons, so that a double click cannot do both. Stop works at once: the
    // kernel hears of it after the start, however long it takes to answer that.
    const start = button("start", "Start", () => attempt(() => {
      model.send({ event: "start" });
      startOrStop(start, stop, true);
    }, status));
    start.classList.add("c4-go");
    const stop = button("stop", "Stop", () => send({ event: "stop" }));
    const bar = make("div", { class: "c4-bar" }, start, stop,
      make("div", { class: "c4-settings" }, positionLabel, timeLabel));

    const { table, body } = tableOf(["Pass", "Best move", "Value", "Nodes", "Time"],
      { "data-testid": "c4-deepening-table" });
    table.prepend(make("caption", {}, "What each pass found, all before it counted in"));
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

    return showing(model, {
      running: settings,
      position: settings,
      time: settings,
      board: () => { board.innerHTML = model.get("board"); },
      chart: () => draw(chart, model.get("chart")),
      rows: fillTable,
      status: () => { status.textContent = model.get("status"); },
    });
  },
};
