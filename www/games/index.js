// The board of every game, by the id of the game in records. Each page loads its own only.

/** @type {Record<string, () => Promise<{ game: import("../table/board.js").BoardKind }>>} */
export const BOARDS = {
  reversi: () => import("./reversi/board.js"),
  chess: () => import("./chess/board.js"),
  qubic: () => import("./qubic/board.js"),
  gobang: () => import("./gobang/board.js"),
  connect4: () => import("./connect4/board.js"),
};
