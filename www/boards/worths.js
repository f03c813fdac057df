// Remembers what the squares of a board are worth for as long as somebody wants to see it; how that is said comes
// when it is wanted for the first time.

import { say } from "../strings/index.js";

/** @typedef {import("../engine/types.js").View} View */
/** @typedef {ReadonlyMap<string, import("../engine/types.js").MoveValue>} Values */
/** @typedef {import("./square-values.js").Worth} Worth */

/**
 * @param {import("./board.js").Table} table
 * @param {() => View} current  the position on the board @param {() => void} show  something has changed
 */
export function keepWorths(table, current, show) {
  /** @type {Values | null} */
  let wanted = null;
  /** @type {typeof import("./square-values.js") | null} */
  let room = null;
  let isFetching = false;
  /** @type {Map<number, Worth>} */
  let known = new Map();

  /** @param {Values | null} values */
  function showValues(values) {
    const isNothing = values === null && known.size === 0;
    wanted = values;
    if (values && !room) fetchRoom();
    known = values && room ? room.worths(current(), values) : new Map();
    if (!isNothing) show();
  }

  async function fetchRoom() {
    if (isFetching) return;
    isFetching = true;
    try {
      const fetched = await import("./square-values.js");
      await fetched.ready;
      room = fetched;
      showValues(wanted);
    } catch {
      table.notify(say("notice.loading"));
    } finally {
      isFetching = false; // the next value tries again
    }
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
