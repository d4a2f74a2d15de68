// @ts-check

import {
  begin, button, draw, make, sender, setting, showing, startOrStop, statusLine,
} from "./shared.js";
import { chartPicture, scaled } from "./race_chart.js";
/** @import { AnyWidget } from "@anywidget/types" */
/** @import { Chart, Scale } from "./race_chart.js" */

/**
 * @typedef {{ name: string, colour: string, solve: string }} Contender
 * @typedef {{ along: string, board: number, boards: { name: string, picture: string }[],
 *   chart: Chart, chosen: string[], contenders: Contender[], depth: string, depths: string[],
 *   differs: string, done: number, kind: string, measure: string, measures: string[],
 *   running: boolean, scale: string, sets: string[], status: string, total: number }} State
 */

/**
 * Buttons of which one is pressed.
 * @type {(label: string, testid: string, options: [value: string, text: string][],
 *   choose: (value: string) => void) => [HTMLElement, (value: string, off: boolean) => void]}
 */
function segments(label, testid, options, choose) {
  const buttons = options.map(([value, text]) => make("button",
    { "data-testid": `${testid}-${value}`, onclick: () => choose(value) }, text));
  const group = make("div", { class: "c4-segments", role: "group", "aria-label": label }, ...buttons);
  group.hidden = options.length < 2;
  return [group, (value, off) => buttons.forEach((button, i) => {
    button.setAttribute("aria-pressed", String(options[i][0] === value));
    button.disabled = off;
  })];
}

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    begin(el, "c4-race", "Race");
    const status = statusLine();
    const send = sender(model, status);
    const along = model.get("along");

    // Start and stop are two buttons, so that a double click cannot do both. A stop counts directly
    // after the start, before Python has answered.
    const start = button("start", "▶ Race", () => {
      send({ event: "start" });
      if (model.get("chosen").length) startOrStop(start, stop, true);
    });
    start.classList.add("c4-go");
    const stop = button("stop", "■ Stop", () => send({ event: "stop" }));
    const [menu, menuLabel] =
      setting("boards", "kind", model.get("sets"), (to) => send({ event: "kind", to }));
    menuLabel.hidden = model.get("sets").length < 2;
    const [depths, showDepth] = segments(along, "c4-depth",
      model.get("depths").map((name) => [name, name]), (to) => send({ event: "depth", to }));
    const depthsLabel = make("span", { class: "c4-setting", "aria-hidden": "true" }, along);
    depthsLabel.hidden = depths.hidden;
    const bar = make("div", { class: "c4-bar" }, start, stop,
      make("div", { class: "c4-settings" }, menuLabel, depthsLabel, depths));

    const who = make("div", { class: "c4-race-who", role: "group", "aria-label": "Who races" });
    const where = make("div", { class: "c4-race-boards", role: "group", "aria-label": "Boards" });

    const title = make("p", { class: "c4-race-title", "data-testid": "c4-race-title" });
    const subtitle = make("p", { class: "c4-race-subtitle" });
    const drawn = make("div", { class: "c4-race-chart", "data-testid": "c4-race-chart" });
    const notes = make("p", { class: "c4-race-subtitle" });
    const table = make("table", { "data-testid": "c4-race-table" });
    const results = make("div", { class: "c4-race-scroll", tabindex: 0, role: "group", "aria-label": "Results as a table" }, table);
    results.hidden = true;

    const [measure, showMeasure] = segments("What is measured", "c4-measure",
      model.get("measures").map((name) => [name, name]), (to) => send({ event: "measure", to }));
    const [scales, showScale] = segments("Axis", "c4-scale",
      model.get("measures")[0] === "points" ? [] : [["linear", "linear"], ["log", "log"], ["share", "÷ first"]],
      (to) => send({ event: "scale", to }));
    const asTable = button("as-table", "table", () => {
      results.hidden = !results.hidden;
      asTable.setAttribute("aria-pressed", String(!results.hidden));
    });
    asTable.setAttribute("aria-pressed", "false");
    const under = make("div", { class: "c4-bar" }, measure, scales,
      make("div", { class: "c4-settings" }, asTable));
    const fill = make("div", { class: "c4-race-fill" });
    const progress = make("div", {
      class: "c4-race-progress", role: "progressbar", "aria-label": "Runs done",
      "aria-valuemin": 0, "data-testid": "c4-race-runs",
    }, fill);
    const differs = make("div", { class: "c4-race-differs", "data-testid": "c4-race-differs" });
    el.append(bar, who, where, title, subtitle, drawn, results, notes, under, progress, status, differs);

    /** Chips of the contenders, in place where they are the same, so that the focus stays. */
    function contenders() {
      const known = model.get("contenders"), chosen = model.get("chosen");
      if (who.children.length !== known.length) {
        who.replaceChildren(...known.map((_, i) => make("button", {
          class: "c4-race-chip", "data-testid": `c4-contender-${i}`,
          onclick: () => {
            const { name } = model.get("contenders")[i];
            send({ event: "choose", contender: name, on: !model.get("chosen").includes(name) });
          },
        }, make("span", { class: "c4-race-swatch", "aria-hidden": "true" }), make("span"))));
      }
      known.forEach(({ name, colour, solve }, i) => {
        const chip = /** @type {HTMLButtonElement} */ (who.children[i]);
        const [swatch, text] = /** @type {HTMLCollectionOf<HTMLElement>} */ (chip.children);
        chip.disabled = solve !== "" || model.get("running");
        chip.setAttribute("aria-pressed", String(chosen.includes(name)));
        chip.classList.toggle("c4-race-waits", solve !== "");
        swatch.style.background = colour;
        text.textContent = solve ? `yours: solve ${solve} first` : name;
      });
    }

    function boards() {
      const each = model.get("boards"), [name, names] = [model.get("kind"), each.map((b) => b.name)];
      where.hidden = each.length === 0;
      where.replaceChildren(...each.map(({ picture }, i) => {
        const inside = make("span", { "aria-hidden": "true" });
        inside.innerHTML = picture;
        if (each.length === 1) return inside;
        return make("button", {
          class: "c4-race-board", "data-testid": `c4-board-${i}`, "aria-label": `Board ${i + 1}, ${names[i]}`,
          title: `${name} ${i + 1}: ${names[i]}`,
          onclick: () => send({ event: "board", to: model.get("board") === i ? -1 : i }),
        }, inside);
      }));
      settings();
    }

    function settings() {
      const running = model.get("running"), board = model.get("board");
      menu.value = model.get("kind");
      menu.disabled = running;
      showDepth(model.get("depth"), running);
      showMeasure(model.get("measure"), running);
      showScale(model.get("scale"), false);
      where.querySelectorAll("button").forEach((button, i) => {
        button.setAttribute("aria-pressed", String(board < 0 || board === i));
        button.disabled = running;
      });
      startOrStop(start, stop, running);
      contenders();
    }

    function runs() {
      const [done, total] = [model.get("done"), model.get("total")];
      progress.setAttribute("aria-valuemax", String(total || 1));
      progress.setAttribute("aria-valuenow", String(done));
      progress.setAttribute("aria-valuetext", `${done} of ${total} runs`);
      fill.style.width = total ? `${(100 * done) / total}%` : "0";
      progress.style.visibility = total ? "" : "hidden"; // nothing to run, or all is known
    }

    function show() {
      const chart = model.get("chart"), scale = /** @type {Scale} */ (model.get("scale"));
      const series = scaled(chart, scale);
      title.textContent = chart.title;
      const axis = { linear: "", log: "; logarithmic axis", share: "; divided by the first" }[scale];
      subtitle.textContent = chart.title ? chart.subtitle + axis : "";
      notes.textContent = chart.notes.join("; ");
      draw(drawn, chartPicture(chart, scale));
      const xs = [...new Set(series.flatMap(({ points }) => points.map(({ at }) => at)))];
      table.replaceChildren(
        make("thead", {}, make("tr", {}, make("td"),
          ...xs.map((at) => make("th", { scope: "col" }, at)))),
        make("tbody", {}, ...series.map(({ name, points }) => make("tr", {}, make("th", { scope: "row" }, name),
          ...xs.map((at) => make("td", {}, points.find((point) => point.at === at)?.text ?? ""))))));
    }

    const rescaled = () => { settings(); show(); };
    return showing(model, {
      boards, running: settings, chosen: settings, contenders: settings, kind: settings,
      depth: settings, measure: settings, board: settings, scale: rescaled, chart: rescaled,
      done: runs, total: runs,
      status: () => { status.textContent = model.get("status"); },
      differs: () => { differs.innerHTML = model.get("differs"); },
    });
  },
};
