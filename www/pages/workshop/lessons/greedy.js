// Lesson 2: a program that turns the most discs.

import { bestMoves, discsAfter, samplePositions } from "./positions.js";

/** @type {import("./lesson.types").Lesson} */
export const lesson = {
  id: "greedy",
  game: "reversi",
  opponent: "klauwastekannz",
  starter: {
    python: `def count(position, side):
    letter = "x" if side == "first" else "o"
    return sum(row.count(letter) for row in position.board)

def choose(position):
    best = position.moves[0]
    for move in position.moves:
        after = position.play(move)
        # Is this move better than the best one so far?
        print(move, count(after, position.side))
    return best
`,
    javascript: `function count(position, side) {
  const letter = side === "first" ? "x" : "o";
  return position.board.flat().filter((cell) => cell === letter).length;
}

function choose(position) {
  let best = position.moves[0];
  for (const move of position.moves) {
    const after = position.play(move);
    // Is this move better than the best one so far?
    print(move, count(after, position.side));
  }
  return best;
}
`,
  },
  solution: {
    python: `def count(position, side):
    letter = "x" if side == "first" else "o"
    return sum(row.count(letter) for row in position.board)

def choose(position):
    return max(position.moves, key=lambda move: count(position.play(move), position.side))
`,
    javascript: `function count(position, side) {
  const letter = side === "first" ? "x" : "o";
  return position.board.flat().filter((cell) => cell === letter).length;
}

function choose(position) {
  let best = position.moves[0];
  let most = 0;
  for (const move of position.moves) {
    const discs = count(position.play(move), position.side);
    if (discs > most) [best, most] = [move, discs];
  }
  return best;
}
`,
  },
  async check(bench) {
    const seat = await bench.seat();
    for (const position of samplePositions(bench, { count: 12, plies: [4, 40] })) {
      const worth = (/** @type {string} */ move) => discsAfter(bench.rules, position, move);
      const { move } = await seat.choose(position.record);
      const { best, moves } = bestMoves(position, worth);
      if (moves.includes(move)) continue;
      const values = { move, count: worth(move), better: moves[0], most: best };
      return { reason: "fewer", values, record: position.record };
    }
    return null;
  },
};
