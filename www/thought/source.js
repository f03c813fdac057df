// Loads the trace of a search: that of the player's last search if its worker still has it, else by searching again.

import { createLabClient } from "../lab/lab-client.js";

/** @typedef {import("../lab/lab.types").Thoughts} Thoughts */
/** @typedef {import("../engine/engine.types").SearchRequest} SearchRequest */

/** Maximum milliseconds for modern players, as at the table. */
const MAX_SEARCH_TIME = 8000;

/** Marks the shown position in a record. */
const CURSOR = "!";

/** The record up to the shown position. */
export const untilCursor = (/** @type {string} */ record) => record.split(CURSOR)[0];

/**
 * Whether a stored trace chose the next move of the match. For a shared search only the preparation is stored, whose
 * choice may differ.
 * @param {Pick<Thoughts, "record" | "choice">} stored @param {string} record
 */
export function choseNextMove({ record: before, choice }, record) {
  const [here, later = ""] = record.split(CURSOR);
  return untilCursor(before) === here && later.startsWith(choice.move);
}

/**
 * The trace of a player's search in the shown position.
 * @param {import("../table/table.js").Table} table @param {string} player
 * @param {boolean} isPlayed  whether the match continues with the player's move
 * @returns {Promise<{ thoughts: Thoughts, isRepeated: boolean }>}
 */
export async function loadTrace(table, player, isPlayed) {
  const { record, view, seed } = table.match.state();
  const parameters = table.settings.current().numbers?.[player] ?? {};
  /** @type {SearchRequest} */
  const request = {
    record,
    game: view.game,
    player,
    parameters,
    limits: { time: MAX_SEARCH_TIME },
    seed,
  };
  const stored = isPlayed && (await recall(table, request));
  if (stored && choseNextMove(stored, record)) return { thoughts: stored, isRepeated: false };
  const client = createLabClient(table.rules);
  try {
    return { thoughts: await client.think(request), isRepeated: true };
  } finally {
    client.close();
  }
}

/** @param {import("../table/table.js").Table} table @param {SearchRequest} request @returns {Promise<Thoughts | null>} */
const recall = (table, request) =>
  new Promise((recalled) => {
    table.recall(request, { recalled, failed: () => recalled(null) });
  });
