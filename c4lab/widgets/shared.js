// @ts-check
// What every widget needs: building elements, and keeping JupyterLab's hands off its keys.

/** @import { AnyModel } from "@anywidget/types" */
/** @typedef {Record<string, string | number | null | undefined | (() => void)>} Attributes */
/** @typedef {Record<string, (event: KeyboardEvent) => void>} Keys by `event.key` */
/** @typedef {(message: object) => void} Send what gives a message to the widget in Python */

/**
 * A new element. `onclick` is called with each click; an attribute that is null is left out.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} attributes
 * @param {(Node | string)[]} children
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener("click", () => value());
    else if (value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/**
 * Makes `el` the frame of a widget.
 * @param {HTMLElement} el
 * @param {string} testid
 * @param {string} label
 */
export function begin(el, testid, label) {
  el.classList.add("c4");
  el.setAttribute("data-testid", testid);
  el.setAttribute("data-lm-suppress-shortcuts", "true");
  el.setAttribute("role", "group");
  el.setAttribute("aria-label", label);
  // The attribute is not enough: JupyterLab's x, d d and 1 match what has the focus, and would cut
  // the cell or make it text. Shift+Enter, Escape and what has Ctrl, Alt or Cmd are the notebook's.
  el.addEventListener("keydown", (event) => {
    const leaves = event.key === "Escape" || (event.key === "Enter" && event.shiftKey);
    if (!leaves && !event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
  });
}

/** The line that says what has happened; a page reader reads it aloud. */
export const statusLine = () => make("p", { class: "c4-status", role: "status",
  "aria-live": "polite", "data-testid": "c4-status" });

/**
 * A button that does `act`; `id` is for tests, `key` does the same.
 * @type {(id: string, label: string, act: () => void, key?: string) => HTMLButtonElement}
 */
export const button = (id, label, act, key) => make("button", { type: "button",
  "data-testid": `c4-${id}`, "aria-keyshortcuts": key, onclick: act }, label);

/**
 * Makes buttons that ask Python to do something.
 * @param {Send} send
 * @returns {(label: string, act: string, key?: string) => HTMLButtonElement}
 */
export const buttonsOf = (send) => (label, act, key) =>
  button(act, label, () => send({ do: act }), key);

/**
 * A table with these heads, and the body that its rows go into.
 * @param {string[]} heads
 * @param {Attributes} attributes
 */
export function tableOf(heads, attributes = {}) {
  const row = make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)));
  const body = make("tbody");
  return { body, table: make("table", attributes, make("thead", {}, row), body) };
}

/**
 * A menu of these values.
 * @param {(string | number)[]} values
 */
export const menuOf = (values) =>
  make("select", {}, ...values.map((value) => make("option", { value }, String(value))));

/**
 * A menu of these values behind its label. `chosen` is called with the one that a person chooses.
 * @param {string} label
 * @param {string} name
 * @param {string[]} values
 * @param {(value: string) => void} chosen
 * @returns {[HTMLSelectElement, HTMLLabelElement]}
 */
export function setting(label, name, values, chosen) {
  const menu = menuOf(values);
  menu.setAttribute("data-testid", `c4-${name}`);
  menu.addEventListener("change", () => chosen(menu.value));
  return [menu, make("label", { class: "c4-setting" }, label, menu)];
}

/**
 * Calls keys[event.key] and keeps the key from the notebook. Other keys pass through.
 * @param {GlobalEventHandlers} element
 * @param {Keys} keys
 */
export function onKeys(element, keys) {
  element.addEventListener("keydown", (event) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act(event);
  });
}

/**
 * Does what needs the kernel. If the kernel that knows the widget is gone, `status` says so.
 * @param {() => void} act
 * @param {HTMLElement} status
 */
export function attempt(act, status) {
  try {
    act();
  } catch {
    status.textContent = "The kernel was restarted: run this cell again.";
  }
}

/**
 * Sends messages to Python; `status` says if there is no kernel to hear them.
 * @param {AnyModel} model
 * @param {HTMLElement} status
 * @returns {Send}
 */
export const sender = (model, status) => (message) => attempt(() => model.send(message), status);

/**
 * Sets traits in Python too; `status` says if there is no kernel to hear of it.
 * @template {object} State
 * @param {AnyModel<State>} model
 * @param {HTMLElement} status
 * @returns {<Trait extends keyof State & string>(trait: Trait, value: State[Trait]) => void}
 */
export const setter = (model, status) => (trait, value) => attempt(() => {
  model.set(trait, value);
  model.save_changes();
}, status);

/**
 * Calls what shows each trait, now and whenever it changes. Returns what ends that.
 * @template {object} State
 * @param {AnyModel<State>} model
 * @param {Partial<Record<keyof State & string, () => void>>} shown
 */
export function showing(model, shown) {
  for (const [trait, show] of /** @type {[any, () => void][]} */ (Object.entries(shown))) {
    model.on(`change:${trait}`, show);
    show();
  }
  return () => {
    for (const [trait, show] of /** @type {[any, () => void][]} */ (Object.entries(shown)))
      model.off(`change:${trait}`, show);
  };
}

