// Changes of single lines that complete the programs of the lessons, and the verdict on the programs before.

/** @typedef {[line: string, text: string][]} Changes */

/** Discs, with corners and the squares next to them, and the number of moves. */
const EVALUATION = {
  python:
    "return sum((30 if r in (0, 7) and c in (0, 7) else -6 if r in (0, 1, 6, 7) and c in (0, 1, 6, 7) else 1) * ((board[r][c] == own) - (board[r][c] == other)) for r in range(8) for c in range(8)) + 3 * len(position.moves) * (1 if position.side == side else -1)",
  javascript:
    "return total + 3 * position.moves.length * (position.side === side ? 1 : -1) + 40 * [0, 7].flatMap((r) => [0, 7].map((c) => position.board[r][c])).reduce((sum, cell) => sum + (cell === own ? 1 : cell === '.' ? 0 : -1), 0);",
};

/** Lessons without a verdict play many games to find one. @type {Record<string, { verdict?: RegExp, changes: { python: Changes, javascript: Changes } }>} */
export const COMPLETIONS = {
  legal: {
    verdict: /^Not yet.*not legal here: d3/,
    changes: {
      python: [['return "d3"', "return position.moves[0]"]],
      javascript: [['return "d3";', "return position.moves[0];"]],
    },
  },
  greedy: {
    verdict: /^Not yet.* discs; with /,
    changes: {
      python: [
        [
          "return best",
          "return max(position.moves, key=lambda move: count(position.play(move), position.side))",
        ],
      ],
      javascript: [
        [
          "print(move, count(after, position.side));",
          "if (count(after, position.side) > count(position.play(best), position.side)) best = move;",
        ],
      ],
    },
  },
  squares: {
    verdict: /^Not yet.* in the table; /,
    changes: {
      python: [["return 0  # the value is in the table", "return TABLE[row][column]"]],
      javascript: [["return 0; // the value is in the table", "return TABLE[row][column];"]],
    },
  },
  ahead: {
    verdict: /^Not yet.* the opponent wins /,
    changes: {
      python: [
        [
          "return random.choice(position.moves)",
          "return min(position.moves, key=lambda move: any(wins(position.play(move), reply) for reply in position.play(move).moves))",
        ],
      ],
      javascript: [
        [
          "return position.moves[Math.floor(Math.random() * position.moves.length)];",
          "return position.moves.find((move) => !position.play(move).moves.some((reply) => wins(position.play(move), reply))) ?? position.moves[0];",
        ],
      ],
    },
  },
  minimax: {
    verdict: /^Not yet.* after the best reply /,
    changes: {
      python: [
        ["value = max(values)", "value = max(values) if position.side == side else min(values)"],
      ],
      javascript: [
        [
          "value = Math.max(...values);",
          "value = position.side === side ? Math.max(...values) : Math.min(...values);",
        ],
      ],
    },
  },
  "alpha-beta": {
    verdict: /^The moves are right, but .* of the steps /,
    changes: {
      python: [
        [
          "alpha = max(alpha, search(position.play(move), depth - 1, side, -9999, 9999))",
          "if alpha < beta: alpha = max(alpha, search(position.play(move), depth - 1, side, alpha, beta))",
        ],
        [
          "beta = min(beta, search(position.play(move), depth - 1, side, -9999, 9999))",
          "if alpha < beta: beta = min(beta, search(position.play(move), depth - 1, side, alpha, beta))",
        ],
        [
          "value = search(position.play(move), DEPTH - 1, position.side, -9999, 9999)",
          "value = search(position.play(move), DEPTH - 1, position.side, most, 9999)",
        ],
      ],
      javascript: [
        [
          "alpha = Math.max(alpha, search(position.play(move), depth - 1, side, -9999, 9999));",
          "if (alpha < beta) alpha = Math.max(alpha, search(position.play(move), depth - 1, side, alpha, beta));",
        ],
        [
          "beta = Math.min(beta, search(position.play(move), depth - 1, side, -9999, 9999));",
          "if (alpha < beta) beta = Math.min(beta, search(position.play(move), depth - 1, side, alpha, beta));",
        ],
        [
          "const value = search(position.play(move), DEPTH - 1, position.side, -9999, 9999);",
          "const value = search(position.play(move), DEPTH - 1, position.side, most, 9999);",
        ],
      ],
    },
  },
  evaluation: {
    changes: {
      python: [
        ["return sum(row.count(own) - row.count(other) for row in board)", EVALUATION.python],
      ],
      javascript: [["return total;", EVALUATION.javascript]],
    },
  },
  tuning: {
    changes: {
      python: [
        [
          "NUMBERS = [10, 10, 10, 10, 10, 10, 10, 10, 10, 10]  # parameter -100 to 100",
          "NUMBERS = [100, -20, 10, 5, -50, -2, -2, 2, 1, 0]  # parameter -100 to 100",
        ],
      ],
      javascript: [
        [
          "const NUMBERS = [10, 10, 10, 10, 10, 10, 10, 10, 10, 10]; // parameter -100 to 100",
          "const NUMBERS = [100, -20, 10, 5, -50, -2, -2, 2, 1, 0]; // parameter -100 to 100",
        ],
      ],
    },
  },
};
