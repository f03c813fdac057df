// Compresses responses, each version of a file once.

import { brotliCompressSync, gzipSync } from "node:zlib";

/** @typedef {"br" | "gzip"} Encoding */

const compressible = /^text\/|javascript|json|svg|wasm|octet-stream/;

/**
 * The best encoding that the browser accepts; `undefined` if the content is not compressible.
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
const done = new Map();

/**
 * @param {Buffer} raw
 * @param {Encoding} encoding
 * @param {string} tag names the content and the encoding
 */
export function compress(raw, encoding, tag) {
  let compressed = done.get(tag);
  if (!compressed) {
    compressed = encoding === "br" ? brotliCompressSync(raw) : gzipSync(raw, { level: 9 });
    done.set(tag, compressed);
  }
  return compressed;
}
