// The search tree next to the board: offered for each move whose program looked at positions, drawn when it is open.

import { byId } from "../../../ui/dom.js";
import { onDemand } from "../../../ui/on-demand.js";

/** @typedef {import("../../../programs/play/play.types").GameRules} GameRules */
/** @typedef {import("../../../programs/play/play.types").Thought} Thought */
/** @typedef {import("./visited-branches.js").Move} Move */

export class TreePanel {
  #details = byId("tree", HTMLDetailsElement);
  #load;
  /** The move of the shown position. @type {{ rules: GameRules, thought: Thought, move: Move } | null} */
  #shown = null;

  /** @param {(error: unknown) => void} failed */
  constructor(failed) {
    this.#load = onDemand(async () => {
      const { VisitedTree } = await import("./visited-tree.js");
      return new VisitedTree(byId("tree-view"));
    }, failed);
    this.#details.addEventListener("toggle", () => this.#draw());
  }

  /**
   * Shows the tree of a move; hides it if the program looked at no positions.
   * @param {GameRules | null} rules @param {string | undefined} record before the move @param {Thought | null} thought
   */
  show(rules, record, thought) {
    const visited = thought?.visited;
    const isKnown = rules && record !== undefined && visited && visited.count > 0;
    this.#details.hidden = !isKnown;
    if (!isKnown) this.#shown = null;
    else if (this.#shown?.thought !== thought)
      this.#shown = { rules, thought, move: { record, move: thought.move, visited } };
    this.#draw();
  }

  /** Opens the tree, with the focus on its heading. */
  open() {
    if (!this.#shown) return;
    this.#details.open = true;
    this.#details.scrollIntoView({ block: "nearest" });
    this.#details.querySelector("summary")?.focus({ preventScroll: true });
  }

  async #draw() {
    if (!this.#details.open || !this.#shown) return;
    const tree = await this.#load();
    const shown = this.#shown;
    if (shown) await tree?.draw(shown.rules, shown.move);
  }
}
