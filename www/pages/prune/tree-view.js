// The tree of a search on the page: the visitor marks branches that will be pruned, then the search is replayed.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { signed } from "../../table/score.js";
import { element } from "../../ui/create.js";
import { messages } from "./i18n/prune.js";
import { stepsOf } from "./tree.js";

const { t, plural } = translatorFor(messages);

/** @typedef {import("./tree.js").Tree} Tree */
/** @typedef {import("./tree.js").Step} Step */

/** Milliseconds between steps of the replay. */
const STEP_MS = 350;

/** @typedef {{ head: HTMLElement, reason: HTMLElement, buttons: HTMLButtonElement[] }} DrawnRow */

export class TreeView {
  #tree;
  #game;
  #moved;
  /** The first marked branch of each row. @type {(number | null)[]} */
  marks;
  #steps;
  /** Number of shown steps. */
  #shown = 0;
  #isMarking = true;
  /** @type {DrawnRow[]} */
  #rows;
  view;

  /**
   * @param {string} game @param {Tree} tree
   * @param {(moves: string[]) => void} moved called with the moves of the branch under the pointer or the focus
   */
  constructor(game, tree, moved) {
    this.#game = game;
    this.#tree = tree;
    this.#moved = moved;
    this.marks = tree.rows.map(() => null);
    this.#steps = stepsOf(tree);
    this.#rows = tree.rows.map((_, row) => this.#createRow(row));
    this.view = element(
      "div",
      { role: "group" },
      ...this.#rows.map(({ head, reason, buttons }) => {
        const leaves = element("div", { class: "leaves" }, ...buttons);
        return element("div", { class: "row", role: "group" }, head, leaves, reason);
      }),
    );
    this.view.addEventListener("keydown", (event) => this.#handleKey(event));
    const first = this.#rows.flatMap(({ buttons }) => buttons)[0];
    if (first) first.tabIndex = 0;
    this.translate();
  }

  /** @param {number} row @returns {DrawnRow} */
  #createRow(row) {
    const { leaves, move } = this.#tree.rows[row];
    const buttons = leaves.map(({ move: reply, value }, leaf) => {
      const button = element(
        "button",
        { type: "button", class: "leaf", tabindex: -1, "aria-pressed": "false" },
        element("small", {}, reply),
        element("b", {}, signed(value, 0)),
      );
      button.addEventListener("click", () => this.#mark(row, leaf));
      button.addEventListener("focus", () => {
        this.#stopAt(button);
        this.#moved([move, reply]);
      });
      button.addEventListener("pointerenter", () => this.#moved([move, reply]));
      return button;
    });
    return {
      head: element("p", { class: "head" }),
      reason: element("p", { class: "reason" }),
      buttons,
    };
  }

  /** Marks a branch and those after it as pruned, or removes the mark. @param {number} row @param {number} leaf */
  #mark(row, leaf) {
    if (!this.#isMarking) return;
    this.marks[row] = this.marks[row] === leaf ? null : leaf;
    this.#draw();
  }

  /**
   * Replays the search step by step, or completes it at once after an abort or if the visitor prefers reduced motion.
   * @param {AbortSignal} signal
   */
  async showSearch(signal) {
    this.#isMarking = false;
    const { matches: isStill } = matchMedia("(prefers-reduced-motion: reduce)");
    while (!isStill && !signal.aborted && this.#shown < this.#steps.length) {
      this.#shown += 1;
      this.#draw();
      const { row } = this.#steps[this.#shown - 1];
      this.#rows[row].head.parentElement?.scrollIntoView({ block: "nearest" });
      await pause(STEP_MS, signal);
    }
    this.#shown = this.#steps.length;
    this.#draw();
  }

  /** Renders the tree in the current language. */
  translate() {
    const { rows } = this.#tree;
    const leaves = rows.reduce((sum, row) => sum + row.leaves.length, 0);
    this.view.ariaLabel = t("prune.tree", { rows: rows.length, leaves });
    this.#draw();
  }

  #draw() {
    const done = this.#steps.slice(0, this.#shown);
    this.#rows.forEach(({ head, reason, buttons }, row) => {
      const { move } = this.#tree.rows[row];
      const name = t("prune.row", { move });
      const own = done.filter((step) => step.row === row);
      head.textContent = name;
      if (head.parentElement) head.parentElement.ariaLabel = name;
      // A row without branches has a value before the search.
      const isGiven = buttons.length === 0 && own.length === 0;
      const given = t("prune.worth", { value: signed(this.#tree.rows[row].value, 0) });
      reason.textContent = isGiven ? given : this.#reasonOf(own.at(-1));
      for (const [leaf, button] of buttons.entries()) this.#drawLeaf(button, row, leaf, own);
    });
  }

  /** @param {HTMLButtonElement} button @param {number} row @param {number} leaf @param {Step[]} done  in this row */
  #drawLeaf(button, row, leaf, done) {
    const { leaves, move } = this.#tree.rows[row];
    const isMarked = leaf >= (this.marks[row] ?? leaves.length);
    const isKnown = done.some(
      (step) =>
        (step.kind === "look" && step.leaf === leaf) || (step.kind === "cut" && leaf >= step.leaf),
    );
    const { isCut, value } = leaves[leaf];
    const state = isCut ? (isMarked ? "right" : "missed") : isMarked ? "wrong" : "seen";
    const label = t("prune.leaf", { row: move, move: leaves[leaf].move, value: signed(value, 0) });
    button.ariaPressed = String(isMarked);
    button.ariaDisabled = this.#isMarking ? null : "true";
    button.dataset.state = isKnown ? state : "";
    button.ariaLabel = isKnown ? `${label}, ${t(`prune.leaf.${state}`)}` : label;
  }

  /** Describes why a row is finished. @param {Step | undefined} step */
  #reasonOf(step) {
    if (!step || step.kind === "look") return "";
    if (step.kind === "row") {
      const key = step.leads ? "prune.worth.leads" : "prune.worth";
      return t(key, { value: signed(step.value, 0) });
    }
    const { value } = this.#tree.rows[step.row].leaves[step.leaf - 1];
    const key = this.#game === "connect4" ? "prune.cut.connect4" : "prune.cut.reversi";
    return t(key, { value: signed(value, 0), best: signed(step.best ?? 0, 0) });
  }

  /** @param {HTMLButtonElement} button */
  #stopAt(button) {
    for (const one of this.#rows.flatMap(({ buttons }) => buttons)) {
      one.tabIndex = one === button ? 0 : -1;
    }
  }

  /** Moves the focus with the arrow keys. @param {KeyboardEvent} event */
  #handleKey(event) {
    const rows = this.#rows.map(({ buttons }) => buttons).filter(({ length }) => length > 0);
    const here = /** @type {HTMLButtonElement} */ (document.activeElement);
    const row = rows.findIndex((buttons) => buttons.includes(here));
    if (row < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const leaf = rows[row].indexOf(here);
    const above = rows[row - 1] ?? rows[row];
    const below = rows[row + 1] ?? rows[row];
    /** @type {Record<string, HTMLButtonElement | undefined>} */
    const targets = {
      ArrowLeft: rows[row][leaf - 1],
      ArrowRight: rows[row][leaf + 1],
      ArrowUp: above[Math.min(leaf, above.length - 1)],
      ArrowDown: below[Math.min(leaf, below.length - 1)],
      Home: rows[row][0],
      End: rows[row].at(-1),
    };
    if (!(event.key in targets)) return;
    event.preventDefault();
    targets[event.key]?.focus();
  }
}

/** @param {number} milliseconds @param {AbortSignal} signal ends the pause */
const pause = (milliseconds, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });

/** @param {ReturnType<typeof import("./tree.js").judge>} verdict */
export const describeVerdict = ({ found, wrong, points, maxPoints }) =>
  [
    plural("prune.result", maxPoints, { found: formatNumber(found), wrong: formatNumber(wrong) }),
    plural("prune.points", points, { most: formatNumber(maxPoints) }),
  ].join(" ");
