// A move planned while the computer is thinking. The board plays it on the user's turn if it is legal then.

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../table/game-ui.types").Situation} Situation */
/** @typedef {{ from: number, to: number }} Plan */

export class Premove {
  /** @type {Plan | null} */
  #plan = null;
  /** Record in which it was planned. */
  #record = "";

  /** @param {Plan} plan @param {Situation} situation */
  set(plan, { record }) {
    this.#plan = plan;
    this.#record = record;
  }

  /** Returns whether there was a plan. */
  cancel() {
    const wasSet = this.isSet;
    this.#plan = null;
    return wasSet;
  }

  get isSet() {
    return this.#plan !== null;
  }

  /** @param {number} cell */
  has(cell) {
    return this.#plan?.from === cell || this.#plan?.to === cell;
  }

  /**
   * Removes the plan and returns it once it is the user's turn. Undo and other matches remove it, too.
   * @param {Situation} situation
   */
  take({ open, thinking, record }) {
    const plan = this.#plan;
    const isSameMatch = record.startsWith(this.#record);
    if (thinking && isSameMatch) return null;
    this.#plan = null;
    return open && isSameMatch ? plan : null;
  }
}

/** Whether the computer is thinking and the other side is the user's. @param {View} view @param {Situation} situation */
export const canPlan = ({ side }, { thinking, players }) =>
  thinking === true && players[opponentOf(side)] === null;

/** Whether a cell has a piece of the side that is not to move. @param {View} view @param {number} cell */
export const isWaiting = ({ cells, side }, cell) =>
  cells[cell] !== undefined &&
  cells[cell] !== "." &&
  cells[cell] < "a" === (opponentOf(side) === "first");

/** @param {View["side"]} side */
const opponentOf = (side) => (side === "first" ? "second" : "first");
