// The digest of a file in the service worker, used by the build, host checks and tests.

import { createHash } from "node:crypto";

/** The first 96 bits of SHA-256. @param {Uint8Array} contents */
export const digestOf = (contents) =>
  createHash("sha256").update(contents).digest("base64").slice(0, 16);
