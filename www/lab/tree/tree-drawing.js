// Draws a search tree: the position at the left, the moves of each level in a column, and lines to the branches, thick
// for the chosen one and broken for those that are cut off.

import { formatNumber, t } from "../../i18n/index.js";
import { svgElement } from "../../ui/svg.js";

/** @typedef {import("./tree-node.js").TreeNode} TreeNode */

/** Size of a node and of its place, in pixels, because the tree must not shrink on phones. */
const WIDTH = 104;
const HEIGHT = 26;
const COLUMN = 126;
const ROW = 31;
const TOP = 24;

/**
 * @param {SVGSVGElement} picture @param {import("./tree-walk.js").Walk} walk
 * @param {TreeNode} selected @param {(move: string) => string} moveName
 * @returns {Map<TreeNode, SVGGElement>}
 */
export function drawTree(picture, walk, selected, moveName) {
  const nodes = walk.shown();
  const places = layOut(walk);
  const levels = Math.max(...nodes.map(({ level }) => level));
  const width = levels * COLUMN + WIDTH + 4;
  const height = Math.max(...[...places.values()].map(({ y }) => y)) + HEIGHT / 2 + 4;
  picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
  picture.setAttribute("width", String(width));
  picture.setAttribute("height", String(height));
  const heads = Array.from({ length: levels }, (_, level) =>
    svgElement(
      "text",
      { x: (level + 1) * COLUMN + WIDTH / 2 + 2, y: 14, class: "level-name" },
      t(level % 2 === 0 ? "lab.max" : "lab.min"),
    ),
  );
  const edges = nodes.flatMap((node) => (node.parent ? edge(walk, node, places) : []));
  const drawn = new Map(
    nodes.map((node) => [node, nodeShape(walk, node, selected, places, moveName)]),
  );
  picture.replaceChildren(
    svgElement("g", { "aria-hidden": "true" }, ...heads, ...edges),
    ...drawn.values(),
  );
  return drawn;
}

/** Positions of the nodes: branches centred at their parent as far as possible. @param {import("./tree-walk.js").Walk} walk */
function layOut({ root, isOpen }) {
  /** @type {Map<TreeNode, { x: number, y: number }>} */
  const places = new Map();
  const half = (ROW * Math.max(1, root.children.length)) / 2;
  places.set(root, { x: 2, y: TOP + half });

  /** @param {TreeNode} node */
  const spread = (node) => {
    if (!isOpen(node)) return;
    const { x, y } = places.get(node) ?? { x: 0, y: 0 };
    const top = Math.max(TOP, y - (ROW * node.children.length) / 2);
    node.children.forEach((child, at) => {
      places.set(child, { x: x + COLUMN, y: top + ROW * (at + 0.5) });
    });
    for (const child of node.children) spread(child);
  };
  spread(root);
  return places;
}

/**
 * @param {import("./tree-walk.js").Walk} walk @param {TreeNode} node
 * @param {Map<TreeNode, { x: number, y: number }>} places
 */
function edge(walk, node, places) {
  const [from, to] = [node.parent, node].map((one) => places.get(/** @type {TreeNode} */ (one)));
  if (!from || !to) return [];
  const [left, middle] = [from.x + WIDTH, (from.x + WIDTH + to.x) / 2];
  const state = walk.stateOf(node);
  const path = svgElement("path", {
    d: `M${left} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`,
    class: "branch",
    "data-state": state,
    ...(node.parent && walk.best(node.parent) === node ? { "data-best": "" } : {}),
  });
  const scissors = `M${to.x - 12} ${to.y - 6}l6 12M${to.x - 8} ${to.y - 6}l6 12`;
  return state === "cut" ? [path, svgElement("path", { d: scissors, class: "scissors" })] : [path];
}

/**
 * @param {import("./tree-walk.js").Walk} walk @param {TreeNode} node @param {TreeNode} selected
 * @param {Map<TreeNode, { x: number, y: number }>} places @param {(move: string) => string} moveName
 */
function nodeShape(walk, node, selected, places, moveName) {
  const { x, y } = places.get(node) ?? { x: 0, y: 0 };
  const state = walk.stateOf(node);
  const value = figureOf(walk, node);
  const isBest = node.parent === null || walk.best(node.parent) === node;
  const siblings = node.parent?.children ?? [node];
  const isLeaf = node.leaf || (node.isKnown && node.children.length === 0);
  return svgElement(
    "g",
    {
      role: "treeitem",
      tabindex: node === selected ? 0 : -1,
      transform: `translate(${x} ${y - HEIGHT / 2})`,
      "aria-level": node.level + 1,
      "aria-setsize": siblings.length,
      "aria-posinset": siblings.indexOf(node) + 1,
      "aria-selected": node === selected ? "true" : "false",
      "data-state": state,
      "data-mover": node.level % 2 === 1 ? "own" : "other",
      ...(isLeaf || !node.isSearched ? {} : { "aria-expanded": String(walk.isOpen(node)) }),
      ...(isBest && state === "known" ? { "data-best": "" } : {}),
      ...(walk.step()?.node === node ? { "data-here": "" } : {}),
    },
    // A title and not a label, which would have to repeat the visible texts.
    svgElement("title", {}, labelOf(walk, node, moveName)),
    svgElement("rect", { width: WIDTH, height: HEIGHT, rx: node.level % 2 === 1 ? 5 : HEIGHT / 2 }),
    svgElement("text", { x: 8, y: 18, class: "move" }, nameOf(node, moveName)),
    svgElement("text", { x: WIDTH - 8, y: 18, "text-anchor": "end" }, value),
  );
}

/** @param {TreeNode} node @param {(move: string) => string} moveName */
const nameOf = ({ move }, moveName) => (move === "" ? "●" : moveName(move));

/** The text in a node: its value, or the best so far. @param {import("./tree-walk.js").Walk} walk @param {TreeNode} node */
function figureOf(walk, node) {
  const state = walk.stateOf(node);
  if (state === "known") return node.value === null ? "" : formatNumber(node.value);
  if (state !== "under") return "";
  const best = walk.best(node);
  return best?.value === null || !best ? "…" : `${formatNumber(best.value)} …`;
}

/** @param {import("./tree-walk.js").Walk} walk @param {TreeNode} node @param {(move: string) => string} moveName */
function labelOf(walk, node, moveName) {
  const state = walk.stateOf(node);
  const figure = (/** @type {TreeNode | null} */ one) =>
    one?.value === null || !one ? "" : formatNumber(one.value);
  const subject =
    node.level === 0
      ? t("lab.position")
      : t(node.level % 2 === 1 ? "lab.own-move" : "lab.answer", { move: moveName(node.move) });
  const isBest = node.parent !== null && state === "known" && walk.best(node.parent) === node;
  const isOver = node.parent !== null && walk.stateOf(node.parent) === "known";
  const description = {
    ahead: t("lab.node.ahead"),
    cut: t("lab.node.cut"),
    under: walk.best(node)
      ? t("lab.node.so-far", { value: figure(walk.best(node)) })
      : t("lab.node.under"),
    known:
      node.value === null
        ? t("lab.node.visited")
        : t(node.leaf ? "lab.node.leaf" : "lab.node.known", { value: figure(node) }),
  }[state];
  return [
    subject,
    description,
    ...(isBest ? [t(isOver ? "lab.node.best" : "lab.node.leads")] : []),
  ].join(", ");
}
