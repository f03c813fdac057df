// Lesson 3: a program that takes the best square by a table.

import { bestMoves, samplePositions } from "./positions.js";
import { TABLE, TABLE_TEXT } from "./table.js";

/** Value of the square of a move. @param {string} move */
const worth = (move) => TABLE[Number(move[1]) - 1][move.charCodeAt(0) - "a".charCodeAt(0)];

const NAMES = {
  python: `
# A move such as "c4" is the name of its square; "pa" is a pass.
def value(move):
    if move == "pa":
        return 0
    column = ord(move[0]) - ord("a")
    row = int(move[1]) - 1
`,
  javascript: `
// A move such as "c4" is the name of its square; "pa" is a pass.
function value(move) {
  if (move === "pa") return 0;
  const column = move.charCodeAt(0) - "a".charCodeAt(0);
  const row = Number(move[1]) - 1;
`,
};

/** @type {import("./lesson.types").Lesson} */
export const lesson = {
  id: "squares",
  game: "reversi",
  opponent: "ramscher",
  starter: {
    python: `${TABLE_TEXT.python}${NAMES.python}    return 0  # the value is in the table

def choose(position):
    for move in position.moves:
        if move != "pa":
            mark(move, value(move))
    return max(position.moves, key=value)
`,
    javascript: `${TABLE_TEXT.javascript}${NAMES.javascript}  return 0; // the value is in the table
}

function choose(position) {
  for (const move of position.moves) if (move !== "pa") mark(move, value(move));
  return position.moves.reduce((best, move) => (value(move) > value(best) ? move : best));
}
`,
  },
  solution: {
    python: `${TABLE_TEXT.python}${NAMES.python}    return TABLE[row][column]

def choose(position):
    return max(position.moves, key=value)
`,
    javascript: `${TABLE_TEXT.javascript}${NAMES.javascript}  return TABLE[row][column];
}

function choose(position) {
  return position.moves.reduce((best, move) => (value(move) > value(best) ? move : best));
}
`,
  },
  async check(bench) {
    const seat = await bench.seat();
    for (const position of samplePositions(bench, { count: 15, plies: [4, 45] })) {
      const { move } = await seat.choose(position.record);
      const { best, moves } = bestMoves(position, worth);
      if (moves.includes(move)) continue;
      const values = { move, value: worth(move), better: moves[0], most: best };
      return { reason: "poorer", values, record: position.record };
    }
    return null;
  },
};
