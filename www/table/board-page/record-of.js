// Records of matches from their moves.

/**
 * The record of a match with these moves; throws if one is illegal.
 * @param {import("../../engine/rules-of-game.js").RulesOfGame} rules @param {string} start @param {readonly string[]} moves
 */
export function recordOf(rules, start, moves) {
  const match = rules.begin(start);
  try {
    for (const move of moves) match.play(move);
    return match.record();
  } finally {
    match.free();
  }
}
