// @ts-check
// The perfect opponent, in a worker of its own: the same file as on a computer, `solver-7x6.wasm`.
// It is told the moves of a game, and tells the score of each column, as soon as it has it.

import { book } from "./book.js";
import { CENTRE_FIRST, boardAfter, landing, winsWith } from "./rules.js";

// The words of c4lab/solver/compiled/control.py.
const [NODES, LIMIT, MINE, MASK] = [0, 1, 2, 3];
const [EARLY, EARLY_SHIFT, LATE, LATE_SHIFT] = [7, 8, 9, 10];
const WORDS = 592, ABORTED = -1000;
const EARLY_BITS = 20, LATE_BITS = 17; // entries of the tables: 8 MB and 1 MB
const SLICE = 1n << 17n;
const ALL = 42;

/** @typedef {{ exact: (control: number) => number, words: BigInt64Array, control: number }} Search */

/** @returns {Promise<Search>} */
async function load() {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(new URL("solver-7x6.wasm", import.meta.url)));
  const { exact, memory, __heap_base: base } = /** @type {any} */ (instance.exports);
  const control = Math.ceil(base.value / 64) * 64;
  const late = control + 8 * WORDS, early = late + 8 * 2 ** LATE_BITS;
  memory.grow(Math.ceil((early + 8 * 2 ** EARLY_BITS) / 65536) - memory.buffer.byteLength / 65536);
  const words = new BigInt64Array(memory.buffer, control, WORDS);
  words[EARLY] = BigInt(early);
  words[EARLY_SHIFT] = BigInt(64 - EARLY_BITS);
  words[LATE] = BigInt(late);
  words[LATE_SHIFT] = BigInt(64 - LATE_BITS);
  return { exact, words, control };
}

const searching = load();
let latest = 0;

/** The score of a board for the side to move, or null if another question came meanwhile.
 * @param {bigint} mine @param {bigint} mask @param {number} question */
async function score(mine, mask, question) {
  const known = (await book).get(mine, mask);
  if (known !== undefined) return known;
  const { exact, words, control } = await searching;
  for (;;) {
    [words[NODES], words[LIMIT], words[MINE], words[MASK]] = [0n, SLICE, mine, mask];
    const found = exact(control);
    if (found !== ABORTED) return found;
    await new Promise((turn) => setTimeout(turn)); // a new question has its turn
    if (question !== latest) return null;
  }
}

/** @param {number[]} moves @param {number} question */
async function tell(moves, question) {
  const [mine, mask] = boardAfter(moves);
  const left = ALL - moves.length;
  for (const column of CENTRE_FIRST) {
    const cell = landing(mask, column);
    let found = null;
    if (cell && winsWith(mine, cell)) found = Math.floor((left + 1) / 2);
    else if (cell && left === 1) found = 0;
    else if (cell) {
      const theirs = await score(mine ^ mask, mask | cell, question);
      if (question !== latest) return;
      found = theirs === null ? null : -theirs;
    }
    postMessage({ question, column, score: found });
  }
  postMessage({ question, over: true });
}

addEventListener("message", (event) => {
  latest = event.data.question;
  tell(event.data.moves, latest);
});
