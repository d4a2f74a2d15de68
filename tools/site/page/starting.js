// @ts-check
// In a lesson: a line that says what is happening until Python has answered for the first time.

import { keepTheRest, pause } from "./registering.js";

performance.setResourceTimingBufferSize(2000); // all files are named to the service worker later
const start = performance.now();
const line = document.createElement("div");
line.setAttribute("role", "status");
line.dataset.testid = "c4-starting";
line.style.cssText = "position:fixed;left:0;right:0;bottom:0;z-index:10000;padding:6px 12px;"
  + "font:14px/1.4 system-ui,sans-serif;color:#fff;background:#30638e";
let loaded = 0;

new BroadcastChannel("c4lab-site").addEventListener("message", (event) => { loaded = event.data.bytes; });

function tell() {
  const seconds = Math.round((performance.now() - start) / 1000);
  const network = loaded ? `, ${(loaded / 1e6).toFixed(0)} MB loaded` : "";
  line.textContent = `Python is starting in this tab: ${seconds} s${network}. `
    + "You can read on; a cell that you run now waits until it is there.";
}

/** The kernel of the notebook that is shown, once there is one. */
async function kernel() {
  for (;;) {
    const context = /** @type {any} */ (globalThis).jupyterapp?.shell?.currentWidget?.sessionContext;
    if (context?.session?.kernel) return context.session.kernel;
    await pause(200);
  }
}

async function watch() {
  document.body.append(line);
  tell();
  const clock = setInterval(tell, 1000);
  try {
    await (await kernel()).info;
  } finally {
    clearInterval(clock);
    line.remove();
  }
  keepTheRest();
}

await watch();
