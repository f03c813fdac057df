// A small tree of a program's own search: two plies below a position, in search order, with the pruned branches. These
// come from a search trace; their values, which the search has not computed, are requested afterwards. No DOM.

/** @typedef {import("../../lab/lab.types").Thought} Thought */
/** @typedef {import("../../lab/lab.types").Branch} Branch */
/** @typedef {import("../../engine/engine.types").SearchRequest} SearchRequest */

/** @typedef {{ move: string, value: number, isCut: boolean }} Leaf */

/**
 * A branch with its leaves; without leaves, the program has its value at once.
 * @typedef {{ move: string, leaves: Leaf[], value: number }} Row
 */

/**
 * @typedef {object} Tree
 * @property {string} record  of the match before the moves to the tree
 * @property {string} player
 * @property {string[]} before  the moves to the tree
 * @property {boolean} isGreatest  whether the row with the greatest value is chosen and each row has its least value; else
 *   the reverse
 * @property {Row[]} rows
 */

/** @typedef {{ think(request: SearchRequest): Promise<{ thoughts: Thought[] }>, branches(request: SearchRequest, path: string[]): Promise<Branch[] | null> }} Client */

/**
 * How a game's program is requested to search.
 * @typedef {object} RequestSpec
 * @property {string} player
 * @property {SearchRequest["limits"]} limits
 * @property {number} depth  number of moves before the tree
 * @property {(request: SearchRequest, path: string[]) => SearchRequest} withoutPruning  a request with which nothing is pruned there
 */

/** @type {Record<string, RequestSpec>} */
export const REQUESTS = {
  connect4: {
    player: "anfaenger",
    limits: { depth: 2 },
    depth: 0,
    // Nothing is pruned below the first searched column.
    withoutPruning: (request, [first]) => ({
      ...request,
      parameters: { order: columnsFrom(first) },
    }),
  },
  reversi: {
    player: "aufpasser-4",
    limits: {},
    depth: 1, // its own moves are never pruned, so their values are exact
    withoutPruning: (request) => request,
  },
};

/** @param {string} first */
const columnsFrom = (first) => [
  Number(first),
  ...[1, 2, 3, 4, 5, 6, 7].filter((column) => column !== Number(first)),
];

/**
 * Reads the tree below a position; null if nothing is pruned there, or the tree does not fit on the page.
 * @param {Client} client @param {string} game @param {string} record
 * @returns {Promise<Tree | null>}
 */
export async function readTree(client, game, record) {
  const spec = REQUESTS[game];
  /** @type {SearchRequest} */
  const request = {
    game,
    record,
    player: spec.player,
    parameters: {},
    limits: spec.limits,
    seed: 1,
  };
  const { thoughts } = await client.think(request);
  const found = treesOf(thoughts, spec.depth).find(({ rows }) => isWorthwhile(rows));
  if (!found) return null;
  const { before, rows } = found;
  for (const row of rows) {
    const path = [...before, row.move];
    if (row.leaves.some(({ isCut }) => isCut))
      complete(row, await client.branches(spec.withoutPruning(request, path), path));
  }
  return { record, player: spec.player, before, isGreatest: spec.depth % 2 === 0, rows };
}

/** Maximum branches that fit on a page. */
const MAX_LEAVES = 49;

/** @param {readonly Row[]} rows */
function isWorthwhile(rows) {
  const leaves = rows.flatMap((row) => row.leaves);
  const cuts = leaves.filter(({ isCut }) => isCut).length;
  return cuts >= 2 && leaves.length <= MAX_LEAVES;
}

/**
 * Extracts the trees of a trace, each below `depth` moves.
 * @param {readonly Thought[]} thoughts @param {number} depth
 */
export function treesOf(thoughts, depth) {
  /** @type {{ before: string[], rows: Row[] }[]} */
  const trees = [];
  /** @type {string[]} */
  let line = [];
  for (const thought of thoughts) {
    if (thought.kind === "try") {
      line = [...line.slice(0, thought.ply), thought.move.text];
      const before = line.slice(0, depth);
      if (thought.ply === depth) {
        if (trees.at(-1)?.before.join() !== before.join()) trees.push({ before, rows: [] });
        trees.at(-1)?.rows.push({ move: thought.move.text, leaves: [], value: 0 });
      }
    }
    const row = trees.at(-1)?.rows.at(-1);
    if (!row) continue;
    if (thought.kind === "cut" && thought.ply === depth + 1)
      row.leaves.push(...thought.moves.map(({ text }) => ({ move: text, value: 0, isCut: true })));
    if (thought.kind !== "value" || thought.score.kind !== "points") continue;
    const { ply } = thought;
    const move = thought.move.text;
    const { value } = thought.score;
    if (ply === depth + 1) row.leaves.push({ move, value, isCut: false });
    if (ply === depth) row.value = value;
  }
  return trees;
}

/** @param {Row} row @param {readonly Branch[] | null} branches */
function complete(row, branches) {
  for (const leaf of row.leaves) {
    const branch = branches?.find(({ move }) => move === leaf.move);
    if (leaf.isCut) leaf.value = branch?.value ?? 0;
  }
}

/**
 * A step of the search: it evaluates a leaf, prunes those after it, or completes a row.
 * @typedef {{ kind: "look" | "cut", row: number, leaf: number, best: number | null } | { kind: "row", row: number, value: number, leads: boolean }} Step
 */

/** @param {Tree} tree @returns {Step[]} */
export function stepsOf({ rows, isGreatest }) {
  /** @type {number | null} */
  let best = null;
  return rows.flatMap(({ leaves, value }, row) => {
    const evaluated = leaves.filter(({ isCut }) => !isCut);
    /** @type {Step[]} */
    const steps = evaluated.map((_, leaf) => ({ kind: "look", row, leaf, best }));
    if (evaluated.length < leaves.length)
      return [...steps, { kind: "cut", row, leaf: evaluated.length, best }];
    const values = evaluated.map((leaf) => leaf.value);
    const worth =
      values.length === 0 ? value : isGreatest ? Math.min(...values) : Math.max(...values);
    const leads = best === null || (isGreatest ? worth > best : worth < best);
    if (leads) best = worth;
    return [...steps, { kind: "row", row, value: worth, leads }];
  });
}

/**
 * Judges a visitor's marks: the first branch of each row that is marked as pruned, or null.
 * @param {Tree} tree @param {readonly (number | null)[]} marks
 */
export function judge({ rows }, marks) {
  const leaves = rows.flatMap((row, at) =>
    row.leaves.map(({ isCut }, leaf) => ({ isCut, isMarked: leaf >= (marks[at] ?? MAX_LEAVES) })),
  );
  const count = (/** @type {boolean} */ cut, /** @type {boolean} */ marked) =>
    leaves.filter(({ isCut, isMarked }) => isCut === cut && isMarked === marked).length;
  const [found, missed, wrong] = [count(true, true), count(true, false), count(false, true)];
  const points = Math.max(0, found - wrong);
  return { isFinal: true, found, wrong, points, maxPoints: found + missed };
}
