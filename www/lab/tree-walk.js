// A search as somebody walks through it: the nodes that are known, one opened branch at every level, and the steps
// of the program, which goes down into a node and comes back with its value. What a node holds comes from the
// program itself and is asked for when the node is opened.

/** @typedef {import("./types.js").Branch} Branch */

/**
 * @typedef {object} TreeNode
 * @property {string} move  empty for the position on the board
 * @property {number} level
 * @property {TreeNode | null} parent
 * @property {number | null} value  for the program; nothing where it does not look
 * @property {boolean} leads  whether it was the best of its node when it was looked at
 * @property {boolean} cut  whether it could not matter any more
 * @property {boolean} leaf
 * @property {TreeNode[]} children
 * @property {boolean} isKnown  whether the children have been asked for
 * @property {TreeNode | null} open  the child whose own branches are shown
 */

/** Where the program is: at a node that it has come down to, or that it hands up the value of. */
/** @typedef {{ node: TreeNode, isDone: boolean }} Step */

/** @returns {TreeNode} */
const rootNode = () => ({
  move: "",
  level: 0,
  parent: null,
  value: null,
  leads: true,
  cut: false,
  leaf: false,
  children: [],
  isKnown: false,
  open: null,
});

/** @param {(path: string[]) => Promise<Branch[] | null>} ask */
export function createWalk(ask) {
  const root = rootNode();
  /** The steps so far; none: the search is over and everything is known. @type {Step[]} */
  let steps = [];
  /** Whether alpha-beta saves a program that looks everywhere its useless branches. */
  let saves = false;

  /** @param {TreeNode} node */
  async function know(node) {
    if (node.isKnown || node.leaf) return;
    const branches = await ask(pathOf(node).map(({ move }) => move));
    node.children = (branches ?? []).map(({ move, value, ...rest }) => ({
      ...rootNode(),
      ...rest,
      move,
      value: value ?? null,
      level: node.level + 1,
      parent: node,
    }));
    node.isKnown = branches !== null;
    if (node === root) root.value = chosenOf(root)?.value ?? null;
  }

  /** @param {TreeNode} node */
  async function open(node) {
    await know(node);
    if (node.parent && node.children.length > 0) node.parent.open = node;
  }

  /** Whether the program looks at a node. @param {TreeNode} node */
  const isSeen = ({ value, cut }) => value !== null && !(saves && cut);

  /** Whether the branches of a node are shown. @param {TreeNode} node */
  const isOpen = (node) => node.parent === null || node.parent.open === node;

  /** The nodes that are shown, each before its branches. @param {TreeNode} node @returns {TreeNode[]} */
  const shown = (node = root) => [
    node,
    ...(isOpen(node) ? node.children.flatMap((child) => shown(child)) : []),
  ];

  /** The next step: down into a node, or over it. @param {boolean} down @returns {Promise<Step | null>} */
  async function following(down) {
    const now = steps.at(-1);
    if (!now) return { node: root, isDone: false };
    const { node, isDone } = now;
    if (!isDone) {
      if (!down && node !== root) return { node, isDone: true };
      await open(node);
      const first = node.children.find(isSeen);
      return first ? arrive(first) : { node, isDone: true };
    }
    if (!node.parent) return null;
    const { children } = node.parent;
    const next = children.slice(children.indexOf(node) + 1).find(isSeen);
    return next ? arrive(next) : { node: node.parent, isDone: true };
  }

  /** @param {TreeNode} node @returns {Step} */
  function arrive(node) {
    if (node.parent) node.parent.open = null;
    return { node, isDone: node.leaf };
  }

  /** The child that is the best so far, nothing before the first. @param {TreeNode} node */
  function best(node) {
    const now = steps.at(-1);
    if (!now) return chosenOf(node);
    const at = now.node.level > node.level ? lineOf(now.node)[node.level + 1] : null;
    const until = at ? node.children.indexOf(at) + (stateOf(at) === "known" ? 1 : 0) : 0;
    return isDone(node) ? chosenOf(node) : lastLeading(node.children.slice(0, until));
  }

  /** @param {TreeNode} node */
  const isDone = (node) => stateOf(node) === "known";

  /**
   * What is known of a node at this step: nothing yet, its value, that the program is below it, or that it is cut.
   * @param {TreeNode} node @returns {"ahead" | "known" | "under" | "cut"}
   */
  function stateOf(node) {
    const over = isSeen(node) || node === root ? "known" : "cut";
    const now = steps.at(-1);
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

  return {
    root,
    know,
    open,
    shown,
    isOpen,
    stateOf,
    best,
    step: () => steps.at(-1) ?? null,

    /** @param {TreeNode} node */
    close(node) {
      if (node.parent?.open === node) node.parent.open = null;
    },

    /** Goes on by a step; false after the last one. @param {boolean} down */
    async next(down) {
      const step = await following(down);
      if (step) steps.push(step);
      return step !== null;
    },

    /** Goes back by a step; false at the first one. */
    previous() {
      if (steps.length < 2) return false;
      steps.pop();
      const { node } = steps[steps.length - 1];
      for (const one of lineOf(node)) if (one.parent) one.parent.open = one === node ? null : one;
      return true;
    },

    /** The search is over. */
    end() {
      steps = [];
    },

    /** @param {boolean} wanted */
    save(wanted) {
      saves = wanted;
      steps = [];
    },

    /** The branches of a node that the program has left out. @param {TreeNode} node */
    leftOut: (node) => node.children.filter((child) => !isSeen(child)).length,
  };
}

/** @typedef {ReturnType<typeof createWalk>} Walk */

/** The nodes from the position on the board to this one. @param {TreeNode} node @returns {TreeNode[]} */
const lineOf = (node) => [...(node.parent ? lineOf(node.parent) : []), node];

/** The same without the position. @param {TreeNode} node */
export const pathOf = (node) => lineOf(node).slice(1);

/** @param {TreeNode[]} nodes */
const lastLeading = (nodes) => nodes.filter(({ leads }) => leads).at(-1) ?? null;

/** The branch that is chosen in the end. @param {TreeNode} node */
export const chosenOf = (node) => lastLeading(node.children);
