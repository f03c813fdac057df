// The search tree of a move of the user's program: the positions that it looked at, with the values that it gave them.
// Loaded with the first tree.

import { addMessages, t as common, formatNumber, translatorFor } from "../../../i18n/index.js";
import { messages as labMessages } from "../../../lab/i18n/lab.js";
import { TreeView } from "../../../lab/tree/tree-view.js";
import { createWalk } from "../../../lab/tree/tree-walk.js";
import { element } from "../../../ui/create.js";
import { messages } from "../i18n/workshop.js";
import { branchesOf, countWithoutCutoffs } from "./visited-branches.js";

/** @typedef {import("../../../programs/play/play.types").GameRules} GameRules */
/** @typedef {import("./visited-branches.js").Move} Move */
/** @typedef {import("../../../lab/tree/tree-walk.js").Walk} Walk */
/** @typedef {import("../../../lab/tree/tree-node.js").TreeNode} TreeNode */

const { t, plural } = translatorFor(messages);

export class VisitedTree {
  #tree = new TreeView(
    (move) => move,
    (node) => this.#toggle(node),
    () => t("tree"),
  );
  #count = element("p", { class: "tree-count" });
  #about = element("p", { class: "hint" });
  #keys = element("p", { class: "hint" });
  /** @type {Walk | null} */
  #walk = null;
  /** The drawn move. @type {Move | null} */
  #move = null;
  #countAll = /** @type {number | null} */ (null);

  /** @param {HTMLElement} container */
  constructor(container) {
    container.replaceChildren(this.#count, this.#tree.view, this.#about, this.#keys);
  }

  /** Draws the tree of a move, unless that is drawn already. @param {GameRules} rules @param {Move} move */
  async draw(rules, move) {
    await addMessages(labMessages);
    if (this.#move !== move) {
      this.#move = move;
      this.#walk = createWalk(async (path) => branchesOf(rules, move, path));
      this.#countAll = countWithoutCutoffs(rules, move);
      this.#tree.clear();
      const { root, load } = this.#walk;
      await load(root);
      if (this.#move !== move) return;
    }
    this.#draw(move);
  }

  /** @param {TreeNode} node */
  async #toggle(node) {
    const walk = this.#walk;
    if (!walk || node.leaf || !node.isSearched || !node.parent) return;
    if (walk.isOpen(node)) walk.close(node);
    else await walk.open(node);
    if (walk === this.#walk) this.#tree.draw(walk);
  }

  /** @param {Move} move */
  #draw({ visited: { count, positions } }) {
    const all = this.#countAll;
    const sentences = [plural("tree.count", count, { count: formatNumber(count) })];
    if (all !== null && all > count) sentences.push(t("tree.all", { all: formatNumber(all) }));
    if (positions.length < count)
      sentences.push(t("tree.drawn", { count: formatNumber(positions.length) }));
    if (positions.every(([, value]) => value === null)) sentences.push(t("tree.values"));
    this.#count.textContent = sentences.join(" ");
    this.#about.textContent = common("lab.tree.about");
    this.#keys.textContent = common("lab.tree.keys");
    if (this.#walk) this.#tree.draw(this.#walk);
  }
}
