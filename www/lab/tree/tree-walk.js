// A search as somebody walks through it: the steps of the program, which goes down into a node and comes back with its
// value. What a node holds comes from the program itself and is asked for when the node is opened.

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

/** @typedef {import("../lab.types").Branch} Branch */
/** @typedef {import("./tree-node.js").TreeNode} TreeNode */

/** Where the program is: at a node that it has come down to, or that it hands up the value of. */
/** @typedef {{ node: TreeNode, isDone: boolean }} Step */

/**
 * @typedef {object} Progress
 * @property {TreeNode} root
 * @property {Step[]} steps  so far; none: the search is over and everything is known
 * @property {boolean} usesAlphaBeta  whether it saves a program that looks everywhere its useless branches
 */

/** @param {(path: string[]) => Promise<Branch[] | null>} ask */
export function createWalk(ask) {
  const root = rootNode();
  /** @type {Progress} */
  const progress = { root, steps: [], usesAlphaBeta: false };

  const know = (/** @type {TreeNode} */ node) => learn(node, ask);

  /** @param {TreeNode} node */
  async function open(node) {
    await know(node);
    if (node.parent && node.children.length > 0) node.parent.open = node;
  }

  return {
    root,
    know,
    open,
    isOpen,
    shown: () => shownNodes(root),
    step: () => progress.steps.at(-1) ?? null,

    /** @param {TreeNode} node */
    stateOf: (node) => stateOf(progress, node),

    /** The child that is the best so far, nothing before the first. @param {TreeNode} node */
    best: (node) => bestOf(progress, node),

    /** @param {TreeNode} node */
    close(node) {
      if (node.parent?.open === node) node.parent.open = null;
    },

    /** Goes on by a step; false after the last one. @param {boolean} down */
    async next(down) {
      const step = await nextStep(progress, down, open);
      if (step) progress.steps.push(step);
      return step !== null;
    },

    /** Goes back by a step; false at the first one. */
    previous: () => stepBack(progress),

    /** The search is over. */
    end() {
      progress.steps = [];
    },

    /** @param {boolean} wanted */
    useAlphaBeta(wanted) {
      progress.usesAlphaBeta = wanted;
      progress.steps = [];
    },

    /** The branches of a node that the program has left out. @param {TreeNode} node */
    leftOut: (node) => node.children.filter((child) => !isSeen(progress, child)).length,
  };
}

/** @typedef {ReturnType<typeof createWalk>} Walk */

/** Fills a node. @param {TreeNode} node @param {(path: string[]) => Promise<Branch[] | null>} ask */
async function learn(node, ask) {
  if (node.isKnown || node.leaf) return;
  const branches = await ask(movesTo(node));
  node.children = (branches ?? []).map((branch) => childNode(node, branch));
  node.isKnown = branches !== null;
  if (!node.parent) node.value = chosenOf(node)?.value ?? null;
}

/** Whether the program looks at a node. @param {Progress} progress @param {TreeNode} node */
const isSeen = ({ usesAlphaBeta }, { value, cut }) => value !== null && !(usesAlphaBeta && cut);

/**
 * The next step: down into a node, or over it.
 * @param {Progress} progress @param {boolean} down
 * @param {(node: TreeNode) => Promise<void>} open @returns {Promise<Step | null>}
 */
async function nextStep(progress, down, open) {
  const { root, steps } = progress;
  const now = steps.at(-1);
  if (!now) return { node: root, isDone: false };
  const { node, isDone } = now;
  const firstSeen = (/** @type {TreeNode[]} */ nodes) => nodes.find((one) => isSeen(progress, one));
  if (!isDone) {
    if (!down && node !== root) return { node, isDone: true };
    await open(node);
    const first = firstSeen(node.children);
    return first ? arrive(first) : { node, isDone: true };
  }
  if (!node.parent) return null;
  const { children } = node.parent;
  const next = firstSeen(children.slice(children.indexOf(node) + 1));
  return next ? arrive(next) : { node: node.parent, isDone: true };
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
function arrive(node) {
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
 * What is known of a node at this step: nothing yet, its value, that the program is below it, or that it is cut.
 * @param {Progress} progress @param {TreeNode} node @returns {"ahead" | "known" | "under" | "cut"}
 */
function stateOf(progress, node) {
  const over = isSeen(progress, node) || node === progress.root ? "known" : "cut";
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
