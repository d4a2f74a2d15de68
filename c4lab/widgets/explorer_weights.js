// A slider for each weight. The one that is being moved is left to the hand that moves it.
function weightsOf(send) {
  const list = make("div", { class: "c4-explorer-sliders" });
  const reset = make("button", { type: "button", "data-testid": "c4-reset",
    onclick: () => send({ do: "reset" }) }, "Weights as given");
  const panel = make("fieldset", { class: "c4-explorer-weights" },
    make("legend", {}, "Weights"), list, reset);

  function build(item) {
    const slider = make("input", { type: "range", "data-testid": `c4-weight-${item.key}` });
    const value = make("output", { "aria-hidden": "true" }); // the slider itself says its value
    slider.addEventListener("input", () => {
      value.textContent = slider.value;
      send({ do: "weigh", weight: item.key, value: Number(slider.value) });
    });
    const label = make("span");
    const line = make("label", {}, label, slider, value);
    line.update = (now) => { // another evaluation may have a weight of the same name
      label.textContent = now.label;
      for (const [limit, at] of [["min", now.least], ["max", now.most], ["step", now.step]])
        slider.setAttribute(limit, at);
      if (document.activeElement === slider) return;
      slider.value = now.value;
      value.textContent = now.value;
    };
    return line;
  }
  return {
    panel,
    update(sliders) {
      panel.hidden = !sliders.length;
      keep(list, sliders, build);
    },
  };
}
