// Arrows and marks that the user draws on the board: dragging with the right button, or after a long press, draws an
// arrow; a right click marks a cell. The next click clears them.

import { cellAt, cells } from "./cells.js";
import { drawArrows } from "./overlay.js";

/** @typedef {import("./overlay.js").Arrow} Arrow */
/** @typedef {"marked" | "drawn" | "gone"} Change */

const LONG_PRESS_MS = 450;
/** Maximum movement of a finger during a long press, in pixels. */
const MAX_DRIFT = 10;

export class Marks {
  #report;
  #board = /** @type {HTMLElement} */ (document.getElementById("board"));
  /** @type {Arrow[]} */
  #arrows = [];
  /** Start of the arrow being drawn. @type {Element | null} */
  #start = null;
  /** Whether the next click ends a drawing and must be ignored. */
  #ignoresClick = false;
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
    addEventListener("pointercancel", () => this.#cancelDrag());
    board.addEventListener("touchmove", (event) => this.#start && event.preventDefault(), {
      passive: false,
    });
    board.addEventListener("click", (event) => this.#click(event), early);
    addEventListener("resize", () => this.clear());
  }

  /** Marks the focused cell; returns whether a cell has the focus. */
  markFocused() {
    const here = focusedCell();
    if (here) this.#toggle(here, here);
    return here !== undefined;
  }

  /** Draws an arrow from the last mark to the focused cell; returns whether both exist. */
  arrowToFocused() {
    const [from, here] = [this.#arrows.at(-1)?.to, focusedCell()];
    if (from && here) this.#toggle(from, here);
    return from !== undefined && here !== undefined;
  }

  /** @param {PointerEvent} event */
  #press({ button, pointerType, clientX, clientY }) {
    this.#ignoresClick = false;
    this.#cancelDrag();
    if (this.#board.hasAttribute("data-edited")) return;
    const begin = () => {
      this.#start = cellAt(clientX, clientY) ?? null;
    };
    if (button === 2) begin();
    else if (pointerType === "touch") {
      this.#from = [clientX, clientY];
      this.#timer = setTimeout(() => {
        begin();
        navigator.vibrate?.(12);
      }, LONG_PRESS_MS);
    }
  }

  /** Position of the finger at the start of a press. @type {[number, number]} */
  #from = [0, 0];

  /** @param {PointerEvent} event */
  #move(event) {
    const [x, y] = this.#from;
    if (Math.hypot(event.clientX - x, event.clientY - y) > MAX_DRIFT) clearTimeout(this.#timer);
    if (this.#start) event.stopImmediatePropagation(); // prevents dragging a piece
  }

  /** @param {PointerEvent} event */
  #release({ clientX, clientY, pointerType }) {
    const [start, end] = [this.#start, this.#start && cellAt(clientX, clientY)];
    this.#cancelDrag();
    if (!start || !end) return;
    this.#ignoresClick = pointerType === "touch";
    this.#toggle(start, end);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (this.#ignoresClick) event.stopImmediatePropagation();
    else this.clear();
    this.#ignoresClick = false;
  }

  #cancelDrag() {
    clearTimeout(this.#timer);
    this.#start = null;
  }

  /** Adds an arrow or a mark, or removes it. @param {Element} from @param {Element} to */
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
