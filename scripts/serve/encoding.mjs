// Chooses the encoding of a response and compresses files, with a cache.

import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** @typedef {"br" | "gzip"} Encoding */

const compressible = /^text\/|javascript|json|svg|wasm|octet-stream/;

/**
 * Returns the best encoding that the browser accepts; `undefined` if the content is not compressible.
 * @param {string} type
 * @param {string | string[] | undefined} accepted
 * @returns {Encoding | undefined}
 */
export function encodingFor(type, accepted) {
  if (!compressible.test(type)) return undefined;
  const names = String(accepted ?? "")
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ""))
    .map(([name]) => name);
  if (names.includes("br")) return "br";
  return names.includes("gzip") ? "gzip" : undefined;
}

/** Compresses in a thread: a module takes seconds, in which other requests must not wait. */
const compressors = {
  br: promisify(brotliCompress),
  gzip: (/** @type {Buffer} */ raw) => promisify(gzip)(raw, { level: 9 }),
};

/** @type {Map<string, Promise<Buffer>>} */
const cache = new Map();

/** @param {Buffer} raw @param {Encoding} encoding @param {string} tag identifies content and encoding */
export function compress(raw, encoding, tag) {
  const compressed = cache.get(tag) ?? compressors[encoding](raw);
  cache.set(tag, compressed);
  return compressed;
}
