// The parts of the heuristic explorer, each an element and ways to bring it up to date.

const SVG = "http://www.w3.org/2000/svg";
const SIGNS = {
  1: '<circle cx="8" cy="8" r="7.5" fill="var(--c4-red)"/><circle cx="8" cy="8" r="4" fill="none" stroke="#fff" stroke-width="1.5"/>',
  "-1": '<circle cx="8" cy="8" r="7.5" fill="var(--c4-amber)"/><circle cx="8" cy="8" r="2.5" fill="#8a5a00"/>',
};

function sign(side) {
  const icon = make("span", { class: "c4-explorer-sign", "aria-hidden": "true" });
  icon.innerHTML = SIGNS[side] ? `<svg viewBox="0 0 16 16">${SIGNS[side]}</svg>` : "";
  return icon;
}

// Makes the children of `parent` those of `items`, by key: what stays is kept, with its focus.
function keep(parent, items, build) {
  const old = new Map([...parent.children].map((child) => [child.dataset.key, child]));
  for (const [key, child] of old) if (!items.some((item) => item.key === key)) child.remove();
  items.forEach((item, i) => {
    const child = old.get(item.key) ?? build(item);
    child.dataset.key = item.key;
    if (parent.children[i] !== child) parent.insertBefore(child, parent.children[i] ?? null);
    child.update(item);
  });
}

// The board, with a focusable column above each place where a disc can be dropped.
function columnsOf(spots, send) {
  const picture = make("div", { "aria-hidden": "true" });
  const overlay = document.createElementNS(SVG, "svg");
  overlay.setAttribute("role", "group");
  overlay.setAttribute("aria-label", "Connect Four board");
  const columns = new Map();
  let cells = []; // lit now

  function reach(move) {
    for (const [column, group] of columns) group.setAttribute("tabindex", column === move ? 0 : -1);
  }
  for (const { move, shape } of spots) {
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("role", "button");
    group.setAttribute("class", "c4-explorer-column");
    group.setAttribute("data-testid", `c4-spot-${move}`);
    group.innerHTML = `${shape}<g class="c4-explorer-ghost"></g>`;
    const drop = () => send({ do: "play", move });
    group.addEventListener("focus", () => reach(move));
    group.addEventListener("click", () => { group.focus(); drop(); });
    const keys = {
      Enter: drop, " ": drop, u: () => send({ do: "undo" }), r: () => send({ do: "restart" }),
      ArrowLeft: () => columns.get(move - 1)?.focus(),
      ArrowRight: () => columns.get(move + 1)?.focus(),
    };
    for (const digit of "123456789") keys[digit] = () => send({ do: "play", move: Number(digit) });
    onKeys(group, keys);
    columns.set(move, group);
    overlay.append(group);
  }
  reach(1);

  function light(names = cells) {
    cells = names;
    const amounts = picture.querySelector(".c4-amounts");
    if (amounts) amounts.style.display = cells.length ? "none" : "";
    for (const ring of picture.querySelectorAll("[data-cell]"))
      ring.style.display = cells.includes(ring.dataset.cell) ? "" : "none";
  }
  return {
    stage: make("div", { class: "c4-explorer-stage" }, picture, overlay),
    light,
    draw(svg) {
      picture.innerHTML = svg;
      overlay.setAttribute("viewBox", picture.firstElementChild.getAttribute("viewBox"));
      light();
    },
    update(all) {
      for (const { move, label, ghost } of all) {
        const group = columns.get(move);
        group.setAttribute("aria-label", label);
        group.classList.toggle("c4-free", Boolean(ghost));
        const inside = group.lastElementChild;
        if (inside.innerHTML !== ghost) inside.innerHTML = ghost;
      }
    },
  };
}

// What each evaluation says, the chosen one first.
function verdictsOf() {
  const caption = make("caption");
  const body = make("tbody");
  const heads = ["Evaluation", "Says, for red", "Who is ahead", "Agrees"];
  const table = make("table", { "data-testid": "c4-verdicts" }, caption,
    make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))),
    body);

  function build() {
    const name = make("th", { scope: "row" });
    const [says, agrees] = [make("td"), make("td")];
    const ahead = make("span", { class: "c4-explorer-ahead" });
    const line = make("tr", {}, name, says, make("td", {}, ahead), agrees);
    line.update = (now) => {
      name.textContent = now.name;
      says.textContent = now.says;
      ahead.replaceChildren(...(now.side === null ? [] : [sign(now.side)]), now.ahead);
      agrees.textContent = now.agrees;
      agrees.classList.toggle("c4-explorer-differs", now.agrees === "no");
    };
    return line;
  }
  return {
    panel: make("div", { class: "c4-explorer-verdicts", tabindex: 0, role: "group",
      "aria-label": "Verdicts" }, table),
    update(verdicts) { keep(body, verdicts, build); },
    title(words) { caption.textContent = words; },
  };
}
