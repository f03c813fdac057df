// The built site, served for a test the way a plain static host would: below a path, without special headers.

import { handlerFor } from "../../../scripts/serve/handler.mjs";
import { listen } from "../../../scripts/serve/listen.mjs";
import { dist } from "../../../scripts/support/paths.mjs";

/**
 * @param {{ isolated?: boolean }} [options] `isolated`: with the headers that allow shared memory
 * @returns {Promise<{ url: string, origin: string, close: () => Promise<void> }>}
 */
export async function openSite({ isolated = false } = {}) {
  const base = "/some/where/";
  const headers = isolated ? isolation : undefined;
  const { port, close } = await listen(handlerFor(dist, { base, headers }), 0);
  const origin = `http://localhost:${port}`;
  return { url: origin + base, origin, close };
}

const isolation = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
};
