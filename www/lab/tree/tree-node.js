// Known nodes of a search tree, with at most one open branch per level.

/**
 * @typedef {object} TreeNode
 * @property {string} move  empty for the position on the board
 * @property {number} level
 * @property {TreeNode | null} parent
 * @property {number | null} value  for the program; null if it is unknown
 * @property {boolean} isSearched  whether the program searches the node
 * @property {boolean} leads  whether it was the best of its siblings when it was searched
 * @property {boolean} cut  whether alpha-beta cuts it off
 * @property {boolean} leaf
 * @property {TreeNode[]} children
 * @property {boolean} isKnown  whether the children were requested
 * @property {TreeNode | null} open  the child whose branches are shown
 */

/** @returns {TreeNode} */
export const rootNode = () => ({
  move: "",
  level: 0,
  parent: null,
  value: null,
  isSearched: true,
  leads: true,
  cut: false,
  leaf: false,
  children: [],
  isKnown: false,
  open: null,
});

/** A branch without a value is not searched unless it says so. @typedef {import("../lab.types").Branch & { isSearched?: boolean }} Branch */

/** @param {TreeNode} parent @param {Branch} branch @returns {TreeNode} */
export const childNode = (parent, { move, value, ...rest }) => ({
  ...rootNode(),
  isSearched: (value ?? null) !== null,
  ...rest,
  move,
  value: value ?? null,
  level: parent.level + 1,
  parent,
});

/** The nodes from the root to a node. @param {TreeNode} node @returns {TreeNode[]} */
export const lineOf = (node) => [...(node.parent ? lineOf(node.parent) : []), node];

/** The moves from the root to a node. @param {TreeNode} node */
export const movesTo = (node) =>
  lineOf(node)
    .slice(1)
    .map(({ move }) => move);

/** Whether the branches of a node are shown. @param {TreeNode} node */
export const isOpen = (node) => node.parent === null || node.parent.open === node;

/** The visible nodes in depth-first order. @param {TreeNode} node @returns {TreeNode[]} */
export const shownNodes = (node) => [
  node,
  ...(isOpen(node) ? node.children.flatMap(shownNodes) : []),
];

/** The last node that was the best when it was searched. @param {TreeNode[]} nodes */
export const lastLeading = (nodes) => nodes.filter(({ leads }) => leads).at(-1) ?? null;

/** The branch that the program chooses. @param {TreeNode} node */
export const chosenOf = (node) => lastLeading(node.children);
