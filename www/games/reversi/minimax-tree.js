// The decision tree of the source's text: eight positions, numbered as there, and how minimax and alpha-beta find its
// value, step by step.

/** The positions that each one leads to. */
export const CHILDREN = [[1], [2, 5, 7], [3, 4], [], [], [6], [], []];

/** How many moves each lies below the first one: Black moves at even levels, Red at odd ones. */
export const LEVELS = [0, 1, 2, 3, 3, 2, 3, 2];

/** Black wins, a draw, Red wins. */
export const VALUES = [9999, 0, -9999];

/** What the text says of the ends; for the fourth position it leaves it open. @type {Record<number, number>} */
export const LEAVES = { 3: 9999, 4: 0, 6: 0, 7: -9999 };

/**
 * Something that happens in the search: a position is looked at, the value of one is known, or the rest is left out.
 * @typedef {{ node: number, kind: "enter" }
 *   | { node: number, kind: "leaf" | "value", value: number }
 *   | { node: number, kind: "cut", left: number[] }} Step
 */

/** @param {number} node */
export const isBlacks = (node) => LEVELS[node] % 2 === 0;

/**
 * @param {Record<number, number>} leaves
 * @param {{ alphaBeta: boolean, backwards: boolean }} how  backwards: from the right to the left
 */
export function searchSteps(leaves, { alphaBeta, backwards }) {
  /** @type {Step[]} */
  const steps = [];

  /** @param {number} node @param {number} alpha @param {number} beta @returns {number} */
  function visit(node, alpha, beta) {
    const children = backwards ? [...CHILDREN[node]].reverse() : CHILDREN[node];
    if (children.length === 0) {
      steps.push({ node, kind: "leaf", value: leaves[node] });
      return leaves[node];
    }
    steps.push({ node, kind: "enter" });
    const better = isBlacks(node) ? Math.max : Math.min;
    let best = isBlacks(node) ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    for (const [at, child] of children.entries()) {
      const window = isBlacks(node) ? [Math.max(alpha, best), beta] : [alpha, Math.min(beta, best)];
      best = better(best, visit(child, window[0], window[1]));
      const left = children.slice(at + 1);
      const isDecided = isBlacks(node) ? best >= beta : best <= alpha;
      if (alphaBeta && isDecided && left.length > 0) {
        steps.push({ node, kind: "cut", left });
        break;
      }
    }
    steps.push({ node, kind: "value", value: best });
    return best;
  }

  visit(0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  return steps;
}

/** Some positions with all below them. @param {number[]} nodes @returns {number[]} */
export const withDescendants = (nodes) =>
  nodes.flatMap((node) => [node, ...withDescendants(CHILDREN[node])]);
