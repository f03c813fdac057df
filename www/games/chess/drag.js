// Dragging pieces with mouse, finger or pen. A press that does not travel far is a click and left to the board.

/** Pixels after which a press is a drag. */
const FAR = 6;

/**
 * @typedef {object} Hands
 * @property {(square: HTMLElement) => boolean} lift  takes a piece up; false where it cannot be
 * @property {(square: HTMLElement | null) => void} drop  null: beside the board
 */

/** @param {HTMLElement} board @param {Hands} hands */
export function carryPieces(board, hands) {
  const drag = new Drag(board, hands);
  board.addEventListener("pointerdown", (event) => drag.press(event));
  board.addEventListener("pointermove", (event) => drag.move(event));
  board.addEventListener("pointerup", (event) => drag.release(event));
  board.addEventListener("pointercancel", () => drag.cancel());
  board.addEventListener("click", (event) => drag.click(event), { capture: true });
}

class Drag {
  #board;
  #hands;
  /** @type {{ square: HTMLElement, x: number, y: number, id: number } | null} */
  #press = null;
  /** @type {HTMLElement | null} */
  #carried = null;
  /** Whether the click that may follow belongs to a drag. */
  #swallow = false;

  /** @param {HTMLElement} board @param {Hands} hands */
  constructor(board, hands) {
    this.#board = board;
    this.#hands = hands;
  }

  /** @param {PointerEvent} event */
  press(event) {
    this.#swallow = false;
    const square = squareAt(/** @type {Element} */ (event.target));
    if (!square || !event.isPrimary || event.button !== 0) return;
    this.#press = { square, x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    const [x, y] = [event.clientX - press.x, event.clientY - press.y];
    if (!this.#carried) {
      if (Math.hypot(x, y) < FAR) return;
      if (!this.#hands.lift(press.square)) {
        this.#press = null;
        return;
      }
      this.#carried = press.square;
      this.#carried.dataset.carried = "";
      this.#board.setPointerCapture(event.pointerId);
    }
    this.#carried.style.setProperty("--x", `${x}px`);
    this.#carried.style.setProperty("--y", `${y}px`);
  }

  /** @param {PointerEvent} event */
  release(event) {
    if (this.#carried) {
      this.#swallow = true;
      this.#letGo();
      this.#hands.drop(squareAt(document.elementFromPoint(event.clientX, event.clientY)));
    }
    this.#press = null;
  }

  cancel() {
    if (this.#carried) {
      this.#letGo();
      this.#hands.drop(null);
    }
    this.#press = null;
  }

  /** @param {MouseEvent} event */
  click(event) {
    // A key's click has no pointer.
    if (this.#swallow && event.detail > 0) event.stopImmediatePropagation();
    this.#swallow = false;
  }

  #letGo() {
    if (!this.#carried) return;
    delete this.#carried.dataset.carried;
    this.#carried.style.removeProperty("--x");
    this.#carried.style.removeProperty("--y");
    this.#carried = null;
  }
}

/** @param {Element | null} element */
const squareAt = (element) =>
  /** @type {HTMLElement | null} */ (element?.closest("#board .cell") ?? null);
