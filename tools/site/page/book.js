// @ts-check
// The opening book, as c4lab/solver/book.py writes it: the first moves take long to search.

const HEAD = 22, COUNT_AT = 10, KEY_BYTES = 7;
const BOTTOM = [0, 1, 2, 3, 4, 5, 6].reduce((sum, column) => sum + (1n << BigInt(7 * column)), 0n);

/** @param {bigint} key @returns {bigint} that of the mirror image */
function mirrored(key) {
  let turned = 0n;
  for (let column = 0n; column < 7n; column++) turned = (turned << 7n) | (key >> (7n * column) & 127n);
  return turned;
}

/** Reads the book; without one every position is searched. */
async function load() {
  const file = await (await fetch(new URL("book.bin", import.meta.url))).arrayBuffer();
  const count = new DataView(file).getUint32(COUNT_AT, true);
  const unpacked = new Blob([file.slice(HEAD)]).stream().pipeThrough(new DecompressionStream("deflate"));
  const planes = new Uint8Array(await new Response(unpacked).arrayBuffer());
  const keys = new Float64Array(count); // a key has 49 bits, so that it is a whole number here
  let key = 0;
  for (let entry = 0; entry < count; entry++) {
    let step = 0;
    for (let byte = KEY_BYTES - 1; byte >= 0; byte--) step = step * 256 + planes[byte * count + entry];
    keys[entry] = key += step;
  }
  const scores = new Int8Array(planes.buffer, KEY_BYTES * count, count);

  /** The score for the side to move; undefined if the book does not have it.
   * @param {bigint} mine @param {bigint} mask */
  function get(mine, mask) {
    const own = mine + mask + BOTTOM, other = mirrored(own);
    const wanted = Number(own < other ? own : other);
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (keys[middle] < wanted) low = middle + 1;
      else high = middle;
    }
    return keys[low] === wanted ? scores[low] : undefined;
  }
  return { get };
}

export const book = load().catch(() => ({ get: () => undefined }));
