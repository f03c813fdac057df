// Dragging pieces with mouse, finger or pen. Presses with little movement remain clicks.

import { treeOf } from "../ui/dom.js";

/** Pixels after which a press becomes a drag. */
const DRAG_THRESHOLD = 6;

/** A press in pixels of the viewport. @typedef {{ target: Element, x: number, y: number, id: number }} Press */

/**
 * @typedef {object} DragActions
 * @property {(press: Press) => HTMLElement | null} lift  starts a drag; returns the element that follows the pointer by `--x` and `--y`, null if there is none
 * @property {(under: Element | null, x: number, y: number) => void} drop  gets the element under the pointer; null if the drag was cancelled
 */

/** @param {HTMLElement} root @param {DragActions} actions */
export function enableDragging(root, actions) {
  const drag = new Drag(root, actions);
  root.addEventListener("pointerdown", (event) => drag.press(event));
  root.addEventListener("click", (event) => drag.click(event), { capture: true });
}

class Drag {
  #root;
  #actions;
  /** @type {Press | null} */
  #press = null;
  /** @type {HTMLElement | null} */
  #dragged = null;
  /** Whether the next click ends a drag and must be ignored. */
  #ignoresClick = false;
  /** Ends listening for the pointer, which may leave the root with its first movement. */
  #listening = new AbortController();

  /** @param {HTMLElement} root @param {DragActions} actions */
  constructor(root, actions) {
    this.#root = root;
    this.#actions = actions;
  }

  /** @param {PointerEvent} event */
  press(event) {
    this.#ignoresClick = false;
    if (!event.isPrimary || event.button !== 0) return;
    const target = /** @type {Element} */ (event.target);
    this.#press = { target, x: event.clientX, y: event.clientY, id: event.pointerId };
    this.#listening.abort();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    addEventListener("pointermove", (moved) => this.move(moved), { signal });
    addEventListener("pointerup", (released) => this.release(released), { signal });
    addEventListener("pointercancel", () => this.cancel(), { signal });
  }

  /** @param {PointerEvent} event */
  move(event) {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    const [x, y] = [event.clientX - press.x, event.clientY - press.y];
    if (!this.#dragged) {
      if (Math.hypot(x, y) < DRAG_THRESHOLD) return;
      this.#dragged = this.#actions.lift(press);
      if (!this.#dragged) {
        this.#press = null;
        return;
      }
      this.#dragged.dataset.carried = "";
      this.#root.setPointerCapture(event.pointerId);
    }
    this.#dragged.style.setProperty("--x", `${x}px`);
    this.#dragged.style.setProperty("--y", `${y}px`);
  }

  /** @param {PointerEvent} event */
  release(event) {
    this.#listening.abort();
    if (this.#dragged) {
      this.#ignoresClick = true;
      this.#endDrag();
      const { clientX: x, clientY: y } = event;
      this.#actions.drop(treeOf(this.#root).elementFromPoint(x, y), x, y);
    }
    this.#press = null;
  }

  cancel() {
    this.#listening.abort();
    if (this.#dragged) {
      this.#endDrag();
      this.#actions.drop(null, 0, 0);
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
