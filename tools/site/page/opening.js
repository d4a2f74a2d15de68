// @ts-check
// The first page starts the service worker, so that a lesson opened later can be kept.

import { register } from "./registering.js";

const base = new URL(".", location.href).href;
try {
  const listed = await (await fetch(`${base}site.json`)).json();
  await register(base, listed.jupyterlite);
} catch (error) {
  console.warn("Without the site's list nothing is kept.", error);
}
document.documentElement.dataset.ready = "yes";
