// Interactive picture of a search tree, with the keyboard controls of the ARIA tree pattern.

import { t } from "../../i18n/index.js";
import { element } from "../../ui/create.js";
import { svgElement } from "../../ui/svg.js";
import { drawTree } from "./tree-drawing.js";

/** @typedef {import("./tree-node.js").TreeNode} TreeNode */
/** @typedef {import("./tree-walk.js").Walk} Walk */

export class TreeView {
  #moveName;
  #toggle;
  #label;
  #picture = svgElement("svg", { class: "search-tree", role: "tree" });
  /** @type {Walk | null} */
  #walk = null;
  /** @type {TreeNode | null} */
  #selected = null;
  /** @type {Map<TreeNode, SVGGElement>} */
  #drawn = new Map();
  view = element("div", { class: "scrolls" }, this.#picture);

  /**
   * @param {(move: string) => string} moveName
   * @param {(node: TreeNode) => void} toggle  opens or closes a node
   * @param {() => string} [label]
   */
  constructor(moveName, toggle, label = () => t("lab.tree")) {
    this.#moveName = moveName;
    this.#label = label;
    this.#toggle = toggle;
    this.#picture.addEventListener("keydown", (event) => this.#handleKey(event));
    this.#picture.addEventListener("click", ({ target }) => {
      const found = [...this.#drawn].find(
        ([, shape]) => target instanceof Node && shape.contains(target),
      );
      if (!found) return;
      this.#focus(found[0]);
      toggle(found[0]);
    });
  }

  /** @param {Walk} walk */
  draw(walk) {
    this.#walk = walk;
    this.#draw(walk);
  }

  /** @param {TreeNode} node */
  select(node) {
    this.#selected = node;
  }

  clear() {
    this.#walk = null;
    this.#selected = null;
    this.#picture.replaceChildren();
  }

  /** @param {boolean} isBusy */
  setBusy(isBusy) {
    if (isBusy) this.#picture.setAttribute("aria-busy", "true");
    else this.#picture.removeAttribute("aria-busy");
  }

  /** @param {Walk} walk */
  #draw(walk) {
    const picture = this.#picture;
    const hadFocus = picture.contains(document.activeElement);
    picture.setAttribute("aria-label", this.#label());
    const isShown = this.#selected && walk.shown().includes(this.#selected);
    const selected = isShown && this.#selected ? this.#selected : walk.root;
    this.#selected = selected;
    this.#drawn = drawTree(picture, walk, selected, this.#moveName);
    if (hadFocus) this.#drawn.get(selected)?.focus();
    scrollTo(this.view, this.#drawn.get(selected));
  }

  /** @param {TreeNode} node */
  #focus(node) {
    this.#selected = node;
    if (this.#walk) this.#draw(this.#walk);
    this.#drawn.get(node)?.focus();
  }

  /** @param {KeyboardEvent} event */
  #handleKey(event) {
    if (!this.#walk || !this.#selected || event.altKey || event.ctrlKey || event.metaKey) return;
    const focus = (/** @type {TreeNode} */ node) => this.#focus(node);
    const action = keysOf(this.#walk, this.#selected, focus, this.#toggle)[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }
}

/**
 * Keyboard controls.
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

/** Scrolls a node into view. @param {HTMLElement} view @param {Element | undefined} shape */
function scrollTo(view, shape) {
  if (!shape) return;
  const [box, frame] = [shape, view].map((one) => one.getBoundingClientRect());
  if (box.left < frame.left) view.scrollLeft -= frame.left - box.left + 8;
  else if (box.right > frame.right) view.scrollLeft += box.right - frame.right + 8;
}
