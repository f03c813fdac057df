// Texts of each game's package and the figures of its README's examples, which tests run.

/**
 * @typedef {object} GamePackage
 * @property {string} title
 * @property {string} about  one sentence for package.json and the README
 * @property {string[]} keywords
 * @property {string} start  of moves without a frame
 * @property {Record<string, string>} aliases  players by further names, in addition to "strongest"
 * @property {string} weak  a level for the example
 * @property {string} level  for the example of a move
 * @property {string} moves  of the examples
 * @property {number} nodes  limit of the examples
 * @property {string} next  a move of the examples, the ply-th
 * @property {number} ply
 */

/** @type {Record<string, GamePackage>} */
export const games = {
  reversi: {
    title: "Reversi",
    about:
      "Reversi (Othello): rules, seven levels up to a champion with exact endgames, and the programs of a German magazine of 2002",
    keywords: ["reversi", "othello"],
    start: "diagonal-mole",
    aliases: {},
    weak: "level-2",
    level: "strongest",
    moves: "f5d6c3d3c4",
    nodes: 200_000,
    next: "f4",
    ply: 6,
  },
  gobang: {
    title: "Gobang",
    about:
      "Gobang (Gomoku, five in a row) on boards of 15 to 20 lines: rules, seven levels, a threat-searching engine, and a program of 1987",
    keywords: ["gobang", "gomoku", "five-in-a-row"],
    start: "16-first-five-120",
    aliases: {},
    weak: "level-2",
    level: "strongest",
    moves: "h8i9j7",
    nodes: 50_000,
    next: "i7",
    ply: 4,
  },
  chess: {
    title: "Chess",
    about:
      "Chess: rules with SAN, FEN and PGN, ten levels from 480 Elo, an engine with a neural network, and a program of 1985",
    keywords: ["chess", "pgn", "fen", "nnue"],
    start: "standard",
    aliases: {},
    weak: "level-2",
    level: "strongest",
    moves: "e4 e5 Nf3",
    nodes: 20_000,
    next: "Nc6",
    ply: 4,
  },
  qubic: {
    title: "Qubic",
    about:
      "Qubic (four in a row in a cube, 3D tic-tac-toe): rules, levels, a prover that wins for the first player, and a program of 1967",
    keywords: ["qubic", "3d-tic-tac-toe", "four-in-a-row"],
    start: "first",
    aliases: { perfect: "prover" },
    weak: "level-2",
    level: "perfect",
    moves: "111 444",
    nodes: 100_000,
    next: "222",
    ply: 3,
  },
  connect4: {
    title: "Connect Four",
    about:
      "Connect Four: rules, six levels, a solver that plays and evaluates perfectly, and the levels of a program of 1995",
    keywords: ["connect-four", "connect4", "four-in-a-row", "solver"],
    start: "first",
    aliases: { perfect: "solver" },
    weak: "level-2",
    level: "perfect",
    moves: "4453",
    nodes: 1_000_000,
    next: "4",
    ply: 5,
  },
};
