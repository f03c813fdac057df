// Parses the stored statistics and best wins: replaces former player ids and drops invalid entries.

/** @typedef {import("../../table/former-names.js").FormerNames} FormerNames */
/** @typedef {"won" | "lost" | "drawn"} End */
/** Results by player id. @typedef {Record<string, Record<End, number>>} Counts */

/**
 * @typedef {object} Win
 * @property {string} player  id of the losing player
 * @property {string} record
 * @property {number} score  greater is better
 * @property {number} when
 */

export const ENDS = /** @type {const} */ (["won", "lost", "drawn"]);

/**
 * The counts of each player; those under a former id are added.
 * @param {string | null} text @param {FormerNames} formerNames @returns {Counts}
 */
export function readStatistics(text, formerNames) {
  /** @type {Counts} */
  const counts = {};
  for (const [id, ends] of Object.entries(parse(text) ?? {})) {
    if (!ENDS.every((end) => Number.isInteger(ends?.[end]))) continue;
    const player = formerNames.currentId(id);
    counts[player] ??= { won: 0, lost: 0, drawn: 0 };
    for (const end of ENDS) counts[player][end] += ends[end];
  }
  return counts;
}

/** @param {string | null} text @param {FormerNames} formerNames @returns {Win[]} */
export function readWins(text, formerNames) {
  const wins = parse(text);
  if (!Array.isArray(wins)) return [];
  return wins
    .filter(isReadable)
    .map((win) => ({ ...win, player: formerNames.currentId(win.player) }));
}

/** @param {Partial<Win>} win */
const isReadable = (win) =>
  typeof win?.player === "string" &&
  typeof win.record === "string" &&
  Number.isFinite(win.score) &&
  Number.isFinite(win.when);

/** @param {string | null} text @returns {any} */
function parse(text) {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
