// Stores move values for boards that show them on their squares; loads the code that formats them on demand.

import { onDemand } from "../../ui/on-demand.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {ReadonlyMap<string, import("../../engine/engine.types").MoveValue>} Values */
/** @typedef {import("./square-values.js").SquareValue} SquareValue */

/**
 * @param {Pick<import("../../table/game-ui.types").BoardHost, "notifyFailure">} host
 * @param {() => View} current  the position on the board @param {() => void} show  called when values have changed
 */
export function createMoveValues(host, current, show) {
  /** @type {Values | null} */
  let shown = null;
  /** @type {typeof import("./square-values.js").squareValues | null} */
  let squareValues = null;
  /** @type {Map<number, SquareValue>} */
  let known = new Map();
  const loadFormatter = onDemand(async () => {
    const formatter = await import("./square-values.js");
    await formatter.ready;
    squareValues = formatter.squareValues;
    showValues(shown);
  }, host.notifyFailure);

  /** @param {Values | null} values */
  function showValues(values) {
    const isNothing = values === null && known.size === 0;
    shown = values;
    if (values && !squareValues) loadFormatter();
    known = values && squareValues ? squareValues(current(), values) : new Map();
    if (!isNothing) show();
  }

  return {
    showValues,
    /** @param {number} cell */
    at: (cell) => known.get(cell) ?? null,
    /** Clears the values for a new position. */
    clear() {
      known = new Map();
    },
  };
}
