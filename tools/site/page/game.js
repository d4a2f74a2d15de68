// @ts-check
// The board of the first page: you are red, the opponent never makes a mistake, and above each column
// stands what it is worth for you.

import { CENTRE_FIRST, HEIGHT, WIDTH, boardAfter, four, landing } from "./rules.js";

const BEGUN = [4, 3, 5, 1, 7, 6, 4, 3, 2, 5, 6, 6]; // one column wins, one is a draw, five lose
const DISCS = 21, FULL = 42, PAUSE = 350;
const NAMES = ["red", "amber"];

const board = /** @type {HTMLElement} */ (document.getElementById("board"));
const said = /** @type {HTMLElement} */ (document.getElementById("said"));
const hide = /** @type {HTMLButtonElement} */ (document.getElementById("hide"));
const back = /** @type {HTMLButtonElement} */ (document.getElementById("back"));
const anew = /** @type {HTMLButtonElement} */ (document.getElementById("anew"));
const opponent = new Worker(new URL("solving.js", import.meta.url), { type: "module" });

/** @type {number[]} */
let moves = [...BEGUN];
/** @type {Map<number, number | null>} */
let scores = new Map();
let question = 0, known = false, shown = true, sentence = "";

/** @param {number} number */
const signed = (number) => (number > 0 ? `+${number}` : `${number}`.replace("-", "−"));
const isOver = () => moves.length === FULL || four(moves).length > 0;
const isMine = () => moves.length % 2 === 0;

/** What a score means for the side to move. @param {number} score */
function outcome(score) {
  if (!score) return "a draw";
  return `${score > 0 ? "wins" : "loses"}, ${score > 0 ? "with your" : "to amber's"} disc ${DISCS + 1 - Math.abs(score)}`;
}

/** @param {number[]} columns */
function listed(columns) {
  const ordered = [...columns].sort((one, other) => one - other);
  if (ordered.length === 1) return `Column ${ordered[0]}`;
  return `Columns ${ordered.slice(0, -1).join(", ")} and ${ordered.at(-1)}`;
}

/** A sentence on what you can reach; "" while it is searched for. */
function advice() {
  if (!known) return "";
  const open = [...scores].filter(([, score]) => score !== null);
  /** @param {(score: number) => boolean} fits */
  const where = (fits) => open.filter(([, score]) => fits(/** @type {number} */ (score))).map(([column]) => column);
  const [wins, draws] = [where((score) => score > 0), where((score) => score === 0)];
  const best = Math.max(...open.map(([, score]) => /** @type {number} */ (score)));
  const verb = (/** @type {number[]} */ columns, /** @type {string} */ one) => (columns.length === 1 ? one : one.slice(0, -1));
  if (wins.length) return `${listed(wins)} ${verb(wins, "wins")}, at best with your disc ${DISCS + 1 - best} of ${DISCS}.`;
  if (draws.length) return `No column wins. ${listed(draws)} ${verb(draws, "draws")}.`;
  const longest = where((score) => score === best);
  return `Every column loses; ${listed(longest).toLowerCase()} ${verb(longest, "lasts")} longest.`;
}

function status() {
  const winning = four(moves).length > 0;
  if (winning && isMine()) return "Amber wins. Take a move back, or begin anew.";
  if (winning) return "You win, against perfect play!";
  if (moves.length === FULL) return "A draw, against perfect play.";
  if (!isMine()) return "Amber is thinking.";
  return `You are red. ${shown ? advice() || "The scores are being worked out." : "It is your move."}`;
}

function draw() {
  const [, mask] = boardAfter(moves);
  const winning = new Set(four(moves).map(String));
  const discs = Array.from({ length: WIDTH + 1 }, () => /** @type {number[]} */ ([]));
  moves.forEach((column, number) => discs[column].push(number % 2));
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (board.querySelectorAll("button"))) {
    const column = Number(button.dataset.column);
    const score = scores.get(column);
    const worth = button.querySelector(".worth");
    const isWorth = shown && isMine() && !isOver() && typeof score === "number";
    if (worth) {
      worth.textContent = isWorth ? signed(/** @type {number} */ (score)) : "";
      worth.className = `worth ${isWorth ? (Number(score) > 0 ? "win" : Number(score) < 0 ? "loss" : "even") : ""}`;
    }
    button.querySelectorAll(".cell").forEach((cell, place) => {
      const row = HEIGHT - place, disc = discs[column][row - 1];
      cell.className = `cell ${disc === undefined ? "" : NAMES[disc]} ${winning.has(String([column, row])) ? "four" : ""}`;
      cell.classList.toggle("last", moves.at(-1) === column && discs[column].length === row);
    });
    const inside = discs[column].map((disc) => NAMES[disc]).join(", ") || "empty";
    const says = isWorth ? `, worth ${signed(/** @type {number} */ (score))}: ${outcome(Number(score))}` : "";
    button.setAttribute("aria-label", `Column ${column}${says}. From below: ${inside}.`);
    button.setAttribute("aria-disabled", String(isOver() || !isMine() || !landing(mask, column)));
  }
  const now = status();
  if (now !== sentence) said.textContent = sentence = now;
  hide.textContent = shown ? "hide scores" : "show scores";
  back.disabled = moves.length < 2 || !isMine() && !isOver();
}

/** Asks for the scores of the present position. */
function ask() {
  [scores, known] = [new Map(), false];
  draw();
  if (!isOver()) opponent.postMessage({ question: ++question, moves });
}

/** @param {number} column */
function play(column) {
  const [, mask] = boardAfter(moves);
  if (isOver() || !landing(mask, column)) return;
  moves.push(column);
  ask();
}

function answer() {
  const best = Math.max(...[...scores.values()].map((score) => score ?? -Infinity));
  const column = CENTRE_FIRST.find((each) => scores.get(each) === best);
  const asked = question;
  if (column) setTimeout(() => asked === question && play(column), PAUSE);
}

opponent.addEventListener("message", (event) => {
  if (event.data.question !== question) return;
  if (event.data.over) {
    known = true;
    if (!isMine()) answer();
  } else scores.set(event.data.column, event.data.score);
  draw();
});

for (let column = 1; column <= WIDTH; column++) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.column = String(column);
  button.innerHTML = `<span class="worth"></span>${'<span class="cell"></span>'.repeat(HEIGHT)}`;
  button.addEventListener("click", () => isMine() && play(column));
  board.append(button);
}

board.addEventListener("keydown", (event) => {
  const columns = /** @type {HTMLElement[]} */ ([...board.querySelectorAll("button")]);
  const place = columns.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: WIDTH - 1 }[event.key];
  if (to !== undefined) {
    columns[Math.max(0, Math.min(WIDTH - 1, to))].focus();
    event.preventDefault();
  } else if (/^[1-7]$/.test(event.key) && isMine()) play(Number(event.key));
});

hide.addEventListener("click", () => {
  shown = !shown;
  draw();
});

back.addEventListener("click", () => {
  moves.length -= isMine() ? 2 : 1;
  ask();
});

anew.addEventListener("click", () => {
  moves = [];
  ask();
});

ask();
