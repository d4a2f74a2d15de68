// @ts-check
// Lets a reader go through a game, by buttons and by keys. Joined in front of a page's own script.

/** @type {(replay: HTMLElement, selector: string) => HTMLElement} */
function part(replay, selector) {
  const found = replay.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`The replay has no ${selector}.`);
  return found;
}

/**
 * `replay` has a `.bar` of buttons and a line `.at`; `show(at)` draws the position after so many
 * moves. Returns a function that begins with a game of so many moves, at its end.
 * @type {(replay: HTMLElement, show: (at: number) => void) => (moves: number) => void}
 */
// eslint-disable-next-line no-unused-vars
function goThrough(replay, show) {
  let at = 0;
  let last = 0;
  const go = (/** @type {number} */ wanted) => {
    at = Math.max(0, Math.min(last, wanted));
    show(at);
    part(replay, ".at").textContent =
      at ? `After move ${at} of ${last}` : `The start, before move 1 of ${last}`;
  };
  /** @type {Record<string, () => number>} */
  const goes = { first: () => 0, back: () => at - 1, next: () => at + 1, last: () => last };
  const bar = part(replay, ".bar");
  bar.hidden = false;
  bar.addEventListener("click", event => {
    const where = event.target instanceof HTMLElement && event.target.dataset.go;
    if (where) go(goes[where]());
  });
  /** @type {Record<string, string>} */
  const keys = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };
  replay.addEventListener("keydown", event => {
    const where = keys[event.key];
    if (!where) return;
    event.preventDefault();
    go(goes[where]());
  });
  return moves => {
    last = moves;
    go(moves);
  };
}
