// The board of every game, by the name that the game has in records; a page fetches its own alone.

/** @type {Record<string, () => Promise<import("./board.js").BoardKind>>} */
export const BOARDS = {
  reversi: async () => (await import("./reversi.js")).reversi,
  chess: async () => (await import("./chess.js")).chess,
  qubic: async () => (await import("./qubic.js")).qubic,
  gobang: async () => (await import("./gobang.js")).gobang,
  connect4: async () => (await import("./connect4.js")).connect4,
};
