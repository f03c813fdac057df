// A finger on squares that are smaller than its tip: whether the board has such squares, and the cross-hair for them,
// which is fetched when the first finger comes down.

import { onDemand } from "../../ui/on-demand.js";

/** Pixels that a finger needs. */
const FINGER = 44;

/**
 * What the board lends to the aiming.
 * @typedef {object} Sight
 * @property {() => HTMLElement[]} squares  in the order in which they are seen
 * @property {(square: HTMLElement) => boolean} isFree
 * @property {(square: HTMLElement) => string} nameOf
 * @property {() => HTMLElement | null} chosen
 * @property {(square: HTMLElement) => void} choose
 * @property {() => void} place  puts the stone on the chosen square
 */

export class TouchAim {
  #board;
  #sight;
  #fetch;
  /** @type {import("./crosshair.js").Crosshair | null} */
  #crosshair = null;
  #isWanted = false;
  #isByTouch = false;
  #width = 0;

  /** @param {HTMLElement} board @param {Sight} sight @param {() => void} failed */
  constructor(board, sight, failed) {
    this.#board = board;
    this.#sight = sight;
    this.#fetch = onDemand(async () => {
      const { Crosshair, ready } = await import("./crosshair.js");
      await ready;
      this.#crosshair = new Crosshair(board, sight);
      return this.#crosshair;
    }, failed);
    board.addEventListener("pointerdown", (event) => this.#press(event));
    new ResizeObserver(([{ contentRect }]) => {
      this.#width = contentRect.width;
      this.#measure();
    }).observe(board);
    visualViewport?.addEventListener("resize", () => this.#measure());
  }

  /** @param {boolean} isWanted  whether somebody aims before a stone is placed */
  draw(isWanted) {
    this.#isWanted = isWanted;
    this.#measure();
    this.#crosshair?.showBar(this.#isFine() && this.#isByTouch);
  }

  /** A square has been chosen. */
  async chosen() {
    if (!this.#isFine() || !this.#isByTouch) return;
    (await this.#fetch())?.showBar(true);
  }

  /** @param {PointerEvent} event */
  async #press(event) {
    this.#isByTouch = event.pointerType === "touch";
    if (!this.#isFine() || !this.#isByTouch || !event.isPrimary) return;
    (await this.#fetch())?.begin(event);
  }

  #isFine() {
    return this.#board.hasAttribute("data-fine");
  }

  /** Somebody who has zoomed in has squares that are large enough, and moves the page with one finger as ever. */
  #measure() {
    const columns = Math.sqrt(this.#sight.squares().length) + 1; // and the column of the numbers
    const square = (this.#width / columns) * (visualViewport?.scale ?? 1);
    const isFine = this.#isWanted && this.#width > 0 && square < FINGER;
    if (isFine !== this.#isFine()) this.#board.toggleAttribute("data-fine", isFine);
  }
}
