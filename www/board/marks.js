// Arrows and marks that the user draws on the board: a drag with the right button, or after a long press, draws an arrow,
// and a right click marks a cell. The next click clears them.

import { cellAt, cells } from "./cells.js";
import { drawArrows } from "./overlay.js";

/** @typedef {import("./overlay.js").Arrow} Arrow */
/** @typedef {"marked" | "drawn" | "gone"} Change */

/** Milliseconds after which a finger draws, and pixels that it may tremble until then. */
const LONG_PRESS = 450;
const TREMBLE = 10;

export class Marks {
  #report;
  #board = /** @type {HTMLElement} */ (document.getElementById("board"));
  /** @type {Arrow[]} */
  #arrows = [];
  /** Where the arrow begins that is being drawn. @type {Element | null} */
  #start = null;
  /** Whether the click that may follow belongs to a drawing. */
  #swallow = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {(change: Change, from: string, to: string) => void} report  gets the names of the cells */
  constructor(report) {
    this.#report = report;
    const board = this.#board;
    const early = { capture: true };
    board.addEventListener("contextmenu", (event) => event.preventDefault());
    board.addEventListener("pointerdown", (event) => this.#press(event), early);
    board.addEventListener("pointermove", (event) => this.#move(event), early);
    addEventListener("pointerup", (event) => this.#release(event), early);
    addEventListener("pointercancel", () => this.#forget());
    board.addEventListener("touchmove", (event) => this.#start && event.preventDefault(), {
      passive: false,
    });
    board.addEventListener("click", (event) => this.#click(event), early);
    addEventListener("resize", () => this.clear());
  }

  /** Marks the focused cell. Returns whether there is one. */
  markFocused() {
    const here = focusedCell();
    if (here) this.#toggle(here, here);
    return here !== undefined;
  }

  /** Draws an arrow from the last mark to the focused cell. Returns whether there are both. */
  arrowToFocused() {
    const [from, here] = [this.#arrows.at(-1)?.to, focusedCell()];
    if (from && here) this.#toggle(from, here);
    return from !== undefined && here !== undefined;
  }

  /** @param {PointerEvent} event */
  #press({ button, pointerType, clientX, clientY }) {
    this.#swallow = false;
    this.#forget();
    const begin = () => {
      this.#start = cellAt(clientX, clientY) ?? null;
    };
    if (button === 2) begin();
    else if (pointerType === "touch") {
      this.#from = [clientX, clientY];
      this.#timer = setTimeout(() => {
        begin();
        navigator.vibrate?.(12);
      }, LONG_PRESS);
    }
  }

  /** Where a finger came down. @type {[number, number]} */
  #from = [0, 0];

  /** @param {PointerEvent} event */
  #move(event) {
    const [x, y] = this.#from;
    if (Math.hypot(event.clientX - x, event.clientY - y) > TREMBLE) clearTimeout(this.#timer);
    if (this.#start) event.stopImmediatePropagation(); // no piece is carried meanwhile
  }

  /** @param {PointerEvent} event */
  #release({ clientX, clientY, pointerType }) {
    const [start, end] = [this.#start, this.#start && cellAt(clientX, clientY)];
    this.#forget();
    if (!start || !end) return;
    this.#swallow = pointerType === "touch";
    this.#toggle(start, end);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (this.#swallow) event.stopImmediatePropagation();
    else this.clear();
    this.#swallow = false;
  }

  #forget() {
    clearTimeout(this.#timer);
    this.#start = null;
  }

  /** Draws an arrow or a mark, or takes it away. @param {Element} from @param {Element} to */
  #toggle(from, to) {
    const others = this.#arrows.filter((arrow) => arrow.from !== from || arrow.to !== to);
    const isNew = others.length === this.#arrows.length;
    this.#arrows = isNew ? [...others, { from, to }] : others;
    drawArrows("own", this.#arrows);
    const change = !isNew ? "gone" : from === to ? "marked" : "drawn";
    this.#report(change, nameOf(from), nameOf(to));
  }

  clear() {
    if (this.#arrows.length === 0) return;
    this.#arrows = [];
    drawArrows("own", []);
  }
}

/** @param {Element} cell */
const nameOf = (cell) => cell.getAttribute("aria-label") ?? "";

const focusedCell = () => cells().find((cell) => cell.contains(document.activeElement));
