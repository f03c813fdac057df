// The decision tree of the source: eight positions with its numbers, and the steps in which minimax or alpha-beta find
// the value.

/** Children of each position. */
export const CHILDREN = [[1], [2, 5, 7], [3, 4], [], [], [6], [], []];

/** Depth of each position: Black moves at even depths, Red at odd ones. */
export const LEVELS = [0, 1, 2, 3, 3, 2, 3, 2];

/** Win for Black, draw, win for Red. */
export const VALUES = [9999, 0, -9999];

/** Values of the leaves according to the source, which leaves that of position 4 open. @type {Record<number, number>} */
export const LEAVES = { 3: 9999, 4: 0, 6: 0, 7: -9999 };

/**
 * A step of the search: a position is entered, gets its value, or its remaining children are cut off.
 * @typedef {{ node: number, kind: "enter" }
 *   | { node: number, kind: "leaf" | "value", value: number }
 *   | { node: number, kind: "cut", left: number[] }} Step
 */

/** @param {number} node */
export const isBlacks = (node) => LEVELS[node] % 2 === 0;

/**
 * @param {Record<number, number>} leaves
 * @param {{ alphaBeta: boolean, backwards: boolean }} how  backwards: children from right to left
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

/** Positions with all their descendants. @param {number[]} nodes @returns {number[]} */
export const withDescendants = (nodes) =>
  nodes.flatMap((node) => [node, ...withDescendants(CHILDREN[node])]);
