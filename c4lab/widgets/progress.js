// @ts-check
// The progress page: a row for each lesson, a chip for each exercise.

import { begin, buttonsOf, make, sender, statusLine, tableOf } from "./shared.js";
/** @import { AnyWidget } from "@anywidget/types" */

/**
 * @typedef {{ id: string, sign: string, status: string, label: string }} Exercise
 * @typedef {{ name: string, points: string, share: number, exercises: Exercise[] }} Lesson
 * @typedef {{ heading: string, lessons: Lesson[], status: string }} State
 */

/** @type {AnyWidget<State>} */
export default {
  render({ model, el }) {
    begin(el, "c4-progress", "Your progress");
    const heading = make("strong", { class: "c4-progress-heading" });
    const { table, body } = tableOf(["lesson", "exercises", "points"],
      { class: "c4-lessons", "aria-label": "Points by lesson" });
    const status = statusLine();
    const refresh = buttonsOf(sender(model, status))("Look again", "refresh");
    el.append(heading, table, make("div", { class: "c4-bar" }, refresh), status);

    function chip(/** @type {Exercise} */ exercise) {
      return make("li", {
        class: "c4-chip", "data-status": exercise.status, title: exercise.label,
      }, make("span", { "aria-hidden": "true" }, `${exercise.sign} ${exercise.id}`),
        make("span", { class: "c4-hidden" }, exercise.label));
    }

    function row(/** @type {Lesson} */ lesson) {
      const fill = make("span");
      const bar = make("span", { class: "c4-share", "aria-hidden": "true" }, fill);
      fill.style.width = `${100 * lesson.share}%`;
      return make("tr", {},
        make("th", { scope: "row" }, lesson.name),
        make("td", {}, make("ul", { class: "c4-chips" }, ...lesson.exercises.map(chip))),
        make("td", {}, make("span", {}, lesson.points), bar));
    }

    function show() {
      heading.textContent = model.get("heading");
      body.replaceChildren(...model.get("lessons").map(row)); // holds nothing that takes the focus
      status.textContent = model.get("status");
    }
    model.on("change", show);
    show();
    return () => model.off("change", show);
  },
};
