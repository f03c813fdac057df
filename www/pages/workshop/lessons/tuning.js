// Lesson 8: numbers of a program, tuned by evolution.

import { checkScore } from "./evaluation.js";

const GAMES = 40;
const GOAL = 0.5;

/** Square classes by symmetry, numbered from the corner. */
const BODY = {
  python: `
# Squares that mirror each other share a number: 0 are the corners, 9 the four in the centre.
FIRST = [0, 4, 7, 9]

def square_class(row, column):
    row, column = min(row, 7 - row), min(column, 7 - column)
    low, high = min(row, column), max(row, column)
    return FIRST[low] + high - low

def evaluate(position, side):
    own = "x" if side == "first" else "o"
    board = position.board
    total = 0
    for row in range(8):
        for column in range(8):
            cell = board[row][column]
            if cell != ".":
                number = NUMBERS[square_class(row, column)]
                total += number if cell == own else -number
    return total

def choose(position):
    return max(position.moves, key=lambda move: evaluate(position.play(move), position.side))
`,
  javascript: `
// Squares that mirror each other share a number: 0 are the corners, 9 the four in the centre.
const FIRST = [0, 4, 7, 9];

function squareClass(row, column) {
  const [a, b] = [Math.min(row, 7 - row), Math.min(column, 7 - column)];
  const low = Math.min(a, b);
  return FIRST[low] + Math.max(a, b) - low;
}

function evaluate(position, side) {
  const own = side === "first" ? "x" : "o";
  const board = position.board;
  let total = 0;
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const cell = board[row][column];
      if (cell === ".") continue;
      const number = NUMBERS[squareClass(row, column)];
      total += cell === own ? number : -number;
    }
  }
  return total;
}

function choose(position) {
  let [best, most] = [null, -Infinity];
  for (const move of position.moves) {
    const value = evaluate(position.play(move), position.side);
    if (value > most) [best, most] = [move, value];
  }
  return best;
}
`,
};

const EQUAL = "[10, 10, 10, 10, 10, 10, 10, 10, 10, 10]";
const TUNED = "[100, -20, 10, 5, -50, -2, -2, 2, 1, 0]";

/** @param {string} numbers @returns {import("./lesson.types").Lesson["starter"]} */
const withNumbers = (numbers) => ({
  python: `NUMBERS = ${numbers}  # parameter -100 to 100\n${BODY.python}`,
  javascript: `const NUMBERS = ${numbers}; // parameter -100 to 100\n${BODY.javascript}`,
});

/** @type {import("./lesson.types").Lesson} */
export const lesson = {
  id: "tuning",
  game: "reversi",
  opponent: "ramscher",
  starter: withNumbers(EQUAL),
  solution: withNumbers(TUNED),
  check: (bench) => checkScore(bench, "ramscher", GAMES, GOAL),
};
