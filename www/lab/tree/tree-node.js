// The nodes of a search that are known, with one opened branch at every level.

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

/** @returns {TreeNode} */
export const rootNode = () => ({
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

/** @param {TreeNode} parent @param {import("../lab.types").Branch} branch @returns {TreeNode} */
export const childNode = (parent, { move, value, ...rest }) => ({
  ...rootNode(),
  ...rest,
  move,
  value: value ?? null,
  level: parent.level + 1,
  parent,
});

/** The nodes from the position on the board to this one. @param {TreeNode} node @returns {TreeNode[]} */
export const lineOf = (node) => [...(node.parent ? lineOf(node.parent) : []), node];

/** The moves on the way there. @param {TreeNode} node */
export const movesTo = (node) =>
  lineOf(node)
    .slice(1)
    .map(({ move }) => move);

/** Whether the branches of a node are shown. @param {TreeNode} node */
export const isOpen = (node) => node.parent === null || node.parent.open === node;

/** The nodes that are shown, each before its branches. @param {TreeNode} node @returns {TreeNode[]} */
export const shownNodes = (node) => [
  node,
  ...(isOpen(node) ? node.children.flatMap(shownNodes) : []),
];

/** The last of some branches that was the best when it was looked at. @param {TreeNode[]} nodes */
export const lastLeading = (nodes) => nodes.filter(({ leads }) => leads).at(-1) ?? null;

/** The branch that is chosen in the end. @param {TreeNode} node */
export const chosenOf = (node) => lastLeading(node.children);
