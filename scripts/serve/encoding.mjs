// Chooses the encoding of a response and compresses files, with a cache.

import { brotliCompressSync, gzipSync } from "node:zlib";

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

/** @type {Map<string, Buffer>} */
const cache = new Map();

/** @param {Buffer} raw @param {Encoding} encoding @param {string} tag identifies content and encoding */
export function compress(raw, encoding, tag) {
  let compressed = cache.get(tag);
  if (!compressed) {
    compressed = encoding === "br" ? brotliCompressSync(raw) : gzipSync(raw, { level: 9 });
    cache.set(tag, compressed);
  }
  return compressed;
}
