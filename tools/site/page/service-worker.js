// @ts-check
// Keeps what the site has once served, so that the next visit needs no network. All else a service
// worker does for JupyterLite, such as Python's files, is in JupyterLite's own, which follows below.

const VERSION = "the builder puts the site's checksum here";
const KEPT = `c4lab-${VERSION}`;
const LISTED = "site.json";
const NOT_KEPT = ["/api/drive", "/api/stdin/", "/api/service-worker-heartbeat"];
const worker = /** @type {any} */ (globalThis);
const reports = new BroadcastChannel("c4lab-site");
let bytes = 0;

/** @returns {string} the address of the site, which ends in a slash */
function home() {
  return worker.registration.scope;
}

/**
 * Whether an answer may be kept: it is a file of the site.
 * @param {string} url
 */
function isFile(url) {
  const path = url.slice(home().length - 1);
  return url.startsWith(home()) && !NOT_KEPT.some((start) => path.startsWith(start));
}

/**
 * The kept answer, or the network's, which is then kept. Only what stands before "?" counts.
 * @param {string} url
 * @returns {Promise<Response>}
 */
async function answer(url) {
  const key = url.split(/[?#]/)[0];
  const kept = await caches.open(KEPT);
  const found = await kept.match(key);
  if (found) return found;
  const fresh = await fetch(key, { cache: "no-cache" });
  if (fresh.ok) {
    await kept.put(key, fresh.clone());
    bytes += Number(fresh.headers.get("content-length") ?? 0);
    reports.postMessage({ bytes });
  }
  return fresh;
}

/**
 * Keeps what an open lesson has not asked for yet, the other lessons, and what it has loaded before.
 * @param {string[]} loaded addresses
 */
async function keepTheRest(loaded) {
  const listed = await (await answer(home() + LISTED)).json();
  const rest = listed.rest.map((/** @type {string} */ path) => home() + path);
  for (const url of [...loaded.filter(isFile), ...rest]) await answer(url).catch(() => undefined);
}

worker.addEventListener("install", () => worker.skipWaiting());

worker.addEventListener("activate", (/** @type {any} */ event) => {
  const old = caches.keys().then((names) => Promise.all(
    names.filter((name) => name.startsWith("c4lab-") && name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => worker.clients.claim()));
});

worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data?.c4lab === "keep the rest") event.waitUntil(keepTheRest(event.data.loaded));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.method !== "GET" || !isFile(event.request.url)) return;
  event.stopImmediatePropagation();
  event.respondWith(answer(event.request.url));
});

worker.importScripts("./service-worker-lite.js");
