// Dragging pieces with mouse, finger or pen. Presses with little movement remain clicks for the board.

import { treeOf } from "../../ui/dom.js";

/** Pixels after which a press becomes a drag. */
const DRAG_THRESHOLD = 6;

/**
 * @typedef {object} DragActions
 * @property {(square: HTMLElement) => boolean} lift  starts a drag; false if the square has no movable piece
 * @property {(square: HTMLElement | null) => void} drop  null outside of the board
 */

/** @param {HTMLElement} board @param {DragActions} actions */
export function enableDragging(board, actions) {
  const drag = new Drag(board, actions);
  board.addEventListener("pointerdown", (event) => drag.press(event));
  board.addEventListener("pointermove", (event) => drag.move(event));
  board.addEventListener("pointerup", (event) => drag.release(event));
  board.addEventListener("pointercancel", () => drag.cancel());
  board.addEventListener("click", (event) => drag.click(event), { capture: true });
}

class Drag {
  #board;
  #actions;
  /** @type {{ square: HTMLElement, x: number, y: number, id: number } | null} */
  #press = null;
  /** @type {HTMLElement | null} */
  #dragged = null;
  /** Whether the next click ends a drag and must be ignored. */
  #ignoresClick = false;

  /** @param {HTMLElement} board @param {DragActions} actions */
  constructor(board, actions) {
    this.#board = board;
    this.#actions = actions;
  }

  /** @param {PointerEvent} event */
  press(event) {
    this.#ignoresClick = false;
    const square = squareAt(/** @type {Element} */ (event.target));
    if (!square || !event.isPrimary || event.button !== 0) return;
    this.#press = { square, x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    const [x, y] = [event.clientX - press.x, event.clientY - press.y];
    if (!this.#dragged) {
      if (Math.hypot(x, y) < DRAG_THRESHOLD) return;
      if (!this.#actions.lift(press.square)) {
        this.#press = null;
        return;
      }
      this.#dragged = press.square;
      this.#dragged.dataset.carried = "";
      this.#board.setPointerCapture(event.pointerId);
    }
    this.#dragged.style.setProperty("--x", `${x}px`);
    this.#dragged.style.setProperty("--y", `${y}px`);
  }

  /** @param {PointerEvent} event */
  release(event) {
    if (this.#dragged) {
      this.#ignoresClick = true;
      this.#endDrag();
      this.#actions.drop(
        squareAt(treeOf(this.#board).elementFromPoint(event.clientX, event.clientY)),
      );
    }
    this.#press = null;
  }

  cancel() {
    if (this.#dragged) {
      this.#endDrag();
      this.#actions.drop(null);
    }
    this.#press = null;
  }

  /** @param {MouseEvent} event */
  click(event) {
    // Clicks by key have no pointer.
    if (this.#ignoresClick && event.detail > 0) event.stopImmediatePropagation();
    this.#ignoresClick = false;
  }

  #endDrag() {
    if (!this.#dragged) return;
    delete this.#dragged.dataset.carried;
    this.#dragged.style.removeProperty("--x");
    this.#dragged.style.removeProperty("--y");
    this.#dragged = null;
  }
}

/** @param {Element | null} element */
const squareAt = (element) =>
  /** @type {HTMLElement | null} */ (element?.closest("#board .cell") ?? null);
