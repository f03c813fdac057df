// The cross-hair: while a finger is drawn over the board, the row and the column under it are lit, and a magnifier above it
// shows the square, which is chosen when the finger is lifted. A bar moves the choice by single squares and places the
// stone. Loaded on demand, with its messages.

import { addMessages } from "../../i18n/index.js";
import { element } from "../../ui/create.js";
import { createAimBar } from "./aim-bar.js";
import { messages } from "./i18n/crosshair.js";
import { createMagnifier } from "./magnifier.js";

/** Resolves when the words are there. */
export const ready = addMessages(messages);

/** Pixels after which a finger aims; one that rests longer draws marks (panels/marks.js has the same number). */
const TREMBLE = 10;

/** Pixels beside the board within which a finger still aims at its edge. */
const BESIDE = 44;

export class Crosshair {
  #board;
  #sight;
  /** The lit row and column. */
  #lines = element("div", { class: "crosshair", "aria-hidden": "true", hidden: "" });
  #magnifier = createMagnifier();
  #bar;
  /** Where the finger came down. @type {{ id: number, x: number, y: number } | null} */
  #press = null;
  #isAiming = false;
  /** The square under the finger, null beside the board. @type {HTMLElement | null} */
  #target = null;

  /** @param {HTMLElement} board @param {import("./touch-aim.js").Sight} sight */
  constructor(board, sight) {
    this.#board = board;
    this.#sight = sight;
    this.#lines.append(element("div", { class: "row" }), element("div", { class: "column" }));
    board.after(this.#lines);
    this.#bar = createAimBar({
      nudge: (across, down) => this.#nudge(across, down),
      place: sight.place,
    });
    board.addEventListener("pointermove", (event) => this.#move(event));
    board.addEventListener("pointerup", () => this.#lift());
    board.addEventListener("pointercancel", () => this.#end()); // two fingers zoom
    // Else the browser might take the end for a flick, and the next tap for what stops it.
    board.addEventListener("touchmove", (event) => this.#isAiming && event.preventDefault(), {
      passive: false,
    });
  }

  /** A finger has come down. @param {PointerEvent} event */
  begin({ pointerId, clientX, clientY }) {
    this.#end();
    this.#press = { id: pointerId, x: clientX, y: clientY };
  }

  /** @param {boolean} isWanted */
  showBar(isWanted) {
    this.#bar.hidden = !isWanted || this.#sight.chosen() === null;
  }

  /** @param {PointerEvent} event */
  #move({ pointerId, clientX, clientY }) {
    const press = this.#press;
    if (press?.id !== pointerId) return;
    this.#isAiming ||= Math.hypot(clientX - press.x, clientY - press.y) > TREMBLE;
    if (this.#isAiming) this.#aim(clientX, clientY);
  }

  #lift() {
    const target = this.#target;
    this.#end();
    if (target && this.#sight.isFree(target)) this.#sight.choose(target);
  }

  #end() {
    this.#press = null;
    this.#isAiming = false;
    this.#show(null);
  }

  /** @param {number} x @param {number} y */
  #aim(x, y) {
    const squares = this.#sight.squares();
    const count = Math.sqrt(squares.length);
    const { left, top } = squares[0].getBoundingClientRect();
    const { right, bottom } = squares[squares.length - 1].getBoundingClientRect();
    const isNear = (
      /** @type {number} */ at,
      /** @type {number} */ low,
      /** @type {number} */ high,
    ) => at > low - BESIDE && at < high + BESIDE;
    if (!isNear(x, left, right) || !isNear(y, top, bottom)) return this.#show(null);
    const column = within(Math.floor((count * (x - left)) / (right - left)), count);
    const row = within(Math.floor((count * (y - top)) / (bottom - top)), count);
    this.#place(row, column, count);
    this.#show(squares[row * count + column]);
    this.#magnifier.draw(this.#around(row, column), { x, y, name: this.#nameOf(this.#target) });
  }

  /** @param {HTMLElement | null} square */
  #nameOf(square) {
    return square ? this.#sight.nameOf(square) : "";
  }

  /** Lays the lines over the board, which may have been scrolled or turned. @param {number} row @param {number} column @param {number} count */
  #place(row, column, count) {
    const squares = this.#sight.squares();
    const stage = /** @type {HTMLElement} */ (this.#board.parentElement).getBoundingClientRect();
    const { left, top } = squares[0].getBoundingClientRect();
    const { right, bottom } = squares[squares.length - 1].getBoundingClientRect();
    const places = {
      "--left": `${left - stage.left}px`,
      "--top": `${top - stage.top}px`,
      "--side": `${right - left}px`,
      "--high": `${bottom - top}px`,
      "--row": row,
      "--column": column,
      "--count": count,
    };
    for (const [name, value] of Object.entries(places))
      this.#lines.style.setProperty(name, String(value));
  }

  /** The square and its neighbours, two in every direction; null beyond the edge. @param {number} row @param {number} column */
  #around(row, column) {
    const squares = this.#sight.squares();
    const count = Math.sqrt(squares.length);
    const steps = [-2, -1, 0, 1, 2];
    return steps.flatMap((down) =>
      steps.map((across) => {
        const [y, x] = [row + down, column + across];
        return y === within(y, count) && x === within(x, count) ? squares[y * count + x] : null;
      }),
    );
  }

  /** @param {HTMLElement | null} target */
  #show(target) {
    this.#target = target;
    this.#lines.hidden = target === null;
    if (!target) this.#magnifier.hide();
  }

  /** To the next free square in a direction. @param {number} across @param {number} down */
  #nudge(across, down) {
    const squares = this.#sight.squares();
    const count = Math.sqrt(squares.length);
    const chosen = this.#sight.chosen();
    const at = chosen ? squares.indexOf(chosen) : -1;
    if (at < 0) return;
    let [x, y] = [(at % count) + across, Math.floor(at / count) + down];
    for (; x === within(x, count) && y === within(y, count); x += across, y += down) {
      const square = squares[y * count + x];
      if (this.#sight.isFree(square)) return this.#sight.choose(square);
    }
  }
}

/** @param {number} at @param {number} count */
const within = (at, count) => Math.max(0, Math.min(at, count - 1));
