// @ts-check
// Starts the service worker as JupyterLite would: the same address and the same note of its version,
// so that JupyterLite finds its own there and does not begin anew.

/**
 * Resolves when it answers for this page; at once where a browser has none or refuses.
 * @param {string} base the site's address
 * @param {string} version of JupyterLite
 */
export async function register(base, version) {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const script = new URL("service-worker.js?enableCache=false", base).href;
  try {
    localStorage.setItem(`${script}-version`, version);
    await workers.register(script, { scope: base });
    const changed = new Promise((done) => workers.addEventListener("controllerchange", done, { once: true }));
    if (!workers.controller) await Promise.race([changed, pause(4000)]);
  } catch (error) {
    console.warn("Without a service worker: each visit loads everything anew.", error);
  }
}

/** @param {number} milliseconds */
export function pause(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Asks the service worker to fetch the lessons that were not opened yet, and what this page loaded
 * before there was a service worker. */
export function keepTheRest() {
  const loaded = [location.href, ...performance.getEntriesByType("resource").map((each) => each.name)];
  navigator.serviceWorker?.controller?.postMessage({ c4lab: "keep the rest", loaded });
}
