// A small tree out of a program's own search: two moves ahead of a position, in the order in which it goes through them,
// with what it left out. What it left out it told itself while it chose; the numbers there, which it has never seen, are
// asked for afterwards. No DOM.

/** @typedef {import("../../lab/types.js").Thought} Thought */
/** @typedef {import("../../lab/types.js").Branch} Branch */
/** @typedef {import("../../engine/types.js").Question} Question */

/** @typedef {{ move: string, value: number, isCut: boolean }} Leaf */

/**
 * A branch with those below it; where there are none, the program knows its value at once.
 * @typedef {{ move: string, leaves: Leaf[], value: number }} Row
 */

/**
 * @typedef {object} Exercise
 * @property {string} record  of the match before the moves that the tree begins with
 * @property {string} player
 * @property {string[]} before  the moves on the way to the tree
 * @property {boolean} isGreatest  whether the row with the greatest value is chosen, and the least value in each; else
 *   the other way round
 * @property {Row[]} rows
 */

/** @typedef {{ think(question: Question): Promise<{ thoughts: Thought[] }>, branches(question: Question, path: string[]): Promise<Branch[] | null> }} Client */

/**
 * How the search of each game's program is asked.
 * @typedef {object} Way
 * @property {string} player
 * @property {Question["limits"]} limits
 * @property {number} depth  how many moves come before the tree
 * @property {(question: Question, path: string[]) => Question} seesAll  with which it leaves nothing out there
 */

/** @type {Record<string, Way>} */
export const WAYS = {
  connect4: {
    player: "anfaenger",
    limits: { depth: 2 },
    depth: 0,
    // Nothing is left out below the column that it tries first.
    seesAll: (question, [first]) => ({ ...question, parameters: { order: columnsFrom(first) } }),
  },
  reversi: {
    player: "aufpasser-4",
    limits: {},
    depth: 1, // its own moves are never left out, so that their values are exact
    seesAll: (question) => question,
  },
};

/** @param {string} first */
const columnsFrom = (first) => [
  Number(first),
  ...[1, 2, 3, 4, 5, 6, 7].filter((column) => column !== Number(first)),
];

/**
 * The tree below a position, nothing where the program leaves nothing out.
 * @param {Client} client @param {string} game @param {string} record
 * @returns {Promise<Exercise | null>}
 */
export async function createExercise(client, game, record) {
  const way = WAYS[game];
  /** @type {Question} */
  const question = {
    game,
    record,
    player: way.player,
    parameters: {},
    limits: way.limits,
    seed: 1,
  };
  const { thoughts } = await client.think(question);
  const found = treesOf(thoughts, way.depth).find(({ rows }) => isWorthwhile(rows));
  if (!found) return null;
  const { before, rows } = found;
  for (const row of rows) {
    const path = [...before, row.move];
    if (row.leaves.some(({ isCut }) => isCut))
      complete(row, await client.branches(way.seesAll(question, path), path));
  }
  return { record, player: way.player, before, isGreatest: way.depth % 2 === 0, rows };
}

/** So many branches fit on a page. */
const MOST = 49;

/** @param {readonly Row[]} rows */
function isWorthwhile(rows) {
  const leaves = rows.flatMap((row) => row.leaves);
  const cuts = leaves.filter(({ isCut }) => isCut).length;
  return cuts >= 2 && leaves.length <= MOST;
}

/**
 * The trees that a search has told of, each below so many moves.
 * @param {readonly Thought[]} thoughts @param {number} depth
 */
export function treesOf(thoughts, depth) {
  /** @type {{ before: string[], rows: Row[] }[]} */
  const trees = [];
  /** @type {string[]} */
  let line = [];
  for (const thought of thoughts) {
    if (thought.kind === "try") {
      line = [...line.slice(0, thought.ply), thought.move];
      const before = line.slice(0, depth);
      if (thought.ply === depth) {
        if (trees.at(-1)?.before.join() !== before.join()) trees.push({ before, rows: [] });
        trees.at(-1)?.rows.push({ move: thought.move, leaves: [], value: 0 });
      }
    }
    const row = trees.at(-1)?.rows.at(-1);
    if (!row) continue;
    if (thought.kind === "cut" && thought.ply === depth + 1)
      row.leaves.push(...thought.moves.map((move) => ({ move, value: 0, isCut: true })));
    if (thought.kind !== "value" || thought.score.kind !== "points") continue;
    const { move, ply } = thought;
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
 * What the program does, step by step: it looks at a branch, leaves out those after it, or knows the value of a row.
 * @typedef {{ kind: "look" | "cut", row: number, leaf: number, best: number | null } | { kind: "row", row: number, value: number, leads: boolean }} Step
 */

/** @param {Exercise} exercise @returns {Step[]} */
export function stepsOf({ rows, isGreatest }) {
  /** @type {number | null} */
  let best = null;
  return rows.flatMap(({ leaves, value }, row) => {
    const seen = leaves.filter(({ isCut }) => !isCut);
    /** @type {Step[]} */
    const steps = seen.map((_, leaf) => ({ kind: "look", row, leaf, best }));
    if (seen.length < leaves.length)
      return [...steps, { kind: "cut", row, leaf: seen.length, best }];
    const values = seen.map((leaf) => leaf.value);
    const worth =
      values.length === 0 ? value : isGreatest ? Math.min(...values) : Math.max(...values);
    const leads = best === null || (isGreatest ? worth > best : worth < best);
    if (leads) best = worth;
    return [...steps, { kind: "row", row, value: worth, leads }];
  });
}

/**
 * What a visitor's marks are worth: in each row the first branch that is thought to be left out, or none.
 * @param {Exercise} exercise @param {readonly (number | null)[]} marks
 */
export function judge({ rows }, marks) {
  const leaves = rows.flatMap((row, at) =>
    row.leaves.map(({ isCut }, leaf) => ({ isCut, isMarked: leaf >= (marks[at] ?? MOST) })),
  );
  const count = (/** @type {boolean} */ cut, /** @type {boolean} */ marked) =>
    leaves.filter(({ isCut, isMarked }) => isCut === cut && isMarked === marked).length;
  const [found, missed, wrong] = [count(true, true), count(true, false), count(false, true)];
  return { found, missed, wrong, cuts: found + missed, points: Math.max(0, found - wrong) };
}
