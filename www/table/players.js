// Who plays which side: a person or a computer player.

/** @typedef {import("../engine/engine.types").Side} Side */
/** @typedef {import("../engine/engine.types").View} View */
/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {Record<Side, string | null>} Players  a computer player's name, or null for a person */

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
 * Who made the move of this number; the sides take turns in every game, a pass being a move.
 * @param {View} view @param {number} index  counted from 0
 */
export function moverOf({ side, ply }, index) {
  return (ply - index) % 2 === 0 ? side : otherSide(side);
}

/**
 * Whether somebody has a choice here, and does not just pass.
 * @param {View} view
 */
export function hasChoice({ legal }) {
  return legal.some(({ to }) => to !== null);
}
