// Counts the hints taken in the match on the board, and notes whether it was opened rather than started here: such matches
// are not best wins. Stored, so that a reload changes nothing.

import { recordInAddress } from "../../table/link.js";

/** @typedef {{ record: string, hints: number, isOpened: boolean }} Assistance */

/** @type {WeakMap<import("../../table/table.js").Table, Assistance>} */
const known = new WeakMap();

/** The assistance in the match on the board. @param {import("../../table/table.js").Table} table */
export const assistanceOf = (table) =>
  known.get(table) ?? { record: "", hints: 0, isOpened: false };

/** Counts a hint. @param {import("../../table/table.js").Table} table */
export function countHint(table) {
  const now = assistanceOf(table);
  write(table, { ...now, hints: now.hints + 1 });
}

/** @param {import("../../table/table.js").Table} table @param {Assistance} assistance */
function write(table, assistance) {
  known.set(table, assistance);
  table.storage("assistance").write(JSON.stringify(assistance));
}

/** @param {string | null} text @returns {Assistance | null} */
function parse(text) {
  try {
    const stored = JSON.parse(text ?? "null");
    const isValid = typeof stored?.record === "string" && Number.isInteger(stored.hints);
    return isValid ? { ...stored, isOpened: stored.isOpened === true } : null;
  } catch {
    return null;
  }
}

/** @type {import("../index.js").CreateTool} */
export function createAssistance(table) {
  /** The replaced match, which “Back” restores. @type {Assistance | null} */
  let replaced = null;

  /** @param {string} record @param {boolean} isOpened */
  function begin(record, isOpened) {
    const now = assistanceOf(table);
    const before = [now, replaced, parse(table.storage("assistance").read())];
    replaced = now;
    const same = before.find((one) => one?.record === record);
    write(table, same ?? { record, hints: 0, isOpened });
  }

  const { record, view } = table.match.state();
  const stored = table.storage("game").read();
  const isLinked = recordInAddress() !== null && stored !== record;
  begin(record, isLinked && view.moves.length > 0);

  return {
    changed({ record, view }, cause) {
      if (cause === "new" || cause === "opened")
        begin(record, cause === "opened" && view.moves.length > 0);
      else if (cause !== "players") write(table, { ...assistanceOf(table), record });
    },
  };
}
