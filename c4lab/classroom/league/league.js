// @ts-check
// Shows every game of the league: two lists choose who played, a third one which game.

/** @typedef {[first: number, second: number, moves: string, result: number, why: string]} Game */
/** @typedef {{names: string[], opening: number, games: Game[], left: number, top: number, cell: number}} League */

const SVG = "http://www.w3.org/2000/svg";
const COLUMNS = 7;
const ROWS = 6;
const SIGNS = { "1": "X", "-1": "O" };

/** @type {(id: string) => HTMLElement} */
function named(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no ${id}.`);
  return found;
}

const league = /** @type {League} */ (JSON.parse(named("league").textContent ?? ""));
const one = /** @type {HTMLSelectElement} */ (named("one"));
const other = /** @type {HTMLSelectElement} */ (named("other"));
const which = /** @type {HTMLSelectElement} */ (named("which"));
const replay = named("replay");
const discs = named("discs");
/** @type {Game} */
let shown = [0, 0, "", 0, ""];

/** @type {(select: HTMLSelectElement, texts: [value: number, text: string][]) => void} */
function fill(select, texts) {
  select.replaceChildren(...texts.map(([value, text]) => {
    const option = document.createElement("option");
    option.value = String(value);
    option.textContent = text;
    return option;
  }));
}

/** The games of the two that are chosen, each with its number in the league. */
function ofBoth() {
  const both = [Number(one.value), Number(other.value)];
  return league.games
    .map((game, number) => /** @type {[Game, number]} */ ([game, number]))
    .filter(([game]) => both.includes(game[0]) && both.includes(game[1]));
}

/** @type {(game: Game) => string} */
function ending(game) {
  const [first, second, , result, why] = game;
  const [winner, loser] = result > 0 ? [first, second] : [second, first];
  if (why) return `${league.names[loser]} ${why}`;
  return result ? `${league.names[winner]} won` : "a draw";
}

/** The discs after so many moves: column, row and player of each. @type {(at: number) => number[][]} */
function placed(at) {
  const heights = Array(COLUMNS).fill(0);
  return [...shown[2].slice(0, at)].map((move, number) => {
    const column = Number(move) - 1;
    heights[column] += 1;
    return [column, heights[column] - 1, number % 2 ? -1 : 1];
  });
}

/** @type {(at: number) => void} */
function draw(at) {
  const known = placed(at);
  const rows = Array.from({ length: ROWS }, () => Array(COLUMNS).fill("."));
  discs.replaceChildren(...known.map(([column, row, player], number) => {
    rows[row][column] = SIGNS[player > 0 ? "1" : "-1"];
    const disc = document.createElementNS(SVG, "use");
    const last = number === at - 1 ? "-last" : "";
    disc.setAttribute("href", `#${player > 0 ? "red" : "amber"}${last}`);
    disc.setAttribute("x", String(league.left + column * league.cell));
    disc.setAttribute("y", String(league.top + (ROWS - 1 - row) * league.cell));
    return disc;
  }));
  const text = rows.reverse().map(row => row.join(" ")).join(" / ");
  named("board").setAttribute("aria-label", `Connect Four board, top row first: ${text}`);
}

const begin = goThrough(replay, draw);

function showGame() {
  shown = league.games[Number(which.value)];
  const [first, second, moves, , why] = shown;
  named("red-name").textContent = league.names[first];
  named("amber-name").textContent = league.names[second];
  const opening = `The first ${league.opening} moves are the opening.`;
  named("ending").textContent = `${moves.length} moves, then: ${ending(shown)}. ${opening}`;
  named("ending").classList.toggle("fault", Boolean(why));
  named("moves").textContent = moves;
  begin(moves.length);
}

function chooseGame() {
  const games = ofBoth();
  replay.hidden = !games.length;
  fill(which, games.map(([game, number], at) =>
    [number, `${at + 1}: ${league.names[game[0]]} first, ${ending(game)}`]));
  if (games.length) showGame();
}

/** @type {(place: number, wanted: number) => void} */
function chooseOther(place, wanted) {
  one.value = String(place);
  fill(other, league.names
    .map((name, number) => /** @type {[number, string]} */ ([number, name]))
    .filter(([number]) => number !== place));
  if (wanted !== place) other.value = String(wanted);
  chooseGame();
}

fill(one, league.names.map((name, number) => [number, name]));
one.addEventListener("change", () => chooseOther(Number(one.value), Number(other.value)));
other.addEventListener("change", chooseGame);
which.addEventListener("change", showGame);
for (const link of document.querySelectorAll("a[data-pair]")) {
  link.addEventListener("click", () => {
    const [place, wanted] = (link.getAttribute("data-pair") ?? "").split(" ").map(Number);
    chooseOther(place, wanted);
    which.focus({ preventScroll: true });
  });
}
named("choose").hidden = false;
chooseOther(0, 1);
