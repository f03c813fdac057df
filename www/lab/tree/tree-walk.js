// Steps through a search in the program's order: down into a node, and back up with its value. The branches of a node
// are requested when it is opened.

import {
  childNode,
  chosenOf,
  isOpen,
  lastLeading,
  lineOf,
  movesTo,
  rootNode,
  shownNodes,
} from "./tree-node.js";

/** @typedef {import("./tree-node.js").Branch} Branch */
/** @typedef {import("./tree-node.js").TreeNode} TreeNode */

/** A step: the search enters a node, or returns its value. @typedef {{ node: TreeNode, isDone: boolean }} Step */

/**
 * @typedef {object} Progress
 * @property {TreeNode} root
 * @property {Step[]} steps  so far; empty when the search is over and everything is known
 * @property {boolean} usesAlphaBeta  whether cut-off branches are skipped, for programs that search everything
 */

/** @param {(path: string[]) => Promise<Branch[] | null>} requestBranches */
export function createWalk(requestBranches) {
  const root = rootNode();
  /** @type {Progress} */
  const progress = { root, steps: [], usesAlphaBeta: false };

  const load = (/** @type {TreeNode} */ node) => loadChildren(node, requestBranches);

  /** @param {TreeNode} node */
  async function open(node) {
    await load(node);
    if (node.parent && node.children.length > 0) node.parent.open = node;
  }

  return {
    root,
    load,
    open,
    isOpen,
    shown: () => shownNodes(root),
    step: () => progress.steps.at(-1) ?? null,

    /** @param {TreeNode} node */
    stateOf: (node) => stateOf(progress, node),

    /** The best child so far; null before the first. @param {TreeNode} node */
    best: (node) => bestOf(progress, node),

    /** @param {TreeNode} node */
    close(node) {
      if (node.parent?.open === node) node.parent.open = null;
    },

    /** Takes the next step; false after the last one. @param {boolean} down */
    async next(down) {
      const step = await nextStep(progress, down, open);
      if (step) progress.steps.push(step);
      return step !== null;
    },

    /** Takes back a step; false at the first one. */
    previous: () => stepBack(progress),

    /** Skips to the end of the search. */
    end() {
      progress.steps = [];
    },

    /** @param {boolean} isOn */
    useAlphaBeta(isOn) {
      progress.usesAlphaBeta = isOn;
      progress.steps = [];
    },

    /** Number of a node's branches that the program skips. @param {TreeNode} node */
    skipped: (node) => node.children.filter((child) => !isSearched(progress, child)).length,
  };
}

/** @typedef {ReturnType<typeof createWalk>} Walk */

/** Requests the children of a node. @param {TreeNode} node @param {(path: string[]) => Promise<Branch[] | null>} requestBranches */
async function loadChildren(node, requestBranches) {
  if (node.isKnown || node.leaf) return;
  const branches = await requestBranches(movesTo(node));
  node.children = (branches ?? []).map((branch) => childNode(node, branch));
  node.isKnown = branches !== null;
  if (!node.parent) node.value = chosenOf(node)?.value ?? null;
}

/** Whether the program searches a node. @param {Progress} progress @param {TreeNode} node */
const isSearched = ({ usesAlphaBeta }, node) => node.isSearched && !(usesAlphaBeta && node.cut);

/**
 * The next step: into a node, or over it.
 * @param {Progress} progress @param {boolean} down
 * @param {(node: TreeNode) => Promise<void>} open @returns {Promise<Step | null>}
 */
async function nextStep(progress, down, open) {
  const { root, steps } = progress;
  const now = steps.at(-1);
  if (!now) return { node: root, isDone: false };
  const { node, isDone } = now;
  const firstSearched = (/** @type {TreeNode[]} */ nodes) =>
    nodes.find((one) => isSearched(progress, one));
  if (!isDone) {
    if (!down && node !== root) return { node, isDone: true };
    await open(node);
    const first = firstSearched(node.children);
    return first ? enter(first) : { node, isDone: true };
  }
  if (!node.parent) return null;
  const { children } = node.parent;
  const next = firstSearched(children.slice(children.indexOf(node) + 1));
  return next ? enter(next) : { node: node.parent, isDone: true };
}

/** @param {Progress} progress */
function stepBack({ steps }) {
  if (steps.length < 2) return false;
  steps.pop();
  const { node } = steps[steps.length - 1];
  for (const one of lineOf(node)) if (one.parent) one.parent.open = one === node ? null : one;
  return true;
}

/** @param {TreeNode} node @returns {Step} */
function enter(node) {
  if (node.parent) node.parent.open = null;
  return { node, isDone: node.leaf };
}

/** @param {Progress} progress @param {TreeNode} node */
function bestOf(progress, node) {
  const now = progress.steps.at(-1);
  if (!now) return chosenOf(node);
  const isKnown = (/** @type {TreeNode} */ one) => stateOf(progress, one) === "known";
  const at = now.node.level > node.level ? lineOf(now.node)[node.level + 1] : null;
  const until = at ? node.children.indexOf(at) + (isKnown(at) ? 1 : 0) : 0;
  return isKnown(node) ? chosenOf(node) : lastLeading(node.children.slice(0, until));
}

/**
 * State of a node at the current step: not searched yet, known, being searched below, or cut off.
 * @param {Progress} progress @param {TreeNode} node @returns {"ahead" | "known" | "under" | "cut"}
 */
function stateOf(progress, node) {
  const over = isSearched(progress, node) || node === progress.root ? "known" : "cut";
  const now = progress.steps.at(-1);
  if (!now) return over;
  const line = lineOf(now.node);
  if (line[node.level] === node) return now.node === node && now.isDone ? "known" : "under";
  let branch = node;
  while (branch.parent && line[branch.parent.level] !== branch.parent) branch = branch.parent;
  const siblings = branch.parent?.children ?? [];
  const there = line[branch.level];
  if (!there) return now.isDone ? over : "ahead";
  return siblings.indexOf(branch) < siblings.indexOf(there) ? over : "ahead";
}
