// The part of a long match that the list of moves shows. No DOM.

/** Maximum entries of the list; of a longer match it shows the moves around the current one. */
export const MAX_ENTRIES = 600;

/** Minimum entries before and after the current one, if the match has them. */
const MARGIN = 100;

/**
 * Ply of the first entry, given the previous one. It is even, since moves are shown in pairs.
 * @param {{ moves: { length: number }, ply: number }} view @param {number} previous
 */
export function firstEntry({ moves, ply }, previous) {
  const last = Math.max(0, moves.length - MAX_ENTRIES);
  const isNear = ply >= previous + MARGIN && ply <= previous + MAX_ENTRIES - MARGIN;
  const wanted = isNear ? previous : ply - MAX_ENTRIES / 2;
  return 2 * Math.ceil(Math.min(last, Math.max(0, wanted)) / 2);
}
