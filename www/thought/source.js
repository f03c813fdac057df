// Where thoughts come from: what the player at the table told while it chose its last move, where its worker still has
// that; else the same player thinks about the same position once more.

import { createLabClient } from "../lab/lab-client.js";

/** @typedef {import("../lab/lab.types").Thoughts} Thoughts */
/** @typedef {import("../engine/engine.types").SearchRequest} SearchRequest */

/** Milliseconds after which a modern player moves, as at the table. */
const LONGEST = 8000;

/** What stands in a record where somebody looks at it, before the moves that come later. */
const PLACE = "!";

/** The match as far as it is looked at. */
export const upToHere = (/** @type {string} */ record) => record.split(PLACE)[0];

/**
 * Whether kept thoughts are those that led to the next move of a match. Of a search that is shared only the preparation is
 * kept, and another move may have come of it.
 * @param {Pick<Thoughts, "record" | "choice">} kept @param {string} record
 */
export function ledToNext({ record: before, choice }, record) {
  const [here, later = ""] = record.split(PLACE);
  return upToHere(before) === here && later.startsWith(choice.move);
}

/**
 * What a player thinks about the match on the board.
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
