// Serves the files of a directory like a static host: types, compression, caching. Used by the servers of the scripts
// and by the browser tests.

import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import { basename, extname, join, sep } from "node:path";
import { compress, encodingFor } from "./encoding.mjs";

const types = new Map([
  [".css", "text/css; charset=utf-8"],
  [".html", "text/html; charset=utf-8"],
  [".js", "text/javascript; charset=utf-8"],
  [".png", "image/png"],
  [".svg", "image/svg+xml"],
  [".txt", "text/plain; charset=utf-8"],
  [".wasm", "application/wasm"],
  [".webmanifest", "application/manifest+json"],
  [".webp", "image/webp"],
  [".woff", "font/woff"],
  [".xml", "application/xml"],
]);

/** The content type of a file. @param {string} name */
export const typeOf = (name) => types.get(extname(name)) ?? "application/octet-stream";

/** Whether a name contains a digest, so that the file can be cached forever. */
export const isHashed = (/** @type {string} */ path) => /\.[0-9A-Za-z]{8}\.[a-z0-9]+$/.test(path);

/**
 * @param {string} directory
 * @param {object} [options]
 * @param {string} [options.base] path of the site
 * @param {Record<string, string>} [options.headers] added to every response
 * @param {Transform} [options.transform] replaces or delays the contents of a file
 * @param {boolean} [options.isCompressed] compress files if the browser accepts it
 * @returns {import("node:http").RequestListener}
 */
export function createHandler(
  directory,
  { base = "/", headers = {}, transform = (_, contents) => contents, isCompressed = true } = {},
) {
  const options = { transform, isCompressed };
  return async (request, response) => {
    const reply = await replyTo(request, directory, base, options).catch(() => plainReply(500));
    response.writeHead(reply.status, {
      "x-content-type-options": "nosniff",
      ...reply.headers,
      ...headers,
    });
    response.end(request.method === "HEAD" ? undefined : reply.body);
  };
}

/** @typedef {(name: string, contents: Buffer) => Buffer | Promise<Buffer>} Transform */
/** @typedef {{ transform: Transform, isCompressed: boolean }} Options */
/** @typedef {{ status: number, headers: Record<string, string | number>, body?: string | Buffer }} Reply */

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {string} directory
 * @param {string} base
 * @param {Options} options
 * @returns {Promise<Reply>}
 */
async function replyTo(request, directory, base, options) {
  if (request.method !== "GET" && request.method !== "HEAD")
    return plainReply(405, { allow: "GET, HEAD" });
  const path = pathOf(request.url ?? "/");
  if (path === undefined) return plainReply(400);
  if (`${path}/` === base) return plainReply(308, { location: base });
  if (!path.startsWith(base)) return plainReply(404);
  const file = await findFile(directory, path.slice(base.length) || "index.html");
  return file ? fileReply(file, request.headers, options) : notFoundReply(directory);
}

/** Sends the site's 404.html if it has one. @param {string} directory @returns {Promise<Reply>} */
async function notFoundReply(directory) {
  const page = await findFile(directory, "404.html");
  if (!page) return plainReply(404);
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" };
  return { status: 404, headers, body: await readFile(page) };
}

/** Returns the decoded path; `undefined` if it is malformed. @param {string} url */
function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return undefined;
  }
}

/**
 * Returns the path of a file; `undefined` if it is outside the directory after resolving links.
 * @param {string} directory @param {string} name
 */
async function findFile(directory, name) {
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
 * @param {import("node:http").IncomingHttpHeaders} requested
 * @param {Options} options
 * @returns {Promise<Reply>}
 */
async function fileReply(file, requested, { transform, isCompressed }) {
  const raw = await transform(basename(file), await readFile(file));
  const type = typeOf(file);
  const encoding = isCompressed ? encodingFor(type, requested["accept-encoding"]) : undefined;
  const tag = `"${createHash("sha256").update(raw).digest("base64url").slice(0, 16)}${encoding ?? ""}"`;
  /** @type {Record<string, string | number>} */
  const headers = {
    "content-type": type,
    "cache-control": isHashed(file) ? "public, max-age=31536000, immutable" : "no-cache",
    etag: tag,
    vary: "accept-encoding",
  };
  if (requested["if-none-match"] === tag) return { status: 304, headers };
  const body = encoding ? await compress(raw, encoding, tag) : raw;
  if (encoding) headers["content-encoding"] = encoding;
  headers["content-length"] = body.length;
  return { status: 200, headers, body };
}

/** @param {number} status @param {Record<string, string>} [headers] @returns {Reply} */
const plainReply = (status, headers = {}) => ({
  status,
  headers: { "content-type": "text/plain; charset=utf-8", ...headers },
  body: `${status}\n`,
});
