// @ts-check

import { attempt, begin, follow, make, startOrStop } from "./shared.js";
/** @import { AnyWidget } from "@anywidget/types" */

/**
 * @typedef {{ contender: string, value: string, nodes: number | null, seconds: number | null,
 *   nodes_text: string, seconds_text: string, spread: string, speedup: string, note: string }} Row
 * @typedef {{ board: string, chosen: string[], colours: Record<string, string>, csv: string,
 *   depth: string, depths: string[], done: number, logarithmic: boolean, names: string[],
 *   position: string, positions: string[], raced: string, rows: Row[], running: boolean,
 *   status: string, total: number }} State
 */

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    begin(el, "c4-race", "Race panel");
    /** @type {(event: string, more?: object) => void} */
    const send = (event, more = {}) => attempt(() => model.send({ event, ...more }), status);

    // Who, where, how deep
    const who = make("fieldset", { class: "c4-race-who" }, make("legend", {}, "Contenders"));
    const boxes = model.get("names").map((name, i) => {
      const box = make("input", { type: "checkbox", "data-testid": `c4-contender-${i}` });
      box.addEventListener("change", () => send("choose", { contender: name, on: box.checked }));
      const swatch = make("span", { class: "c4-race-swatch", "aria-hidden": "true" });
      swatch.style.background = model.get("colours")[name];
      who.append(make("label", {}, box, swatch, name));
      return box;
    });
    /** @type {(key: "position" | "depth", label: string) => [HTMLSelectElement, HTMLLabelElement]} */
    const select = (key, label) => {
      const menu = make("select", { "data-testid": `c4-${key}` });
      for (const name of model.get(`${key}s`)) menu.append(make("option", { value: name }, name));
      menu.addEventListener("change", () => send(key, { to: menu.value }));
      return [menu, make("label", { class: "c4-race-setting" }, label, menu)];
    };
    const [position, positionLabel] = select("position", "Position");
    const [depth, depthLabel] = select("depth", "Depth");
    const board = make("div", { class: "c4-race-board", "data-testid": "c4-race-board" });
    const top = make("div", { class: "c4-race-top" }, board, who);

    // Start and stop are two buttons, so that a double click cannot do both. A stop counts directly
    // after the start, before Python has answered; a race of nobody does not start.
    const begun = () => {
      model.send({ event: "start" });
      if (boxes.some((box) => box.checked)) startOrStop(start, stop, true);
    };
    const start = make("button", {
      "data-testid": "c4-start", class: "c4-race-start", onclick: () => attempt(begun, status),
    }, "Start");
    const stop = make("button", { "data-testid": "c4-stop", onclick: () => send("stop") }, "Stop");
    const bar = make("div", { class: "c4-bar" }, start, stop,
      make("div", { class: "c4-settings" }, positionLabel, depthLabel));
    const fill = make("div", { class: "c4-race-fill" });
    const progress = make("div", {
      class: "c4-race-progress", role: "progressbar", "aria-label": "Runs done",
      "aria-valuemin": 0, "data-testid": "c4-race-runs",
    }, fill);

    // The table, with a bar in each measured cell
    const caption = make("caption");
    const body = make("tbody");
    const heads = ["Contender", "Value", "Positions looked at", "Seconds, median", "Speed-up", "Note"];
    const table = make("table", { "data-testid": "c4-race-table" }, caption,
      make("thead", {}, make("tr", {}, ...heads.map((h) => make("th", { scope: "col" }, h)))), body);
    const scroll = make("div",
      { class: "c4-race-scroll", tabindex: 0, role: "group", "aria-label": "Results" }, table);
    const log = make("input", { type: "checkbox", "data-testid": "c4-log" });
    log.addEventListener("change", () => send("logarithmic", { on: log.checked }));
    const scale = make("span", { class: "c4-race-scale", "data-testid": "c4-race-scale" });
    const text = make("textarea", {
      class: "c4-race-csv", readonly: "", rows: 4, "aria-label": "The table as CSV",
      "data-testid": "c4-race-csv",
    });
    text.hidden = true;
    const copy = make("button", { "data-testid": "c4-copy", onclick: copyTable }, "Copy as CSV");
    const under = make("div", { class: "c4-bar c4-race-under" }, copy,
      make("div", { class: "c4-settings" }, scale,
        make("label", { class: "c4-race-setting" }, log, "Logarithmic bars")));
    const results = make("div", {}, scroll, under, text);
    const status = make("p", {
      class: "c4-status", role: "status", "aria-live": "polite", "data-testid": "c4-status",
    });
    el.append(top, bar, progress, results, status);

    async function copyTable() {
      try {
        await navigator.clipboard.writeText(model.get("csv"));
        text.hidden = true;
        send("copied");
      } catch {
        text.value = model.get("csv");
        text.hidden = false;
        text.focus();
        text.select();
        send("refused");
      }
    }

    function settings() {
      const running = model.get("running");
      model.get("names").forEach((name, i) => {
        boxes[i].checked = model.get("chosen").includes(name);
        boxes[i].disabled = running;
      });
      position.value = model.get("position");
      depth.value = model.get("depth");
      position.disabled = depth.disabled = running;
      startOrStop(start, stop, running);
    }

    function picture() { board.innerHTML = model.get("board"); }

    function runs() {
      const [done, total] = [model.get("done"), model.get("total")];
      progress.setAttribute("aria-valuemax", String(total || 1));
      progress.setAttribute("aria-valuenow", String(done));
      progress.setAttribute("aria-valuetext", `${done} of ${total} runs`);
      progress.classList.toggle("c4-busy", model.get("running"));
      fill.style.width = total ? `${(100 * done) / total}%` : "0";
    }

    /**
     * Share of the cell's width. Logarithmic bars start a tenth below the smallest number.
     * @type {(value: number | null, values: number[]) => number}
     */
    function share(value, values) {
      if (!value) return 0;
      const most = Math.max(...values);
      if (!model.get("logarithmic")) return value / most;
      const least = Math.min(...values) / 10;
      return Math.log(value / least) / Math.log(most / least);
    }

    /**
     * Fills a measured cell: its number, how far the runs spread, and a bar.
     * @type {(cell: Element, row: Row, key: "nodes" | "seconds", spread: string) => void}
     */
    function measured(cell, row, key, spread) {
      if (!cell.firstChild)
        cell.append(make("span"), make("span", { class: "c4-race-spread" }),
          make("div", { class: "c4-race-track", "aria-hidden": "true" },
            make("div", { class: "c4-race-bar" })));
      const [number, range, track] = cell.children;
      number.textContent = row[`${key}_text`];
      range.textContent = spread;
      const bar = /** @type {HTMLElement} */ (track.firstElementChild);
      const values = model.get("rows").flatMap((each) => each[key] || []);
      bar.style.width = `${100 * share(row[key], values)}%`;
      bar.style.background = model.get("colours")[row.contender];
    }

    function fillTable() {
      const rows = model.get("rows");
      results.hidden = rows.length === 0;
      caption.textContent = `Race on ${model.get("raced")}`;
      while (body.children.length > rows.length) body.lastChild?.remove();
      while (body.children.length < rows.length)
        body.append(make("tr", {}, make("th", { scope: "row" }),
          make("td"), make("td"), make("td"), make("td"), make("td")));
      rows.forEach((row, i) => {
        const [name, value, nodes, seconds, speedup, note] = body.children[i].children;
        name.textContent = row.contender;
        value.textContent = row.value;
        measured(nodes, row, "nodes", "");
        measured(seconds, row, "seconds", row.spread);
        speedup.textContent = row.speedup;
        note.textContent = row.note;
      });
      table.classList.toggle("c4-no-notes", rows.every((row) => !row.note));
      log.checked = model.get("logarithmic");
      scale.textContent = log.checked
        ? "Bars on a logarithmic scale: equal steps, equal factors."
        : "Bars on a linear scale from 0.";
    }

    function say() { status.textContent = model.get("status"); }

    follow(model, ["running", "chosen", "position", "depth"], settings);
    follow(model, ["board"], picture);
    follow(model, ["done", "total", "running"], runs);
    follow(model, ["rows", "raced", "logarithmic"], fillTable);
    follow(model, ["status"], say);
  },
};