const LEAST = 9; // pixels: letters that can be read
/** @type {WeakSet<HTMLElement>} */
const watched = new WeakSet();

/**
 * Shows a picture in a box. Where that is too narrow for letters that can be read, the picture keeps
 * its width and is pushed to the side, by finger or, with the focus on the box, by arrow keys.
 * @param {HTMLElement} box
 * @param {string} svg
 */
export function draw(box, svg) {
  box.innerHTML = svg;
  const picture = box.querySelector("svg");
  const letters = [...box.querySelectorAll("text")].map((each) =>
    Number(each.closest("[font-size]")?.getAttribute("font-size")) || Infinity);
  if (!picture || !letters.length) return;
  picture.style.minWidth = `${(picture.viewBox.baseVal.width * LEAST) / Math.min(...letters)}px`;
  box.style.overflowX = "auto";
  if (watched.has(box) || box.closest("[tabindex]") === box) return;
  watched.add(box);
  new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) box.setAttribute("tabindex", "0");
    else box.removeAttribute("tabindex");
  }).observe(box);
}

/**
 * Pushes what is in a box to the side, if need be, until this part of it is seen.
 * @param {HTMLElement} box
 * @param {Element} part
 */
export function see(box, part) {
  const frame = box.getBoundingClientRect(), { left, right } = part.getBoundingClientRect();
  if (left < frame.left || right > frame.right) box.scrollLeft += (left + right - frame.left - frame.right) / 2;
}

/**
 * Lets one of two buttons work. A disabled button loses the keyboard: it goes to the other one.
 * @param {HTMLButtonElement} start
 * @param {HTMLButtonElement} stop
 * @param {boolean} running
 */
export function startOrStop(start, stop, running) {
  const had = document.activeElement;
  start.disabled = running;
  stop.disabled = !running;
  if (had === start && running) stop.focus();
  if (had === stop && !running) start.focus();
}

/**
 * Play controls for a model whose `step` goes from 0 to `last()`. What is to take the arrow keys and
 * space is given to `listen`; `show` is called with each step to say where that is; `stop` stops;
 * `settings` has room for more of them. `pauses` are the milliseconds of a step, when it is slow,
 * medium and fast.
 * @param {AnyModel<{ step: number }>} model
 * @param {() => number} last
 * @param {string} label
 * @param {number[]} pauses
 */
export function playback(model, last, label, pauses) {
  const go = (/** @type {number} */ step) => {
    model.set("step", Math.max(0, Math.min(step, last())));
    try {
      model.save_changes();
    } catch {
      // The kernel is gone. Everything to step through is here, so nothing is lost.
    }
  };
  const by = (/** @type {number} */ change) => { stop(); go(model.get("step") + change); };
  const to = (/** @type {number} */ step) => { stop(); go(step); };
  const play = button("play", "Play", () => (timer ? stop() : start()));
  const buttons = [button("first", "First", () => to(0)), button("back", "Back", () => by(-1)), play,
    button("forward", "Forward", () => by(+1)), button("last", "Last", () => to(last()))];
  const slider = make("input", { type: "range", min: 0, step: 1,
    "aria-label": label, "data-testid": "c4-slider" });
  const count = make("span", { class: "c4-count", "data-testid": "c4-count" });
  const speed = make("select", { "data-testid": "c4-speed" },
    ...["Slow", "Medium", "Fast"].map((name, i) => make("option", { value: pauses[i] }, name)));
  speed.value = String(pauses[1]);
  const settings = make("div", { class: "c4-settings" }, make("label", {}, "Speed ", speed));
  const bar = make("div", { class: "c4-bar" }, ...buttons, slider, count, settings);

  /** @type {number | undefined} */
  let timer;
  function start() {
    if (model.get("step") === last()) go(0);
    timer = setInterval(() => {
      go(model.get("step") + 1);
      if (model.get("step") === last()) stop();
    }, Number(speed.value));
    play.textContent = "Pause";
  }
  function stop() {
    clearInterval(timer);
    timer = undefined;
    play.textContent = "Play";
  }

  slider.addEventListener("input", () => to(Number(slider.value)));
  speed.addEventListener("change", () => { if (timer) { stop(); start(); } });
  /** @type {Keys} */
  const steps = { ArrowRight: () => by(+1), ArrowLeft: () => by(-1), Home: () => to(0), End: () => to(last()) };
  const listen = (/** @type {HTMLElement} */ element) => onKeys(element, { ...steps, " ": () => play.click() });
  for (const element of buttons) onKeys(element, steps);
  listen(slider);

  /** @type {(step: number, words: string, spoken: string) => void} */
  const show = (step, words, spoken) => {
    slider.max = String(last());
    slider.value = String(step);
    slider.setAttribute("aria-valuetext", spoken);
    count.textContent = words;
  };
  return { bar, settings, to, listen, show, stop };
}
