// A value in the fragment of an address: compressed JSON in base64url. No DOM.

import { fromBase64, MAX_SOURCE, toBase64 } from "../../../programs/stored/program-files.js";

/** Maximum length of the decompressed text, in bytes: a source of characters with up to four bytes, and other texts. */
const MAX_BYTES = 4 * MAX_SOURCE + 50_000;

/** The fragment of a value. @param {string} name @param {unknown} value */
export async function valueFragment(name, value) {
  const text = JSON.stringify(value);
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const base64 = toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return `${name}=${base64}`;
}

/** Whether a fragment claims to contain a value of that name. @param {string} name @param {string} fragment */
export const hasValue = (name, fragment) => fragment.replace(/^#/, "").startsWith(`${name}=`);

/** The value of a fragment; null if it is damaged. @param {string} name @param {string} fragment @returns {Promise<any>} */
export async function valueInFragment(name, fragment) {
  if (!hasValue(name, fragment)) return null;
  try {
    const base64 = fragment.replace(/^#/, "").slice(name.length + 1);
    const bytes = fromBase64(base64.replaceAll("-", "+").replaceAll("_", "/"));
    return JSON.parse(await inflate(bytes));
  } catch {
    return null;
  }
}

/** Decompresses text; throws if it is too long. @param {Uint8Array<ArrayBuffer>} bytes */
async function inflate(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > MAX_BYTES) throw new Error("too long");
    parts.push(next.value);
  }
  return new Blob(parts).text();
}
