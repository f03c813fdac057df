// The players of both sides: persons or computer players.

/** @typedef {import("../engine/engine.types").Side} Side */
/** @typedef {import("../engine/engine.types").View} View */
/** @typedef {import("./settings.js").Settings} Settings */
/** Ids of the computer players by side; null for a person. @typedef {Record<Side, string | null>} Players */

export const SIDES = /** @type {const} */ (["first", "second"]);

/** @param {Settings} settings @returns {Players} */
export function playersOf({ opponent, strength }) {
  if (opponent === "both") return { first: strength.first, second: strength.second };
  return {
    first: opponent === "first" ? strength.alone : null,
    second: opponent === "second" ? strength.alone : null,
  };
}

/** @param {Players} one @param {Players} other */
export function samePlayers(one, other) {
  return one.first === other.first && one.second === other.second;
}

/** @param {Side} side @returns {Side} */
export function otherSide(side) {
  return side === "first" ? "second" : "first";
}

/**
 * The side that made a move. The sides alternate in every game, because a pass counts as a move.
 * @param {View} view @param {number} index  counted from 0
 */
export function moverOf({ side, ply }, index) {
  return (ply - index) % 2 === 0 ? side : otherSide(side);
}

/**
 * The number of a move as text, such as `12.`; in games whose sides share it, `12…` for the second side.
 * @param {View} view @param {number} index  counted from 0 @param {{ pairMoves?: boolean }} gameUi
 */
export function moveNumber(view, index, { pairMoves }) {
  if (!pairMoves) return `${index + 1}.`;
  const isSecond = moverOf(view, index) === "second";
  const pair = (index + (moverOf(view, 0) === "second" ? 1 : 0)) >> 1;
  return `${pair + 1}${isSecond ? "…" : "."}`;
}

/**
 * Whether the side to move has a choice, not only a pass.
 * @param {View} view
 */
export function hasChoice({ legal }) {
  return legal.some(({ to }) => to !== null);
}
