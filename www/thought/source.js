// Fetches the trace of the last search from the player's worker, or runs the search again.

import { createLabClient } from "../lab/lab-client.js";

/** @typedef {import("../lab/lab.types").Thoughts} Thoughts */
/** @typedef {import("../engine/engine.types").SearchRequest} SearchRequest */

/** Time limit of modern players in milliseconds, as at the table. */
const LONGEST = 8000;

/** Separates the shown position from the later moves in a record. */
const PLACE = "!";

/** The record up to the shown position. */
export const upToHere = (/** @type {string} */ record) => record.split(PLACE)[0];

/**
 * Whether a stored trace led to the next move of a match. Of a shared search only the preparation is stored, and its
 * choice may differ.
 * @param {Pick<Thoughts, "record" | "choice">} kept @param {string} record
 */
export function ledToNext({ record: before, choice }, record) {
  const [here, later = ""] = record.split(PLACE);
  return upToHere(before) === here && later.startsWith(choice.move);
}

/**
 * The trace of a player's search in the shown position.
 * @param {import("../table/table.js").Table} table @param {string} player
 * @param {boolean} wasMade  whether it has made its move here
 * @returns {Promise<{ thoughts: Thoughts, isAnew: boolean }>}
 */
export async function thoughtsOf(table, player, wasMade) {
  const { record, view, seed } = table.match.state();
  const parameters = table.settings.current().numbers?.[player] ?? {};
  /** @type {SearchRequest} */
  const request = { record, game: view.game, player, parameters, limits: { time: LONGEST }, seed };
  const kept = wasMade && (await recall(table, request));
  if (kept && ledToNext(kept, record)) return { thoughts: kept, isAnew: false };
  const client = createLabClient(table.rules);
  try {
    return { thoughts: await client.think(request), isAnew: true };
  } finally {
    client.close();
  }
}

/** @param {import("../table/table.js").Table} table @param {SearchRequest} request @returns {Promise<Thoughts | null>} */
const recall = (table, request) =>
  new Promise((recalled) => {
    table.recall(request, { recalled, failed: () => recalled(null) });
  });
