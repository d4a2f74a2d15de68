// Lets a reader go through the games. Without this script each game shows its last position.
for (const replay of document.querySelectorAll(".replay")) {
  const frames = [...replay.querySelectorAll(".frame")], last = frames.length - 1;
  let at = last;
  const show = wanted => {
    at = Math.max(0, Math.min(last, wanted));
    frames.forEach((frame, number) => { frame.hidden = number !== at; });
    replay.querySelector(".at").textContent =
      at ? `After move ${at} of ${last}` : `The start, before move 1 of ${last}`;
  };
  const goes = { first: () => 0, back: () => at - 1, next: () => at + 1, last: () => last };
  const bar = replay.querySelector(".bar");
  bar.hidden = false;
  bar.addEventListener("click", event => {
    const go = event.target.dataset.go;
    if (go) show(goes[go]());
  });
  replay.addEventListener("keydown", event => {
    const go = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" }[event.key];
    if (!go) return;
    event.preventDefault();
    show(goes[go]());
  });
}
