// The interface of a program: names, forms and examples, for the reference and the completion. The tests run the
// examples in Reversi.

/** @typedef {import("../../../programs/play/play.types").TextLanguage} Language */

/**
 * @typedef {object} Part
 * @property {"choose" | "moves" | "play" | "side" | "board" | "outcome" | "record" | "seed" | "steps_left" | "print" | "mark" | "explain" | "parameter"} id of its text, `reference.<id>`
 * @property {string} form as the reference shows it
 * @property {boolean} isMember whether it belongs to a position
 * @property {Record<Language, string>} example a whole program
 */

/** @type {readonly Part[]} */
export const PARTS = [
  {
    id: "choose",
    form: "choose(position)",
    isMember: false,
    example: {
      python: `def choose(position):
    return position.moves[0]
`,
      javascript: `function choose(position) {
  return position.moves[0];
}
`,
    },
  },
  {
    id: "moves",
    form: "position.moves",
    isMember: true,
    example: {
      python: `def choose(position):
    print(len(position.moves), "moves:", position.moves)
    return position.moves[-1]
`,
      javascript: `function choose(position) {
  print(position.moves.length, "moves:", position.moves);
  return position.moves[position.moves.length - 1];
}
`,
    },
  },
  {
    id: "play",
    form: "position.play(move)",
    isMember: true,
    example: {
      python: `def choose(position):
    def replies(move):
        return len(position.play(move).moves)
    return min(position.moves, key=replies)
`,
      javascript: `function choose(position) {
  const replies = (move) => position.play(move).moves.length;
  return position.moves.reduce((a, b) => (replies(b) < replies(a) ? b : a));
}
`,
    },
  },
  {
    id: "side",
    form: "position.side",
    isMember: true,
    example: {
      python: `def choose(position):
    if position.side == "first":
        return position.moves[0]
    return position.moves[-1]
`,
      javascript: `function choose(position) {
  if (position.side === "first") return position.moves[0];
  return position.moves[position.moves.length - 1];
}
`,
    },
  },
  {
    id: "board",
    form: "position.board",
    isMember: true,
    example: {
      python: `def choose(position):
    print(str(position.board))
    print("lower left:", position.board[-1][0])
    return position.moves[0]
`,
      javascript: `function choose(position) {
  print(String(position.board));
  print("lower left:", position.board[position.board.length - 1][0]);
  return position.moves[0];
}
`,
    },
  },
  {
    id: "outcome",
    form: "position.outcome",
    isMember: true,
    example: {
      python: `def choose(position):
    for move in position.moves:
        if position.play(move).outcome == position.side:
            return move  # wins
    return position.moves[0]
`,
      javascript: `function choose(position) {
  for (const move of position.moves) {
    if (position.play(move).outcome === position.side) return move; // wins
  }
  return position.moves[0];
}
`,
    },
  },
  {
    id: "record",
    form: "position.record",
    isMember: true,
    example: {
      python: `def choose(position):
    print(position.record)
    return position.moves[0]
`,
      javascript: `function choose(position) {
  print(position.record);
  return position.moves[0];
}
`,
    },
  },
  {
    id: "seed",
    form: "position.seed",
    isMember: true,
    example: {
      python: `def choose(position):
    return position.moves[position.seed % len(position.moves)]
`,
      javascript: `function choose(position) {
  return position.moves[position.seed % position.moves.length];
}
`,
    },
  },
  {
    id: "steps_left",
    form: "position.steps_left",
    isMember: true,
    example: {
      python: `def choose(position):
    best = position.moves[0]
    for move in position.moves:
        if position.steps_left < 1000000:
            break
        if len(position.play(move).moves) < 5:
            best = move
    return best
`,
      javascript: `function choose(position) {
  let best = position.moves[0];
  for (const move of position.moves) {
    if (position.steps_left < 1000000) break;
    if (position.play(move).moves.length < 5) best = move;
  }
  return best;
}
`,
    },
  },
  {
    id: "print",
    form: "print(...)",
    isMember: false,
    example: {
      python: `def choose(position):
    for move in position.moves:
        print(move, len(position.play(move).moves))
    return position.moves[0]
`,
      javascript: `function choose(position) {
  for (const move of position.moves) print(move, position.play(move).moves.length);
  return position.moves[0];
}
`,
    },
  },
  {
    id: "mark",
    form: "mark(cell, value)",
    isMember: false,
    example: {
      python: `def choose(position):
    for number, move in enumerate(position.moves):
        if len(move) == 2 and move != "pa":
            mark(move, number)
    return position.moves[0]
`,
      javascript: `function choose(position) {
  position.moves.forEach((move, number) => {
    if (move.length === 2 && move !== "pa") mark(move, number);
  });
  return position.moves[0];
}
`,
    },
  },
  {
    id: "explain",
    form: "explain(text)",
    isMember: false,
    example: {
      python: `def choose(position):
    explain("one of " + str(len(position.moves)) + " moves")
    return position.moves[0]
`,
      javascript: `function choose(position) {
  explain("one of " + position.moves.length + " moves");
  return position.moves[0];
}
`,
    },
  },
  {
    id: "parameter",
    form: "parameter LEAST to GREATEST",
    isMember: false,
    example: {
      python: `corner = 30  # parameter 0 to 50

def choose(position):
    def value(move):
        return corner if move in ("a1", "a8", "h1", "h8") else 0
    return max(position.moves, key=value)
`,
      javascript: `const corner = 30; // parameter 0 to 50

function choose(position) {
  const value = (move) => (["a1", "a8", "h1", "h8"].includes(move) ? corner : 0);
  return position.moves.reduce((a, b) => (value(b) > value(a) ? b : a));
}
`,
    },
  },
];

/** Options of the completion: the names, without the comment. */
export const COMPLETIONS = PARTS.filter(({ id }) => id !== "parameter").map(
  ({ id, form, isMember }) => ({
    label: id,
    detail: form,
    type: isMember ? "property" : "function",
    isMember,
  }),
);
