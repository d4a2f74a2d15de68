// @ts-check
// The first page: loads what Python needs while one reads, and says how far it is.

import { register } from "./registering.js";

/** @typedef {{ jupyterlite: string, first: { path: string, bytes: number }[] }} Listed */

const base = new URL(".", location.href).href;
const note = /** @type {HTMLElement} */ (document.getElementById("note"));
const bar = /** @type {HTMLProgressElement} */ (document.getElementById("bar"));
const start = performance.now();

/** @param {number} bytes */
function megabytes(bytes) {
  return (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);
}

/** Loads the files, three at a time as a browser would, and tells of each.
 * @param {Listed["first"]} files */
async function load(files) {
  const all = files.reduce((sum, file) => sum + file.bytes, 0);
  const waiting = [...files];
  let done = 0;
  const tell = () => {
    const seconds = Math.round((performance.now() - start) / 1000);
    bar.max = all;
    bar.value = done;
    note.textContent = `Python is on its way: ${megabytes(done)} of ${megabytes(all)} MB after ${seconds} s. `
      + "You can open a lesson already; its cells run when all is here.";
  };
  tell();
  const clock = setInterval(tell, 1000);
  const one = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const response = await fetch(base + file.path);
      if (!response.ok) throw new Error(`${file.path}: ${response.status}`);
      await response.arrayBuffer();
      done += file.bytes;
      tell();
    }
  };
  await Promise.all([one(), one(), one()]).finally(() => clearInterval(clock));
  const seconds = Math.round((performance.now() - start) / 1000);
  note.textContent = `Python is here (${megabytes(all)} MB, ${seconds} s): a lesson starts in a few seconds. `
    + "Once you have opened one, all of them work without a network.";
}

async function open() {
  const frugal = /** @type {any} */ (navigator).connection?.saveData;
  try {
    const listed = /** @type {Listed} */ (await (await fetch(`${base}site.json`)).json());
    await register(base, listed.jupyterlite);
    if (frugal) {
      note.textContent = "Your browser saves data: the first lesson that you open will load 25 MB.";
      return;
    }
    await load(listed.first);
  } catch {
    note.textContent = "Not everything could be loaded. Is there a network? Reload this page to try again.";
  }
  document.documentElement.dataset.ready = "yes";
}

await open();
