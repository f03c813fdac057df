// Digests of files: in their names, and in the service worker.

import { createHash } from "node:crypto";

/** Digest in the name of a file, as www/engine/compile.js verifies it. @param {Uint8Array} contents */
export const nameDigest = (contents) =>
  createHash("sha256").update(contents).digest("hex").slice(0, 8);

/** Digest in the service worker: the first 96 bits of SHA-256. @param {Uint8Array} contents */
export const digestOf = (contents) =>
  createHash("sha256").update(contents).digest("base64").slice(0, 16);
