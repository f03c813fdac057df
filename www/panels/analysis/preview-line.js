// Positions of a match other than the one on the board, and requests to search them.

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../table/table.js").Table} Table */

/**
 * The position after `ply` moves of a record and the moves of a line; throws if a move is illegal.
 * @param {Table} table @param {string} record @param {number | null} [ply] @param {readonly string[]} [moves]
 * @returns {{ record: string, view: View }}
 */
export function previewLine(table, record, ply = null, moves = []) {
  const match = table.rules.read(record);
  try {
    if (ply !== null) match.goto(ply);
    for (const move of moves) match.play(move);
    return { record: match.record(), view: match.view() };
  } finally {
    match.free();
  }
}

/**
 * The effects of a legal move as the rules report them; empty in games whose page derives them.
 * @param {Table} table @param {string} record @param {string} move
 * @returns {import("../../engine/engine.types").MoveEffect[]}
 */
export function moveEffects(table, record, move) {
  const match = table.rules.read(record);
  try {
    return match.moveEffects?.(move) ?? [];
  } finally {
    match.free();
  }
}

/** Id of the strongest player. @param {Pick<Table, "rules">} table */
export const strongest = ({ rules: { info } }) => info.players[info.players.length - 1].id;

/**
 * A search request to the strongest player, with its opening book switched off.
 * @param {Pick<Table, "rules">} table @param {string} record
 * @param {Partial<import("../../engine/engine.types").SearchRequest>} [more]
 * @returns {import("../../engine/engine.types").SearchRequest}
 */
export function requestFor({ rules: { info } }, record, more) {
  const { id: player, parameters: numbers } = info.players[info.players.length - 1];
  /** @type {Record<string, number>} */
  const parameters = numbers.some(({ name }) => name === "book") ? { book: 0 } : {};
  return { record, game: info.id, player, parameters, limits: {}, seed: 1, ...more };
}
