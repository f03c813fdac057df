// Reads matches from texts and files in the laboratory's worker. They are posted in batches, so that the page receives
// each batch in a short task, shows the progress and can terminate the worker.

import { decodeText } from "../engine/decode-text.js";
import { excerpt } from "../i18n/excerpt.js";

/** @typedef {import("../engine/engine.types").Glue} Glue */
/** @typedef {import("./lab.types").ImportRequest} ImportRequest */
/** @typedef {import("./lab.types").ImportReport} ImportReport */

/** Maximum matches per batch. */
export const BATCH_SIZE = 200;

/** Maximum matches of a text; reading stops there. */
export const MAX_MATCHES = 50_000;

/** Maximum length of a match's annotations in characters; longer ones are left out. */
export const MAX_NOTES_LENGTH = 100_000;

/** Error code of a file that the browser cannot read. */
const UNREADABLE = "unreadable-file";

/** Minimum progress, as a fraction of the text, that is posted without a full batch. */
const STEP = 0.01;

/**
 * @param {Glue} glue @param {ImportRequest} request
 * @param {(report: ImportReport) => void} post
 * @param {(error: unknown) => import("../engine/engine.types").EngineError} toEngineError
 */
export async function importMatches(glue, request, post, toEngineError) {
  /** @type {ImportReport["found"]} */
  let batch = [];
  let count = 0;
  let posted = 0;

  const flush = (/** @type {number} */ fraction, isLast = false) => {
    post({ found: batch, fraction, isLast, isCut: count >= MAX_MATCHES });
    batch = [];
    posted = fraction;
  };
  /** @param {import("./lab.types").Importable | null} match @param {unknown} error @param {number} fraction */
  const take = (match, error, fraction) => {
    batch.push(match ? withinLimit(match) : { error: toEngineError(error) });
    count += 1;
    if (batch.length === BATCH_SIZE || fraction - posted >= STEP) flush(fraction);
    return count < MAX_MATCHES;
  };

  try {
    await readAll(glue, request, take);
  } catch (error) {
    take(null, error, 1); // a file that is invalid as a whole
  }
  flush(1, true);
}

/** @typedef {(match: import("./lab.types").Importable | null, error: unknown, fraction: number) => boolean} Take */

/** @param {Glue} glue @param {ImportRequest} request @param {Take} take */
async function readAll(glue, { game, source, extensions, letters, variations }, take) {
  if (typeof source !== "string" && extensions.length > 0) {
    const files = extensions.map((extension) => contentsOf(source, extension));
    const [games, players, tournaments] = await Promise.all(files);
    return glue.readWthor(games, players, tournaments, take);
  }
  const text = typeof source === "string" ? source : decodeText(await bytesOf(source[0]));
  const record = recordIn(text, game);
  if (record === null) return glue.importMatches(game, text, letters, variations, take);
  const match = glue.Match.read(record);
  const found = { record: match.record(), moves: match.view().moves.length };
  const unknown = { result: "", event: "", date: "", notes: "", clocks: [], evaluations: [] };
  take({ ...found, ...unknown, players: ["", ""] }, null, 1);
}

/** The first file with an extension; empty if there is none. @param {File[]} files @param {string} extension */
async function contentsOf(files, extension) {
  const file = files.find(({ name }) => name.toLowerCase().endsWith(extension));
  return file ? new Uint8Array(await bytesOf(file)) : new Uint8Array();
}

/** @param {File} file */
async function bytesOf(file) {
  try {
    return await file.arrayBuffer();
  } catch {
    const details = { name: excerpt(file.name) };
    throw Object.assign(new Error(UNREADABLE), { code: UNREADABLE, details });
  }
}

/** The record of a text that is a record or a link of this site; null for other texts. @param {string} text @param {string} game */
function recordIn(text, game) {
  const plain = text.trim().replace(/^\S{0,2000}#/, "");
  if (![":", "%3A", "%3a"].some((colon) => plain.startsWith(game + colon))) return null;
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/** @param {import("./lab.types").Importable} match @returns {ImportReport["found"][number]} */
function withinLimit(match) {
  const isLong = "notes" in match && match.notes.length > MAX_NOTES_LENGTH;
  return isLong ? { match: { ...match, notes: "" }, isAbridged: true } : { match };
}
