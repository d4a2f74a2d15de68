// @ts-check
// Lets a reader go through the games. Without this script each game shows its last position.

for (const replay of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".replay"))) {
  const frames = /** @type {HTMLElement[]} */ ([...replay.querySelectorAll(".frame")]);
  const begin = goThrough(replay, at => {
    frames.forEach((frame, number) => { frame.hidden = number !== at; });
  });
  begin(frames.length - 1);
}
