// A program in the fragment of an address: compressed JSON in base64url. No DOM.

import {
  fromBase64,
  isProgram,
  MAX_SOURCE,
  toBase64,
} from "../../../programs/stored/program-files.js";

/** @typedef {import("../../../programs/play/play.types").Program} Program */

const NAME = "program=";
/** Maximum length of the decompressed text, in bytes: a source of characters with up to four bytes. */
const MAX_BYTES = 4 * MAX_SOURCE + 1000;

/** The fragment of a program. @param {Program} program */
export async function programFragment({ name, game, language, source }) {
  const text = JSON.stringify({ name, game, language, source });
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return NAME + toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Whether a fragment claims to contain a program. @param {string} fragment */
export const hasProgram = (fragment) => fragment.replace(/^#/, "").startsWith(NAME);

/**
 * The program of a fragment; null if it is damaged.
 * @param {string} fragment @param {readonly string[]} games @returns {Promise<Program | null>}
 */
export async function programInFragment(fragment, games) {
  if (!hasProgram(fragment)) return null;
  try {
    const base64 = fragment.replace(/^#/, "").slice(NAME.length);
    const bytes = fromBase64(base64.replaceAll("-", "+").replaceAll("_", "/"));
    const program = JSON.parse(await inflate(bytes));
    if (!isProgram(program, games)) return null;
    const { name, game, language, source } = program;
    return { name, game, language, source };
  } catch {
    return null;
  }
}

/** Decompresses text; throws if it is longer than a program can be. @param {Uint8Array<ArrayBuffer>} bytes */
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
