// Serves the files of one directory like an ordinary static host.

import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import { basename, extname, join, sep } from "node:path";
import { compress, encodingFor } from "./encoding.mjs";

const types = new Map([
  [".bin", "application/octet-stream"],
  [".css", "text/css; charset=utf-8"],
  [".html", "text/html; charset=utf-8"],
  [".ico", "image/x-icon"],
  [".js", "text/javascript; charset=utf-8"],
  [".json", "application/json"],
  [".map", "application/json"],
  [".mjs", "text/javascript; charset=utf-8"],
  [".png", "image/png"],
  [".svg", "image/svg+xml"],
  [".txt", "text/plain; charset=utf-8"],
  [".wasm", "application/wasm"],
  [".webmanifest", "application/manifest+json"],
  [".webp", "image/webp"],
  [".woff", "font/woff"],
]);

/** A name with a hash of its content never changes its meaning. */
const isHashed = (/** @type {string} */ path) => /\.[0-9A-Za-z]{8}\.[a-z0-9]+$/.test(path);

/**
 * @param {string} directory
 * @param {object} [options]
 * @param {string} [options.base] the path under which the site lies
 * @param {Record<string, string>} [options.headers] sent with everything
 * @param {(name: string, contents: Buffer) => Buffer} [options.change] replaces the contents of a file
 * @param {boolean} [options.compressed] if the browser accepts it
 * @returns {import("node:http").RequestListener}
 */
export function handlerFor(
  directory,
  { base = "/", headers = {}, change = (_, whole) => whole, compressed = true } = {},
) {
  const how = { change, compressed };
  return async (request, response) => {
    const reply = await answer(request, directory, base, how).catch(() => plain(500));
    response.writeHead(reply.status, {
      "x-content-type-options": "nosniff",
      ...reply.headers,
      ...headers,
    });
    response.end(request.method === "HEAD" ? undefined : reply.body);
  };
}

/** @typedef {{ change: (name: string, contents: Buffer) => Buffer, compressed: boolean }} How */
/** @typedef {{ status: number, headers: Record<string, string | number>, body?: string | Buffer }} Reply */

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {string} directory
 * @param {string} base
 * @param {How} how
 * @returns {Promise<Reply>}
 */
async function answer(request, directory, base, how) {
  if (request.method !== "GET" && request.method !== "HEAD")
    return plain(405, { allow: "GET, HEAD" });
  const path = pathOf(request.url ?? "/");
  if (path === undefined) return plain(400);
  if (`${path}/` === base) return plain(308, { location: base });
  if (!path.startsWith(base)) return plain(404);
  const file = await fileIn(directory, path.slice(base.length) || "index.html");
  return file ? contents(file, request.headers, how) : missing(directory);
}

/** The site's page for unknown addresses, if it has one. @param {string} directory @returns {Promise<Reply>} */
async function missing(directory) {
  const page = await fileIn(directory, "404.html");
  if (!page) return plain(404);
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" };
  return { status: 404, headers, body: await readFile(page) };
}

/** @param {string} url */
function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return undefined;
  }
}

/**
 * The file of that name, if it is inside the directory after resolving links.
 * @param {string} directory
 * @param {string} name
 */
async function fileIn(directory, name) {
  try {
    const inside = (await realpath(directory)) + sep;
    const file = await realpath(join(directory, name));
    return file.startsWith(inside) && (await stat(file)).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file
 * @param {import("node:http").IncomingHttpHeaders} asked
 * @param {How} how
 * @returns {Promise<Reply>}
 */
async function contents(file, asked, { change, compressed }) {
  const raw = change(basename(file), await readFile(file));
  const type = types.get(extname(file)) ?? "application/octet-stream";
  const encoding = compressed ? encodingFor(type, asked["accept-encoding"]) : undefined;
  const tag = `"${createHash("sha256").update(raw).digest("base64url").slice(0, 16)}${encoding ?? ""}"`;
  /** @type {Record<string, string | number>} */
  const headers = {
    "content-type": type,
    "cache-control": isHashed(file) ? "public, max-age=31536000, immutable" : "no-cache",
    etag: tag,
    vary: "accept-encoding",
  };
  if (asked["if-none-match"] === tag) return { status: 304, headers };
  const body = encoding ? compress(raw, encoding, tag) : raw;
  if (encoding) headers["content-encoding"] = encoding;
  headers["content-length"] = body.length;
  return { status: 200, headers, body };
}

/**
 * @param {number} status
 * @param {Record<string, string>} [headers]
 * @returns {Reply}
 */
const plain = (status, headers = {}) => ({
  status,
  headers: { "content-type": "text/plain; charset=utf-8", ...headers },
  body: `${status}\n`,
});
