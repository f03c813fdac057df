// The built site, served for a test the way a plain static host would: below a path, without special headers.

import { handlerFor } from "../../../scripts/serve/handler.mjs";
import { listen } from "../../../scripts/serve/listen.mjs";
import { dist } from "../../../scripts/support/paths.mjs";
import { sendPagesInParts } from "./page-in-parts.mjs";
import { tamperWithWorker } from "./tamper.mjs";

/**
 * @param {object} [options]
 * @param {boolean} [options.isolated] with the headers that allow shared memory
 * @param {import("./tamper.mjs").Tamper} [options.worker] what becomes of the worker's script
 * @param {boolean} [options.inParts] pages as over a slow line, see `askForParts`
 * @param {boolean} [options.compressed] as a host would send it; that takes its time
 * @param {string} [options.directory] another one than the built site
 * @param {(name: string, contents: Buffer) => Buffer} [options.change] what is sent instead of a file's contents
 * @returns {Promise<{ url: string, origin: string, close: () => Promise<void> }>}
 */
export async function openSite({
  isolated = false,
  worker,
  inParts = false,
  compressed = false,
  directory = dist,
  change,
} = {}) {
  const base = "/some/where/";
  const headers = isolated ? isolation : undefined;
  let serve = handlerFor(directory, { base, headers, compressed, change });
  if (worker) serve = tamperWithWorker(serve, worker);
  if (inParts) serve = sendPagesInParts(serve);
  const { port, close, unref } = await listen(serve, 0);
  unref(); // a test that finds no browser fails at once
  const origin = `http://localhost:${port}`;
  return { url: origin + base, origin, close };
}

const isolation = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
};
