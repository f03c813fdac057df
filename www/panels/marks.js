// Arrows and marks by the visitor: a drag with the right button, or after a long press, draws an arrow, and a right click
// marks a square; by keys A marks the square with the focus and Shift with A draws an arrow to it. The next click or move
// clears them.

import { cellAt, cells } from "../board/cells.js";
import { drawArrows } from "../board/overlay.js";
import { t } from "../i18n/index.js";

/** @typedef {import("../board/overlay.js").Arrow} Arrow */

/** Milliseconds after which a finger draws, and pixels that it may tremble until then. */
const LONG_PRESS = 450;
const TREMBLE = 10;

/** The keys with what they do, for the help. */
export const MARKING = /** @type {const} */ ({ a: "marks.mark", "shift + a": "marks.arrow" });

/** @type {import("./index.js").NewTool} */
export const createMarks = (table) => new Marks(table);

class Marks {
  #table;
  #board = /** @type {HTMLElement} */ (document.getElementById("board"));
  /** @type {Arrow[]} */
  #arrows = [];
  /** Where the arrow begins that is being drawn. @type {Element | null} */
  #start = null;
  /** Whether the click that may follow belongs to a drawing. */
  #swallow = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {import("../table/table.js").Table} table */
  constructor(table) {
    this.#table = table;
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
    addEventListener("resize", () => this.#clear());
  }

  changed() {
    this.#clear();
  }

  show() {
    this.#clear(); // the board may have been turned
  }

  /** @param {string} key */
  handleKey(key) {
    if (key !== "a" && key !== "A") return false;
    const here = cells().find((cell) => cell.contains(document.activeElement));
    const from = key === "A" ? this.#arrows.at(-1)?.to : here;
    if (!here || !from) return false;
    this.#toggle(from, here);
    return true;
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
    else this.#clear();
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
    const [start, end] = [from, to].map(nameOf);
    const key = from === to ? "marks.marked" : "marks.drawn";
    if (isNew) this.#table.announce(t(key, { from: start, to: end }));
    else this.#table.announce(t("marks.gone"));
  }

  #clear() {
    if (this.#arrows.length === 0) return;
    this.#arrows = [];
    drawArrows("own", []);
  }
}

/** @param {Element} cell */
const nameOf = (cell) => cell.getAttribute("aria-label") ?? "";
