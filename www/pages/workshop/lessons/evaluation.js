// Lesson 7: an evaluation of one's own, which has to hold its own against the historical program.

import { SEARCH } from "./alpha-beta.js";
import { SUM_TEXT, TABLE_TEXT } from "./table.js";

const GAMES = 20;
/** Smallest mean score. */
const GOAL = 0.5;

const HEAD = { python: "DEPTH = 2\n\n", javascript: "const DEPTH = 2;\n\n" };

/** @type {import("./lesson.types").Lesson} */
export const lesson = {
  id: "evaluation",
  game: "reversi",
  opponent: "aufpasser-2",
  starter: {
    python: `${HEAD.python}# How good is a position for a side? So far, only discs count.
def evaluate(position, side):
    own = "x" if side == "first" else "o"
    other = "o" if side == "first" else "x"
    board = position.board
    return sum(row.count(own) - row.count(other) for row in board)

${SEARCH.python}`,
    javascript: `${HEAD.javascript}// How good is a position for a side? So far, only discs count.
function evaluate(position, side) {
  const own = side === "first" ? "x" : "o";
  let total = 0;
  for (const cell of position.board.flat()) {
    if (cell === own) total += 1;
    else if (cell !== ".") total -= 1;
  }
  return total;
}

${SEARCH.javascript}`,
  },
  solution: {
    python: `${HEAD.python}${TABLE_TEXT.python}
${SUM_TEXT.python}    choices = len(position.moves)
    return total + (3 * choices if position.side == side else -3 * choices)

${SEARCH.python}`,
    javascript: `${HEAD.javascript}${TABLE_TEXT.javascript}
${SUM_TEXT.javascript}  const choices = position.moves.length;
  return total + (position.side === side ? 3 * choices : -3 * choices);
}

${SEARCH.javascript}`,
  },
  check: (bench) => checkScore(bench, "aufpasser-2", GAMES, GOAL),
};

/**
 * Whether a program scores enough against a computer player.
 * @param {import("./lesson.types").Bench} bench @param {string} player @param {number} games @param {number} goal
 * @returns {Promise<import("./lesson.types").Finding | null>}
 */
export async function checkScore(bench, player, games, goal) {
  const score = await bench.score(player, games);
  if (score >= goal) return null;
  const percent = Math.round(100 * score);
  return { reason: "score", values: { percent, games, goal: 100 * goal }, record: null };
}
