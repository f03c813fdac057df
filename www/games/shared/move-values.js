// Keeps the move values of a board that writes them on its squares; the code that formats them is loaded on demand.

import { t } from "../../i18n/index.js";
import { onDemand } from "../../ui/on-demand.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {ReadonlyMap<string, import("../../engine/engine.types").MoveValue>} Values */
/** @typedef {import("./square-values.js").SquareValue} SquareValue */

/**
 * @param {import("../../table/table.js").Table} table
 * @param {() => View} current  the position on the board @param {() => void} show  something has changed
 */
export function createMoveValues(table, current, show) {
  /** @type {Values | null} */
  let wanted = null;
  /** @type {typeof import("./square-values.js").squareValues | null} */
  let squareValues = null;
  /** @type {Map<number, SquareValue>} */
  let known = new Map();
  const fetchTexts = onDemand(
    async () => {
      const fetched = await import("./square-values.js");
      await fetched.ready;
      squareValues = fetched.squareValues;
      showValues(wanted);
    },
    () => table.notify(t("notice.loading")),
  );

  /** @param {Values | null} values */
  function showValues(values) {
    const isNothing = values === null && known.size === 0;
    wanted = values;
    if (values && !squareValues) fetchTexts();
    known = values && squareValues ? squareValues(current(), values) : new Map();
    if (!isNothing) show();
  }

  return {
    showValues,
    /** @param {number} cell */
    at: (cell) => known.get(cell) ?? null,
    /** The position has changed. */
    forget() {
      known = new Map();
    },
  };
}
