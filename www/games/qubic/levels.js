// The four levels of Qubic as tables of buttons. The state of cells is written into data attributes.

import { markWon } from "../../board/winning-row.js";
import { translatorFor } from "../../i18n/index.js";
import { markHinted, setAttribute } from "../../ui/attributes.js";
import { rovingTabindex } from "../../ui/roving-tabindex.js";
import { messages } from "./i18n/game.js";

/** @typedef {import("../../engine/engine.types").View} View */

const { t } = translatorFor(messages);

/** Rotation of the cube by arrow key with Shift. @type {Record<string, string>} */
const TURNS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

const KINDS = /** @type {const} */ ({ ".": "cell.empty", x: "cell.first", o: "cell.second" });

/** @typedef {import("../shared/square-values.js").SquareValue} SquareValue */

/**
 * @typedef {object} Actions
 * @property {(cell: number | null) => void} aim
 * @property {(cell: number) => void} play
 * @property {(direction: string) => void} turn
 */

export class Levels {
  #actions;
  #tables;
  #buttons;
  #tabindex;

  /** @param {HTMLElement} board @param {Actions} actions */
  constructor(board, actions) {
    const levels = /** @type {HTMLElement} */ (board.querySelector(".levels"));
    this.#actions = actions;
    this.#tables = [...levels.querySelectorAll("table")];
    this.#buttons = [...levels.querySelectorAll("button")];
    this.#turnByKeys(levels); // before the roving tabindex handles the same keys
    this.#tabindex = rovingTabindex(levels, {
      items: () => this.#buttons,
      columns: () => 4,
      level: 16,
    });
    this.#listen(levels);
  }

  /**
   * @param {View} view @param {Map<number, string>} playable
   * @param {(cell: number) => SquareValue | null} valueAt
   */
  draw(view, playable, valueAt) {
    this.#tables.forEach((table, at) => {
      const name = t("level", { level: at + 1 });
      table.setAttribute("aria-label", name);
      if (table.caption) table.caption.textContent = name;
    });
    this.#buttons.forEach((button, cell) => {
      drawCell(button, view, cell, valueAt(cell));
      setAttribute(button, "aria-disabled", playable.has(cell) ? null : "true");
    });
  }

  /** @param {number | null} cell @param {Set<number>} lit */
  light(cell, lit) {
    this.#buttons.forEach((button, at) => {
      setAttribute(button, "data-aim", at === cell ? "" : null);
      setAttribute(button, "data-lit", lit.has(at) ? "" : null);
    });
  }

  /** @param {readonly number[]} cells @param {boolean} areNamed  whether they are labelled M1 and M2, the moves of a search trace */
  point(cells, areNamed) {
    markHinted(this.#buttons, cells);
    this.#buttons.forEach((button, cell) => {
      const at = areNamed ? cells.indexOf(cell) : -1;
      setAttribute(button, "data-mind", at < 0 ? null : `M${at + 1}`);
    });
  }

  focus() {
    this.#tabindex.focus();
  }

  /** @param {HTMLElement} levels */
  #turnByKeys(levels) {
    levels.addEventListener("keydown", (event) => {
      const direction = TURNS[event.key];
      if (!direction || !event.shiftKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      this.#actions.turn(direction);
    });
  }

  /** @param {HTMLElement} levels */
  #listen(levels) {
    const { aim, play } = this.#actions;
    levels.addEventListener("click", (event) => {
      const cell = this.#cellOf(event);
      if (cell >= 0) play(cell);
    });
    for (const type of ["pointerover", "focusin"]) {
      levels.addEventListener(type, (event) => {
        const cell = this.#cellOf(event);
        if (cell >= 0) aim(cell);
      });
    }
    levels.addEventListener("pointerleave", () => aim(this.#focused()));
    levels.addEventListener("focusout", () => aim(null));
  }

  /** @param {Event} event */
  #cellOf({ target }) {
    return this.#buttons.findIndex((button) => target instanceof Node && button.contains(target));
  }

  /** The cell with the visible focus; null if none. */
  #focused() {
    const cell = this.#buttons.findIndex((button) => button.matches(":focus-visible"));
    return cell < 0 ? null : cell;
  }
}

/** @param {HTMLElement} button @param {View} view @param {number} cell @param {SquareValue | null} value */
function drawCell(button, view, cell, value) {
  const stone = /** @type {keyof typeof KINDS} */ (view.cells[cell]);
  const isNew = button.dataset.stone === "." && stone !== ".";
  setAttribute(button, "data-stone", stone);
  setAttribute(button, "data-new", isNew ? "" : null);
  setAttribute(button, "data-last", cell === view.last?.cell ? "" : null);
  markWon(button, view.winningRow, cell);
  setAttribute(button, "data-value", value?.figure ?? null);
  setAttribute(button, "data-exact", value?.exact ? "" : null);
  setAttribute(button, "data-best", value?.best ? "" : null);
  const name = nameOf(view, cell);
  setAttribute(button, "aria-label", value ? `${name}, ${value.text}` : name);
}

/** @param {View} view @param {number} cell */
function nameOf({ cells, names, winningRow, last }, cell) {
  const kind = KINDS[/** @type {keyof typeof KINDS} */ (cells[cell])];
  const content = t(kind, { cell: [...names[cell]].join(" ") });
  if (winningRow.includes(cell)) return t("cell.won", { content });
  return cell === last?.cell ? t("cell.last", { content }) : content;
}
