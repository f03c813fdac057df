// Lesson 4: a program that wins if it can, and prevents the opponent's win, by looking one move ahead.

import { movesOf, positionAfter, samplePositions } from "./positions.js";

/** @typedef {import("./positions.js").Position} Position */

/** The moves with which a side wins at once. @param {import("../../../programs/play/play.types").GameRules} rules @param {Position} position */
const winningMoves = (rules, position) =>
  movesOf(position).filter((move) => {
    const { outcome } = positionAfter(rules, position.record, move).view;
    return outcome?.winner === position.view.side;
  });

/** The moves after which the opponent cannot win at once. @param {import("../../../programs/play/play.types").GameRules} rules @param {Position} position */
const safeMoves = (rules, position) =>
  movesOf(position).filter(
    (move) => winningMoves(rules, positionAfter(rules, position.record, move)).length === 0,
  );

/** @type {import("./lesson.types").Lesson} */
export const lesson = {
  id: "ahead",
  game: "connect4",
  opponent: "anfaenger",
  starter: {
    python: `import random

# position.outcome is None during the game, then "first", "second" or "draw".
def wins(position, move):
    return position.play(move).outcome == position.side

def choose(position):
    for move in position.moves:
        if wins(position, move):
            return move
    # After which moves can the opponent not win at once?
    return random.choice(position.moves)
`,
    javascript: `// position.outcome is null during the game, then "first", "second" or "draw".
const wins = (position, move) => position.play(move).outcome === position.side;

function choose(position) {
  for (const move of position.moves) {
    if (wins(position, move)) return move;
  }
  // After which moves can the opponent not win at once?
  return position.moves[Math.floor(Math.random() * position.moves.length)];
}
`,
  },
  solution: {
    python: `import random

def wins(position, move):
    return position.play(move).outcome == position.side

def is_safe(position, move):
    after = position.play(move)
    return not any(wins(after, reply) for reply in after.moves)

def choose(position):
    for move in position.moves:
        if wins(position, move):
            return move
    safe = [move for move in position.moves if is_safe(position, move)]
    return random.choice(safe or position.moves)
`,
    javascript: `const wins = (position, move) => position.play(move).outcome === position.side;

function isSafe(position, move) {
  const after = position.play(move);
  return !after.moves.some((reply) => wins(after, reply));
}

function choose(position) {
  for (const move of position.moves) {
    if (wins(position, move)) return move;
  }
  const safe = position.moves.filter((move) => isSafe(position, move));
  const list = safe.length > 0 ? safe : position.moves;
  return list[Math.floor(Math.random() * list.length)];
}
`,
  },
  async check(bench) {
    const { rules } = bench;
    const seat = await bench.seat();
    const winning = samplePositions(bench, {
      ...{ count: 6, plies: [8, 24] },
      accept: (position) => winningMoves(rules, position).length > 0,
    });
    for (const position of winning) {
      const moves = winningMoves(rules, position);
      const { move } = await seat.choose(position.record);
      if (!moves.includes(move))
        return { reason: "win", values: { move, better: moves[0] }, record: position.record };
    }
    const threatened = samplePositions(bench, {
      ...{ count: 8, plies: [8, 24] },
      accept(position) {
        const safe = safeMoves(rules, position).length;
        const isQuiet = winningMoves(rules, position).length === 0;
        return isQuiet && safe > 0 && safe < position.view.legal.length;
      },
    });
    for (const position of threatened) {
      const moves = safeMoves(rules, position);
      const { move } = await seat.choose(position.record);
      if (!moves.includes(move))
        return { reason: "threat", values: { move, better: moves[0] }, record: position.record };
    }
    return null;
  },
};
