// The branches of the search tree of a program, from the positions that it visited. No DOM.

import { movesOf, positionAfter } from "../lessons/positions.js";

/** @typedef {import("../../../programs/play/play.types").GameRules} GameRules */
/** @typedef {import("../../../programs/program.types").Visited} Visited */
/** @typedef {import("../../../lab/tree/tree-node.js").Branch} Branch */

/** A move of the program, and the position in which it was made. @typedef {{ record: string, move: string, visited: Visited }} Move */

/** Maximum number of positions that are counted for comparison. */
const MAX_COUNT = 20_000;

/**
 * The legal moves after a path from the position of the move, in the order of the program's visits; those that it did
 * not look at follow. Empty if it looked no further.
 * @param {GameRules} rules @param {Move} move @param {string[]} path @returns {Branch[]}
 */
export function branchesOf(rules, { record: root, move: chosen, visited }, path) {
  const places = new Map(visited.positions.map(([record, value], at) => [record, { at, value }]));
  const visitedMoves = (/** @type {string} */ record) => {
    const position = positionAfter(rules, record);
    return movesOf(position).map((move) => {
      const { record: after } = positionAfter(rules, record, move);
      return { move, after, place: places.get(after) };
    });
  };
  const { record } = positionAfter(rules, root, ...path);
  const moves = visitedMoves(record);
  const seen = moves.filter(({ place }) => place);
  if (seen.length === 0) return [];
  seen.sort((one, other) => (one.place?.at ?? 0) - (other.place?.at ?? 0));
  const value = places.get(record)?.value ?? null;
  const taken =
    path.length === 0
      ? seen.find(({ move }) => move === chosen)
      : seen.find(({ place }) => value !== null && place?.value === value);
  return [...seen, ...moves.filter(({ place }) => !place)].map((one) => ({
    move: one.move,
    value: one.place?.value ?? null,
    isSearched: one.place !== undefined,
    leads: one === taken,
    cut: one.place === undefined,
    leaf: !one.place || visitedMoves(one.after).every(({ place }) => !place),
  }));
}

/**
 * Number of positions to the depth of a tree; null if there are too many.
 * @param {GameRules} rules @param {Move} move @returns {number | null}
 */
export function countWithoutCutoffs(rules, { record, visited: { positions } }) {
  const depths = positions.map(([visited]) => positionAfter(rules, visited).view.ply);
  const match = rules.read(record);
  const { ply } = match.view();
  const deepest = Math.max(ply, ...depths);
  let count = 0;
  const descend = () => {
    const { legal, ply: now, outcome } = match.view();
    if (now >= deepest || outcome) return;
    for (const { text } of legal) {
      if (count > MAX_COUNT) return;
      match.play(text);
      count += 1;
      descend();
      match.goto(now);
    }
  };
  try {
    descend();
  } finally {
    match.free();
  }
  return count > MAX_COUNT ? null : count;
}
