// Dragging pieces with mouse, finger or pen. A press that does not travel far is a click and left to the board.

/** Pixels after which a press is a drag. */
const FAR = 6;

/**
 * @param {HTMLElement} board
 * @param {object} hands
 * @param {(square: HTMLElement) => boolean} hands.lift  takes a piece up; false where it cannot be
 * @param {(square: HTMLElement | null) => void} hands.drop  null: beside the board
 */
export function carryPieces(board, { lift, drop }) {
  /** @type {{ square: HTMLElement, x: number, y: number, id: number } | null} */
  let press = null;
  /** @type {HTMLElement | null} */
  let carried = null;
  /** Whether the click that may follow belongs to a drag. */
  let swallow = false;

  /** @param {Element | null} element */
  const squareAt = (element) =>
    /** @type {HTMLElement | null} */ (element?.closest("#board .cell") ?? null);

  board.addEventListener("pointerdown", (event) => {
    swallow = false;
    const square = squareAt(/** @type {Element} */ (event.target));
    if (!square || !event.isPrimary || event.button !== 0) return;
    press = { square, x: event.clientX, y: event.clientY, id: event.pointerId };
  });

  board.addEventListener("pointermove", (event) => {
    if (press?.id !== event.pointerId) return;
    const [x, y] = [event.clientX - press.x, event.clientY - press.y];
    if (!carried) {
      if (Math.hypot(x, y) < FAR) return;
      if (!lift(press.square)) {
        press = null;
        return;
      }
      carried = press.square;
      carried.dataset.carried = "";
      board.setPointerCapture(event.pointerId);
    }
    carried.style.setProperty("--x", `${x}px`);
    carried.style.setProperty("--y", `${y}px`);
  });

  board.addEventListener("pointerup", (event) => {
    if (carried) {
      swallow = true;
      letGo();
      drop(squareAt(document.elementFromPoint(event.clientX, event.clientY)));
    }
    press = null;
  });

  board.addEventListener("pointercancel", () => {
    if (carried) {
      letGo();
      drop(null);
    }
    press = null;
  });

  board.addEventListener(
    "click",
    (event) => {
      // A key's click has no pointer.
      if (swallow && event.detail > 0) event.stopImmediatePropagation();
      swallow = false;
    },
    { capture: true },
  );

  function letGo() {
    if (!carried) return;
    delete carried.dataset.carried;
    carried.style.removeProperty("--x");
    carried.style.removeProperty("--y");
    carried = null;
  }
}
