// The table of squares of the Reversi lessons, and the parts of their programs that use it.

/** Value of each square, from a1. */
export const TABLE = [
  [100, -20, 10, 5, 5, 10, -20, 100],
  [-20, -50, -2, -2, -2, -2, -50, -20],
  [10, -2, 2, 1, 1, 2, -2, 10],
  [5, -2, 1, 0, 0, 1, -2, 5],
  [5, -2, 1, 0, 0, 1, -2, 5],
  [10, -2, 2, 1, 1, 2, -2, 10],
  [-20, -50, -2, -2, -2, -2, -50, -20],
  [100, -20, 10, 5, 5, 10, -20, 100],
];

const rows = TABLE.map((row) => `  [${row.join(", ")}],`).join("\n");

/** The table in a program. */
export const TABLE_TEXT = {
  python: `TABLE = [\n${rows}\n]\n`,
  javascript: `const TABLE = [\n${rows}\n];\n`,
};

/**
 * The beginning of the function `evaluate` in a program: the sum of the table over the discs of a side, less that of the
 * other side's.
 */
export const SUM_TEXT = {
  python: `def evaluate(position, side):
    own = "x" if side == "first" else "o"
    board = position.board
    total = 0
    for row in range(8):
        for column in range(8):
            if board[row][column] == own:
                total += TABLE[row][column]
            elif board[row][column] != ".":
                total -= TABLE[row][column]
`,
  javascript: `function evaluate(position, side) {
  const own = side === "first" ? "x" : "o";
  const board = position.board;
  let total = 0;
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      if (board[row][column] === own) total += TABLE[row][column];
      else if (board[row][column] !== ".") total -= TABLE[row][column];
    }
  }
`,
};

/** The function `evaluate` that returns this sum. */
export const EVALUATE_TEXT = {
  python: `${SUM_TEXT.python}    return total\n`,
  javascript: `${SUM_TEXT.javascript}  return total;\n}\n`,
};

/** The same sum for the checks. @param {import("../../../engine/engine.types").View} view @param {string} side */
export function tableSum({ cells, columns }, side) {
  const own = side === "first" ? "x" : "o";
  return [...cells].reduce((sum, letter, at) => {
    if (letter === ".") return sum;
    const value = TABLE[Math.floor(at / columns)][at % columns];
    return sum + (letter === own ? value : -value);
  }, 0);
}
