// A picture of a board, and above it one focusable spot a move, as the model has them in `svg`,
// `spots` and `compass`. Arrows go from spot to spot; Enter, space and a click play; U undoes and
// R restarts, and `more` are further keys. Tab reaches one spot, `first` to begin with.
function spotsOf(model, send, label, more = {}, first = null) {
  const svgElement = (tag, attributes) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  const picture = make("div", { class: "c4-board-picture", "aria-hidden": "true" });
  const overlay = svgElement("svg", { class: "c4-board-spots", role: "group", "aria-label": label });
  const stage = make("div", { class: "c4-board-stage" }, picture, overlay);

  const buttons = new Map();
  let current = null;
  function reach(move) {
    buttons.get(current)?.setAttribute("tabindex", "-1");
    current = move;
    buttons.get(move).setAttribute("tabindex", "0");
  }
  for (const { move, shape } of model.get("spots")) {
    const group = svgElement("g", { role: "button", tabindex: "-1", class: "c4-spot",
      "data-testid": `c4-spot-${move}` });
    group.innerHTML = `${shape}<g class="c4-ghost"></g>`;
    const play = () => send({ do: "play", move });
    group.addEventListener("focus", () => reach(move));
    group.addEventListener("click", () => { group.focus(); play(); });
    const keys = { Enter: play, " ": play, u: () => send({ do: "undo" }),
      r: () => send({ do: "restart" }), ...more };
    for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"])
      keys[arrow] = () => buttons.get(model.get("compass")[move][arrow])?.focus();
    onKeys(group, keys);
    overlay.append(group);
    buttons.set(move, group);
  }
  reach(first ?? Math.min(...buttons.keys()));

  return {
    stage,
    picture,
    // Draws the picture and returns its width in pixels.
    draw() {
      picture.innerHTML = model.get("svg");
      const drawn = picture.firstElementChild;
      overlay.setAttribute("viewBox", drawn.getAttribute("viewBox"));
      return (stage.style.width = `${drawn.getAttribute("width")}px`);
    },
    // Says of each spot what it is and whether it is free.
    tell() {
      for (const { move, label, ghost } of model.get("spots")) {
        const group = buttons.get(move), within = group.querySelector(".c4-ghost");
        group.setAttribute("aria-label", label);
        group.classList.toggle("c4-free", Boolean(ghost));
        if (within.innerHTML !== ghost) within.innerHTML = ghost;
      }
    },
  };
}
