// What every widget needs: building elements, and keeping JupyterLab's hands off its keys.

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "onclick") element.addEventListener("click", value);
    else if (value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

function begin(el, testid, label) {
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

// Calls keys[event.key] and keeps the key from the notebook. Other keys pass through.
function onKeys(element, keys) {
  element.addEventListener("keydown", (event) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act(event);
  });
}

// Does what needs the kernel. If the kernel that knows the widget is gone, `status` says so.
function attempt(act, status) {
  try {
    act();
  } catch {
    status.textContent = "The kernel was restarted: run this cell again.";
  }
}

// Lets one of two buttons work. A disabled button loses the keyboard: it goes to the other one.
function startOrStop(start, stop, running) {
  const had = document.activeElement;
  start.disabled = running;
  stop.disabled = !running;
  if (had === start && running) stop.focus();
  if (had === stop && !running) start.focus();
}

// Play controls for a model whose `step` goes from 0 to `last`. What is to take the arrow keys and
// space is given to `listen`; `show` is called with each step to say where that is; `stop` stops.
function playback(model, last, label, speeds) {
  const go = (step) => {
    model.set("step", Math.max(0, Math.min(step, last)));
    try {
      model.save_changes();
    } catch {
      // The kernel is gone. Everything to step through is here, so nothing is lost.
    }
  };
  const by = (change) => { stop(); go(model.get("step") + change); };
  const to = (step) => { stop(); go(step); };
  const button = (name, act) =>
    make("button", { type: "button", "data-testid": `c4-${name.toLowerCase()}`, onclick: act }, name);
  const play = button("Play", () => (timer ? stop() : start()));
  const buttons = [button("First", () => to(0)), button("Back", () => by(-1)), play,
    button("Forward", () => by(+1)), button("Last", () => to(last))];
  const slider = make("input", { type: "range", min: 0, max: last, step: 1,
    "aria-label": label, "data-testid": "c4-slider" });
  const count = make("span", { class: "c4-count", "data-testid": "c4-count" });
  const speed = make("select", { "data-testid": "c4-speed" });
  for (const [name, pause] of speeds) speed.append(make("option", { value: pause }, name));
  speed.value = speeds[1][1];
  const bar = make("div", { class: "c4-bar" }, ...buttons, slider, count,
    make("div", { class: "c4-settings" }, make("label", {}, "Speed ", speed)));

  let timer = null;
  function start() {
    if (model.get("step") === last) go(0);
    timer = setInterval(() => {
      go(model.get("step") + 1);
      if (model.get("step") === last) stop();
    }, Number(speed.value));
    play.textContent = "Pause";
  }
  function stop() {
    clearInterval(timer);
    timer = null;
    play.textContent = "Play";
  }

  slider.addEventListener("input", () => to(Number(slider.value)));
  speed.addEventListener("change", () => { if (timer) { stop(); start(); } });
  const steps = { ArrowRight: () => by(+1), ArrowLeft: () => by(-1), Home: () => to(0), End: () => to(last) };
  const listen = (element) => onKeys(element, { ...steps, " ": () => play.click() });
  for (const element of buttons) onKeys(element, steps);
  listen(slider);

  const show = (step, words, spoken) => {
    slider.value = step;
    slider.setAttribute("aria-valuetext", spoken);
    count.textContent = words;
  };
  return { bar, to, listen, show, stop };
}
