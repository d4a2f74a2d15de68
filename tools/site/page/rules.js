// @ts-check
// Connect Four on two numbers, laid out as in c4lab/games/bits.py: a column has seven bits.

export const WIDTH = 7, HEIGHT = 6;
export const CENTRE_FIRST = [4, 3, 5, 2, 6, 1, 7];
const STEPS = [1n, 7n, 6n, 8n];

/** @param {number} column from 1 */
const foot = (column) => 1n << BigInt(7 * (column - 1));

/** The bit where a disc in the column lands; 0 if the column is full.
 * @param {bigint} mask @param {number} column */
export function landing(mask, column) {
  const cell = (mask + foot(column)) & (foot(column) * 127n);
  return cell & (foot(column) << 6n) ? 0n : cell;
}

/** Whether four of these discs lie in a row. @param {bigint} discs */
export function hasFour(discs) {
  return STEPS.some((step) => {
    const pairs = discs & (discs >> step);
    return Boolean(pairs & (pairs >> (2n * step)));
  });
}

/** @param {bigint} mine @param {bigint} cell */
export const winsWith = (mine, cell) => hasFour(mine | cell);

/** The discs of the side to move, and all discs, after these columns. @param {number[]} moves */
export function boardAfter(moves) {
  let [mine, mask] = [0n, 0n];
  for (const column of moves) [mine, mask] = [mine ^ mask, mask | landing(mask, column)];
  return [mine, mask];
}

/** The cells of all fours, as [column, row] from 1, of the player who moved last.
 * @param {number[]} moves @returns {[number, number][]} */
export function four(moves) {
  const [mine, mask] = boardAfter(moves);
  const theirs = mine ^ mask;
  let cells = 0n;
  for (const step of STEPS) {
    const pairs = theirs & (theirs >> step);
    const first = pairs & (pairs >> (2n * step));
    for (let place = 0n; place < 4n; place++) cells |= first << (place * step);
  }
  /** @type {[number, number][]} */
  const found = [];
  for (let column = 1; column <= WIDTH; column++)
    for (let row = 1; row <= HEIGHT; row++)
      if (cells >> BigInt(7 * (column - 1) + row - 1) & 1n) found.push([column, row]);
  return found;
}
