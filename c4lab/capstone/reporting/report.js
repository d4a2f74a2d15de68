// @ts-check
// Lets a reader go through the games. Without this script each game shows its last position.

/** @type {(replay: HTMLElement, selector: string) => HTMLElement} */
function part(replay, selector) {
  const found = replay.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`The replay has no ${selector}.`);
  return found;
}

for (const replay of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".replay"))) {
  const frames = /** @type {HTMLElement[]} */ ([...replay.querySelectorAll(".frame")]);
  const last = frames.length - 1;
  let at = last;
  const show = (/** @type {number} */ wanted) => {
    at = Math.max(0, Math.min(last, wanted));
    frames.forEach((frame, number) => { frame.hidden = number !== at; });
    part(replay, ".at").textContent =
      at ? `After move ${at} of ${last}` : `The start, before move 1 of ${last}`;
  };
  /** @type {Record<string, () => number>} */
  const goes = { first: () => 0, back: () => at - 1, next: () => at + 1, last: () => last };
  const bar = part(replay, ".bar");
  bar.hidden = false;
  bar.addEventListener("click", event => {
    const go = event.target instanceof HTMLElement && event.target.dataset.go;
    if (go) show(goes[go]());
  });
  /** @type {Record<string, string>} */
  const keys = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };
  replay.addEventListener("keydown", event => {
    const go = keys[event.key];
    if (!go) return;
    event.preventDefault();
    show(goes[go]());
  });
}
