// Decides whether the squares are too small for touch, and loads the crosshair with the first touch.

import { onDemand } from "../../ui/on-demand.js";

/** Minimum size of a touch target, in pixels. */
const MIN_TARGET_SIZE = 44;

/**
 * Board access for the crosshair.
 * @typedef {object} BoardAccess
 * @property {() => HTMLElement[]} squares  in display order
 * @property {(square: HTMLElement) => boolean} isFree
 * @property {(square: HTMLElement) => string} nameOf
 * @property {() => HTMLElement | null} chosen
 * @property {(square: HTMLElement) => void} choose
 * @property {() => void} place  places the stone on the selected square
 */

export class TouchAim {
  #board;
  #access;
  #load;
  /** @type {import("./crosshair.js").Crosshair | null} */
  #crosshair = null;
  #isEnabled = false;
  #isByTouch = false;
  #width = 0;

  /** @param {HTMLElement} board @param {BoardAccess} access @param {(error: unknown) => void} failed */
  constructor(board, access, failed) {
    this.#board = board;
    this.#access = access;
    this.#load = onDemand(async () => {
      const { Crosshair, ready } = await import("./crosshair.js");
      await ready;
      this.#crosshair = new Crosshair(board, access);
      return this.#crosshair;
    }, failed);
    board.addEventListener("pointerdown", (event) => this.#press(event));
    new ResizeObserver(([{ contentRect }]) => {
      this.#width = contentRect.width;
      this.#measure();
    }).observe(board);
    visualViewport?.addEventListener("resize", () => this.#measure());
  }

  /** @param {boolean} isEnabled  whether the user aims before placing */
  draw(isEnabled) {
    this.#isEnabled = isEnabled;
    this.#measure();
    this.#crosshair?.showBar(this.#hasSmallSquares() && this.#isByTouch);
  }

  /** Called after a square was selected. */
  async chosen() {
    if (!this.#hasSmallSquares() || !this.#isByTouch) return;
    (await this.#load())?.showBar(true);
  }

  /** @param {PointerEvent} event */
  async #press(event) {
    this.#isByTouch = event.pointerType === "touch";
    if (!this.#hasSmallSquares() || !this.#isByTouch || !event.isPrimary) return;
    (await this.#load())?.begin(event);
  }

  #hasSmallSquares() {
    return this.#board.hasAttribute("data-small-cells");
  }

  /** Measures the squares at the current zoom: zoomed in, they are large enough, and one finger scrolls as usual. */
  #measure() {
    const columns = Math.sqrt(this.#access.squares().length) + 1; // plus the column of row numbers
    const square = (this.#width / columns) * (visualViewport?.scale ?? 1);
    const hasSmallSquares = this.#isEnabled && this.#width > 0 && square < MIN_TARGET_SIZE;
    if (hasSmallSquares !== this.#hasSmallSquares())
      this.#board.toggleAttribute("data-small-cells", hasSmallSquares);
  }
}
