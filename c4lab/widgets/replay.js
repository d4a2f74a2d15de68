// All pictures and sentences are there from the start; a step only switches between them.

const PAUSES = [["Slow", 2000], ["Medium", 1000], ["Fast", 300]];

function render({ model, el }) {
  begin(el, "c4-replay", `Replay of a game of ${model.get("game")}`);
  const pictures = model.get("pictures");
  const sentences = model.get("sentences");
  const last = pictures.length - 1;

  const names = model.get("names").map((name, index) =>
    make("span", { class: `c4-replay-name c4-replay-${index + 1}`, "data-testid": `c4-name-${index + 1}` }, name));
  const title = make("p", { class: "c4-replay-names" }, names[0], make("span", {}, "against"), names[1]);
  const stage = make("div", { class: "c4-replay-stage", tabindex: "0", role: "group",
    "aria-label": "Board. Left and right arrow keys step, space plays.", "data-testid": "c4-picture" });

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
    "aria-label": "Move", "data-testid": "c4-slider" });
  const count = make("span", { class: "c4-count", "data-testid": "c4-count" });
  const speed = make("select", { "data-testid": "c4-speed" });
  for (const [name, pause] of PAUSES) speed.append(make("option", { value: pause }, name));
  speed.value = PAUSES[1][1];
  const bar = make("div", { class: "c4-bar" }, ...buttons, slider, count,
    make("div", { class: "c4-settings" }, make("label", {}, "Speed ", speed)));
  const status = make("p", { class: "c4-status", role: "status", "aria-live": "polite",
    "data-testid": "c4-status" });
  el.append(title, stage, bar, status);

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
  for (const element of buttons) onKeys(element, steps);
  for (const element of [stage, slider]) onKeys(element, { ...steps, " ": () => play.click() });

  function update() {
    const step = model.get("step");
    stage.innerHTML = pictures[step];
    count.textContent = `${step} of ${last}`;
    slider.value = step;
    slider.setAttribute("aria-valuetext", `after ${step} of ${last} moves`);
    status.textContent = sentences[step];
    names.forEach((name, index) =>
      name.classList.toggle("c4-replay-mover", step > 0 && (step - 1) % 2 === index));
  }

  model.on("change:step", update);
  update();
  return () => { stop(); model.off("change:step", update); };
}

export default { render };
