// Lesson 6: the same moves with fewer positions.

import { checkValues } from "./minimax.js";
import { samplePositions } from "./positions.js";
import { EVALUATE_TEXT, TABLE_TEXT } from "./table.js";

const DEPTH = 3;

/** Largest number of steps of the program, as a share of those without cutoffs. */
const MAX_SHARE = 0.7;

const HEAD = {
  python: `DEPTH = ${DEPTH}

${TABLE_TEXT.python}
${EVALUATE_TEXT.python}
`,
  javascript: `const DEPTH = ${DEPTH};

${TABLE_TEXT.javascript}
${EVALUATE_TEXT.javascript}
`,
};

const PLAIN = {
  python: `${HEAD.python}visited = 0

# alpha: the side can already reach this value. beta: its opponent can already hold it to this value.
def search(position, depth, side, alpha, beta):
    global visited
    visited += 1
    if depth == 0 or position.outcome:
        value = evaluate(position, side)
    elif position.side == side:
        for move in position.moves:
            alpha = max(alpha, search(position.play(move), depth - 1, side, -9999, 9999))
        value = alpha
    else:
        for move in position.moves:
            beta = min(beta, search(position.play(move), depth - 1, side, -9999, 9999))
        value = beta
    mark(position, value)  # for the picture of the tree
    return value

def choose(position):
    global visited
    visited = 0
    best, most = None, -9999
    for move in position.moves:
        value = search(position.play(move), DEPTH - 1, position.side, -9999, 9999)
        if value > most:
            best, most = move, value
    explain(str(visited) + " positions")
    return best
`,
  javascript: `${HEAD.javascript}let visited = 0;

// alpha: the side can already reach this value. beta: its opponent can already hold it to this value.
function search(position, depth, side, alpha, beta) {
  visited += 1;
  let value;
  if (depth === 0 || position.outcome) {
    value = evaluate(position, side);
  } else if (position.side === side) {
    for (const move of position.moves) {
      alpha = Math.max(alpha, search(position.play(move), depth - 1, side, -9999, 9999));
    }
    value = alpha;
  } else {
    for (const move of position.moves) {
      beta = Math.min(beta, search(position.play(move), depth - 1, side, -9999, 9999));
    }
    value = beta;
  }
  mark(position, value); // for the picture of the tree
  return value;
}

function choose(position) {
  visited = 0;
  let [best, most] = [null, -9999];
  for (const move of position.moves) {
    const value = search(position.play(move), DEPTH - 1, position.side, -9999, 9999);
    if (value > most) [best, most] = [move, value];
  }
  explain(visited + " positions");
  return best;
}
`,
};

/** A search that passes its bounds on and stops when they meet. */
export const SEARCH = {
  python: `def search(position, depth, side, alpha, beta):
    if depth == 0 or position.outcome:
        value = evaluate(position, side)
    elif position.side == side:
        for move in position.moves:
            alpha = max(alpha, search(position.play(move), depth - 1, side, alpha, beta))
            if alpha >= beta:
                break
        value = alpha
    else:
        for move in position.moves:
            beta = min(beta, search(position.play(move), depth - 1, side, alpha, beta))
            if alpha >= beta:
                break
        value = beta
    mark(position, value)
    return value

def choose(position):
    best, most = None, -9999
    for move in position.moves:
        value = search(position.play(move), DEPTH - 1, position.side, most, 9999)
        if value > most:
            best, most = move, value
    return best
`,
  javascript: `function search(position, depth, side, alpha, beta) {
  let value;
  if (depth === 0 || position.outcome) {
    value = evaluate(position, side);
  } else if (position.side === side) {
    for (const move of position.moves) {
      alpha = Math.max(alpha, search(position.play(move), depth - 1, side, alpha, beta));
      if (alpha >= beta) break;
    }
    value = alpha;
  } else {
    for (const move of position.moves) {
      beta = Math.min(beta, search(position.play(move), depth - 1, side, alpha, beta));
      if (alpha >= beta) break;
    }
    value = beta;
  }
  mark(position, value);
  return value;
}

function choose(position) {
  let [best, most] = [null, -9999];
  for (const move of position.moves) {
    const value = search(position.play(move), DEPTH - 1, position.side, most, 9999);
    if (value > most) [best, most] = [move, value];
  }
  return best;
}
`,
};

/** @type {import("./lesson.types").Lesson} */
export const lesson = {
  id: "alpha-beta",
  game: "reversi",
  opponent: "aufpasser-3",
  hasTree: true,
  starter: PLAIN,
  solution: {
    python: HEAD.python + SEARCH.python,
    javascript: HEAD.javascript + SEARCH.javascript,
  },
  async check(bench) {
    const wrong = await checkValues(bench, { depth: DEPTH, count: 4, plies: [4, 9] });
    if (wrong) return wrong;
    const [seat, plain] = await Promise.all([bench.seat(), bench.open(PLAIN[bench.language])]);
    try {
      let [own, all] = [0, 0];
      for (const { record } of samplePositions(bench, { count: 4, plies: [4, 9] })) {
        own += (await seat.choose(record)).steps;
        all += (await plain.choose(record)).steps;
      }
      const percent = Math.round((100 * own) / all);
      if (own < MAX_SHARE * all) return null;
      return { reason: "steps", values: { percent, most: 100 * MAX_SHARE }, record: null };
    } finally {
      plain.close();
    }
  },
};
