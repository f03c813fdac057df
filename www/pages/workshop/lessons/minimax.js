// Lesson 5: a program that looks two moves ahead.

import { bestMoves, minimax, positionAfter, samplePositions } from "./positions.js";
import { EVALUATE_TEXT, TABLE_TEXT, tableSum } from "./table.js";

const DEPTH = 2;

const HEAD = {
  python: `DEPTH = ${DEPTH}

${TABLE_TEXT.python}
# The value of a position for a side, by the table.
${EVALUATE_TEXT.python}
# The value of a position for a side after the best moves of both.
def minimax(position, depth, side):
    if depth == 0 or position.outcome:
        value = evaluate(position, side)
    else:
        values = [minimax(position.play(move), depth - 1, side) for move in position.moves]
`,
  javascript: `const DEPTH = ${DEPTH};

${TABLE_TEXT.javascript}
// The value of a position for a side, by the table.
${EVALUATE_TEXT.javascript}
// The value of a position for a side after the best moves of both.
function minimax(position, depth, side) {
  let value;
  if (depth === 0 || position.outcome) value = evaluate(position, side);
  else {
    const values = position.moves.map((move) => minimax(position.play(move), depth - 1, side));
`,
};

const TAIL = {
  python: `    mark(position, value)  # for the picture of the tree
    return value

def choose(position):
    def value(move):
        return minimax(position.play(move), DEPTH - 1, position.side)
    return max(position.moves, key=value)
`,
  javascript: `  }
  mark(position, value); // for the picture of the tree
  return value;
}

function choose(position) {
  let [best, most] = [null, -Infinity];
  for (const move of position.moves) {
    const value = minimax(position.play(move), DEPTH - 1, position.side);
    if (value > most) [best, most] = [move, value];
  }
  return best;
}
`,
};

/** @type {import("./lesson.types").Lesson} */
export const lesson = {
  id: "minimax",
  game: "reversi",
  opponent: "aufpasser-2",
  hasTree: true,
  starter: {
    python: `${HEAD.python}        # The side wants the greatest value. What does its opponent want?
        value = max(values)
${TAIL.python}`,
    javascript: `${HEAD.javascript}    // The side wants the greatest value. What does its opponent want?
    value = Math.max(...values);
${TAIL.javascript}`,
  },
  solution: {
    python: `${HEAD.python}        value = max(values) if position.side == side else min(values)
${TAIL.python}`,
    javascript: `${HEAD.javascript}    value = position.side === side ? Math.max(...values) : Math.min(...values);
${TAIL.javascript}`,
  },
  check: (bench) => checkValues(bench, { depth: DEPTH, count: 8, plies: [4, 44] }),
};

/**
 * Whether a program chooses the moves that looking ahead finds, by the table.
 * @param {import("./lesson.types").Bench} bench
 * @param {{ depth: number, count: number, plies: readonly [number, number] }} options
 * @returns {Promise<import("./lesson.types").Finding | null>}
 */
export async function checkValues(bench, { depth, count, plies }) {
  const { rules } = bench;
  const seat = await bench.seat();
  const accept = (/** @type {import("./positions.js").Position} */ { view }) =>
    view.legal.length < 10;
  for (const position of samplePositions(bench, { count, plies, accept })) {
    const { record, view } = position;
    const evaluate = (/** @type {typeof view} */ reached) => tableSum(reached, view.side);
    const worth = (/** @type {string} */ move) =>
      minimax(rules, positionAfter(rules, record, move), depth - 1, evaluate, view.side);
    const { move } = await seat.choose(record);
    const { best, moves } = bestMoves(position, worth);
    if (moves.includes(move)) continue;
    const values = { move, value: worth(move), better: moves[0], most: best };
    return { reason: "value", values, record };
  }
  return null;
}
