// Registers the service worker, which stores the whole site for offline use. Game pages do so with their panels, which also
// offer new versions; other pages when they are idle. Loaded on demand.

import { scriptUrl } from "../engine/script-url.js";

const WORKER = "service-worker.js";

/** Milliseconds until registration in browsers that do not report idle time, and the maximum wait in others. */
const IDLE_MS = 2000;

/** Registers the service worker; resolves with null if the browser has none or the user saves data. */
export async function registerServiceWorker() {
  const { serviceWorker, connection } =
    /** @type {Navigator & { connection?: { saveData: boolean } }} */ (navigator);
  if (!isSecureContext || !serviceWorker || connection?.saveData) return null;
  try {
    return await serviceWorker.register(scriptUrl(WORKER), { updateViaCache: "none" });
  } catch {
    return null; // blocked by the browser or offline; the next visit tries again
  }
}

/** Registers the service worker when the page is idle. */
export function registerWhenIdle() {
  if ("requestIdleCallback" in globalThis)
    requestIdleCallback(registerServiceWorker, { timeout: IDLE_MS });
  else setTimeout(registerServiceWorker, IDLE_MS);
}
