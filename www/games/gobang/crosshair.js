// The crosshair for touch: dragging over the board highlights row and column and shows a magnifier; lifting the finger
// selects the square. The aim bar adjusts the selection and places the stone. Loaded on demand, with its messages. In the
// element `<stratege-board>` magnifier and bar are in its shadow tree.

import { addMessages } from "../../i18n/index.js";
import { element } from "../../ui/create.js";
import { createAimBar } from "./aim-bar.js";
import { messages } from "./i18n/crosshair.js";
import { createMagnifier } from "./magnifier.js";

/** Resolves when the messages are loaded. */
export const ready = addMessages(messages);

/** Pixels after which a press aims; a finger at rest draws marks (the same number as in board/marks.js). */
const DRAG_THRESHOLD = 10;

/** Pixels outside of the board within which a finger still aims at its edge. */
const EDGE_MARGIN = 44;

export class Crosshair {
  #board;
  #access;
  /** The highlighted row and column. */
  #lines = element("div", { class: "crosshair", "aria-hidden": "true", hidden: "" });
  #magnifier;
  #bar;
  /** Start of the press. @type {{ id: number, x: number, y: number } | null} */
  #press = null;
  #isAiming = false;
  /** The square under the finger; null outside of the board. @type {HTMLElement | null} */
  #target = null;

  /** @param {HTMLElement} board @param {import("./touch-aim.js").BoardAccess} access */
  constructor(board, access) {
    this.#board = board;
    this.#access = access;
    this.#lines.append(element("div", { class: "row" }), element("div", { class: "column" }));
    board.after(this.#lines);
    this.#bar = createAimBar({
      nudge: (across, down) => this.#nudge(across, down),
      place: access.place,
    });
    const tree = board.getRootNode();
    if (tree instanceof ShadowRoot) {
      this.#magnifier = createMagnifier(tree);
      this.#bar.className = "controls";
      board.parentElement?.after(this.#bar);
    } else {
      this.#magnifier = createMagnifier(document.body);
      document.querySelector("main")?.append(this.#bar);
    }
    board.addEventListener("pointermove", (event) => this.#move(event));
    board.addEventListener("pointerup", () => this.#lift());
    board.addEventListener("pointercancel", () => this.#end()); // for instance a pinch zoom
    // Otherwise the browser may scroll, and treat the next tap as stopping the scroll.
    board.addEventListener("touchmove", (event) => this.#isAiming && event.preventDefault(), {
      passive: false,
    });
  }

  /** Starts a press. @param {PointerEvent} event */
  begin({ pointerId, clientX, clientY }) {
    this.#end();
    this.#press = { id: pointerId, x: clientX, y: clientY };
  }

  /** @param {boolean} isVisible */
  showBar(isVisible) {
    this.#bar.hidden = !isVisible || this.#access.chosen() === null;
  }

  /** @param {PointerEvent} event */
  #move({ pointerId, clientX, clientY }) {
    const press = this.#press;
    if (press?.id !== pointerId) return;
    this.#isAiming ||= Math.hypot(clientX - press.x, clientY - press.y) > DRAG_THRESHOLD;
    if (this.#isAiming) this.#aim(clientX, clientY);
  }

  #lift() {
    const target = this.#target;
    this.#end();
    if (target && this.#access.isFree(target)) this.#access.choose(target);
  }

  #end() {
    this.#press = null;
    this.#isAiming = false;
    this.#show(null);
  }

  /** @param {number} x @param {number} y */
  #aim(x, y) {
    const squares = this.#access.squares();
    const count = Math.sqrt(squares.length);
    const { left, top } = squares[0].getBoundingClientRect();
    const { right, bottom } = squares[squares.length - 1].getBoundingClientRect();
    const isNear = (
      /** @type {number} */ at,
      /** @type {number} */ low,
      /** @type {number} */ high,
    ) => at > low - EDGE_MARGIN && at < high + EDGE_MARGIN;
    if (!isNear(x, left, right) || !isNear(y, top, bottom)) return this.#show(null);
    const column = within(Math.floor((count * (x - left)) / (right - left)), count);
    const row = within(Math.floor((count * (y - top)) / (bottom - top)), count);
    this.#place(row, column, count);
    this.#show(squares[row * count + column]);
    this.#magnifier.draw(this.#around(row, column), { x, y, name: this.#nameOf(this.#target) });
  }

  /** @param {HTMLElement | null} square */
  #nameOf(square) {
    return square ? this.#access.nameOf(square) : "";
  }

  /** Positions the lines over the board, which may have scrolled or been flipped. @param {number} row @param {number} column @param {number} count */
  #place(row, column, count) {
    const squares = this.#access.squares();
    const stage = /** @type {HTMLElement} */ (this.#board.parentElement).getBoundingClientRect();
    const { left, top } = squares[0].getBoundingClientRect();
    const { right, bottom } = squares[squares.length - 1].getBoundingClientRect();
    const places = {
      "--left": `${left - stage.left}px`,
      "--top": `${top - stage.top}px`,
      "--side": `${right - left}px`,
      "--height": `${bottom - top}px`,
      "--row": row,
      "--column": column,
      "--count": count,
    };
    for (const [name, value] of Object.entries(places))
      this.#lines.style.setProperty(name, String(value));
  }

  /** The square and its neighbours, 5×5; null beyond the edge. @param {number} row @param {number} column */
  #around(row, column) {
    const squares = this.#access.squares();
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

  /** Moves the selection to the next free square in a direction. @param {number} across @param {number} down */
  #nudge(across, down) {
    const squares = this.#access.squares();
    const count = Math.sqrt(squares.length);
    const chosen = this.#access.chosen();
    const at = chosen ? squares.indexOf(chosen) : -1;
    if (at < 0) return;
    let [x, y] = [(at % count) + across, Math.floor(at / count) + down];
    for (; x === within(x, count) && y === within(y, count); x += across, y += down) {
      const square = squares[y * count + x];
      if (this.#access.isFree(square)) return this.#access.choose(square);
    }
  }
}

/** @param {number} at @param {number} count */
const within = (at, count) => Math.max(0, Math.min(at, count - 1));
