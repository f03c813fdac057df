// Positions of real matches in which each program prunes at several places and searches some rows completely, so that
// guessing alone does not succeed. Sorted by the size of the tree.

/** @type {Record<string, string[]>} */
export const POSITIONS = {
  connect4: [
    "connect4:first:4144417377575773",
    "connect4:first:1265337544115",
    "connect4:first:14142441231151457",
    "connect4:first:221166152276175263577123",
    "connect4:first:3424222746541122176",
    "connect4:first:5256622332261277",
    "connect4:first:327667236364",
    "connect4:first:17551273723151425",
    "connect4:first:55314661",
    "connect4:first:7637254264",
  ],
  reversi: [
    "reversi:diagonal-tomato:f4d3c6d6c2b6c7c8a6d2",
    "reversi:diagonal-tomato:d6c6b6f5f6b7f4d7",
    "reversi:diagonal-tomato:e3f3f4d3d2f5c3c1e1",
    "reversi:diagonal-tomato:f4f5d6c5g6g3h2e7d7g5b6h7",
    "reversi:diagonal-tomato:d6e6f7c4e3d7b4b3",
    "reversi:diagonal-tomato:f4f3c5c6e3b5f2g1d2f5g2",
    "reversi:diagonal-tomato:e3f5g6g5e6g7h7f7g4",
    "reversi:diagonal-tomato:e3f5g6e2f2h7d6c5b6c4",
    "reversi:diagonal-tomato:e3f5d6d3f6d7c3e6g6e2f2h7d2",
    "reversi:diagonal-tomato:c5c4f3e6b4b5f7e3e2d3b6f1d1",
  ],
};

/** Rounds per game. */
export const ROUNDS = 5;

/**
 * Selects the positions of the rounds: the visitor's own, then random ones in the order above.
 * @param {string} game @param {string} own empty if there is none
 */
export function chooseTasks(game, own) {
  const others = POSITIONS[game].filter((record) => record !== own);
  const chosen = others
    .map((record) => ({ record, lot: Math.random() }))
    .sort((one, other) => one.lot - other.lot)
    .slice(0, own ? ROUNDS - 1 : ROUNDS)
    .map(({ record }) => record);
  return [own, ...others.filter((record) => chosen.includes(record))].filter(Boolean);
}
