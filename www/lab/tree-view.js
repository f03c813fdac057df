// The picture of a search tree that one can walk in: with the mouse, a finger or the keys of a tree.

import { t } from "../i18n/index.js";
import { element } from "../ui/create.js";
import { svgElement } from "../ui/svg.js";
import { drawTree } from "./tree-drawing.js";

/** @typedef {import("./tree-node.js").TreeNode} TreeNode */
/** @typedef {import("./tree-walk.js").Walk} Walk */

/**
 * @param {(move: string) => string} moveName
 * @param {(node: TreeNode) => void} toggle  opens or closes a node
 */
export function createTreeView(moveName, toggle) {
  const picture = svgElement("svg", { class: "search-tree", role: "tree" });
  const view = element("div", { class: "scrolls" }, picture);
  /** @type {Walk | null} */
  let walk = null;
  /** @type {TreeNode | null} */
  let selected = null;
  /** @type {Map<TreeNode, SVGGElement>} */
  let drawn = new Map();

  picture.addEventListener("keydown", press);
  picture.addEventListener("click", ({ target }) => {
    const found = [...drawn].find(([, shape]) => target instanceof Node && shape.contains(target));
    if (!found) return;
    focus(found[0]);
    toggle(found[0]);
  });

  function draw() {
    if (!walk) return;
    const hadFocus = picture.contains(document.activeElement);
    picture.setAttribute("aria-label", t("lab.tree"));
    if (!selected || !walk.shown().includes(selected)) selected = walk.root;
    drawn = drawTree(picture, walk, selected, moveName);
    if (hadFocus) drawn.get(selected)?.focus();
    scrollTo(view, drawn.get(selected));
  }

  /** @param {TreeNode} node */
  function focus(node) {
    selected = node;
    draw();
    drawn.get(node)?.focus();
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    if (!walk || !selected || event.altKey || event.ctrlKey || event.metaKey) return;
    const act = keysOf(walk, selected, focus, toggle)[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return {
    view,

    /** @param {Walk} next */
    draw(next) {
      walk = next;
      draw();
    },

    /** @param {TreeNode} node */
    select(node) {
      selected = node;
    },

    clear() {
      walk = null;
      selected = null;
      picture.replaceChildren();
    },

    /** @param {boolean} isBusy */
    setBusy(isBusy) {
      if (isBusy) picture.setAttribute("aria-busy", "true");
      else picture.removeAttribute("aria-busy");
    },
  };
}

/**
 * The keys of a tree.
 * @param {Walk} walk @param {TreeNode} node
 * @param {(node: TreeNode) => void} focus @param {(node: TreeNode) => void} toggle
 * @returns {Record<string, () => void>}
 */
function keysOf(walk, node, focus, toggle) {
  const nodes = walk.shown();
  const at = nodes.indexOf(node);
  const isOpen = walk.isOpen(node) && node.children.length > 0;
  const focusAt = (/** @type {number} */ next) => nodes[next] && focus(nodes[next]);
  return {
    ArrowDown: () => focusAt(at + 1),
    ArrowUp: () => focusAt(at - 1),
    ArrowRight: () => (isOpen ? focus(node.children[0]) : toggle(node)),
    ArrowLeft() {
      if (!node.parent) return;
      if (isOpen) toggle(node);
      else focus(node.parent);
    },
    Home: () => focusAt(0),
    End: () => focusAt(nodes.length - 1),
    Enter: () => toggle(node),
    " ": () => toggle(node),
  };
}

/** Brings a node into the part of the picture that is seen. @param {HTMLElement} view @param {Element | undefined} shape */
function scrollTo(view, shape) {
  if (!shape) return;
  const [box, frame] = [shape, view].map((one) => one.getBoundingClientRect());
  if (box.left < frame.left) view.scrollLeft -= frame.left - box.left + 8;
  else if (box.right > frame.right) view.scrollLeft += box.right - frame.right + 8;
}
