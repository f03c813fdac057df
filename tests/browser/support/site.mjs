// Serves the built site for a test like a static host: below a path, without special headers.

import { createHandler } from "../../../scripts/serve/handler.mjs";
import { listen } from "../../../scripts/serve/listen.mjs";
import { dist } from "../../../scripts/support/paths.mjs";
import { sendPagesInParts } from "./page-in-parts.mjs";
import { tamperWithWorker } from "./tamper.mjs";

/**
 * @param {object} [options]
 * @param {boolean} [options.isIsolated] sends the headers that allow shared memory
 * @param {import("./tamper.mjs").Tamper} [options.worker] changes the worker's script
 * @param {boolean} [options.isChunked] sends pages in parts, see `requestParts`
 * @param {boolean} [options.isCompressed] compresses files, which takes time
 * @param {string} [options.directory] by default the built site
 * @param {import("../../../scripts/serve/handler.mjs").Transform} [options.transform] replaces or delays the contents of a file
 * @returns {Promise<{ url: string, origin: string, close: () => Promise<void> }>}
 */
export async function openSite({
  isIsolated = false,
  worker,
  isChunked = false,
  isCompressed = false,
  directory = dist,
  transform,
} = {}) {
  const base = "/some/where/";
  const headers = isIsolated ? isolation : undefined;
  let serve = createHandler(directory, { base, headers, isCompressed, transform });
  if (worker) serve = tamperWithWorker(serve, worker);
  if (isChunked) serve = sendPagesInParts(serve);
  const { port, close, unref } = await listen(serve, 0);
  unref(); // so that a test without a browser ends
  const origin = `http://localhost:${port}`;
  return { url: origin + base, origin, close };
}

const isolation = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
};
