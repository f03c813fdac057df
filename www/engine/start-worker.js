// Starts workers with scripts of the site.

import { openWorker } from "./open-worker.js";
import { scriptUrl } from "./script-url.js";

/** @param {string} script  address of a file of the site */
export const startScript = (script) => new Worker(scriptUrl(script), { type: "module" });

/** Starts a worker and sends it its module. @param {string} script @param {import("./open-worker.js").WorkerFiles} files */
export const startWorker = (script, files) => openWorker(startScript(script), files);
