// Serves a folder like a static host that knows nothing of the packages.

import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { listen } from "../../../scripts/serve/listen.mjs";

/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".wasm": "application/wasm",
};

/**
 * @param {string} folder
 * @param {object} [options]
 * @param {Record<string, string>} [options.headers]
 * @param {(path: string) => boolean} [options.isMissing] files that the host does not find
 * @param {boolean} [options.hasFallback] sends a page with status 200 for unknown names
 */
export async function openStaticHost(folder, options = {}) {
  const { headers = {}, isMissing = () => false, hasFallback = false } = options;
  const { port, close, unref } = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const file = join(folder, decodeURIComponent(pathname));
    const isFound = existsSync(file) && statSync(file).isFile() && !isMissing(pathname);
    const status = isFound || hasFallback ? 200 : 404;
    const type = isFound ? (TYPES[extname(file)] ?? "application/octet-stream") : TYPES[".html"];
    response.writeHead(status, { "content-type": type, ...headers });
    response.end(isFound ? readFileSync(file) : "<!doctype html><title>Not found</title>");
  }, 0);
  unref();
  return { url: `http://localhost:${port}/`, close };
}
