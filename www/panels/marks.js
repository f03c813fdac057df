// Arrows and marks on the board, drawn by pointer or keys, with announcements; a move clears them.

import { Marks } from "../board/marks.js";
import { t } from "../i18n/index.js";

/** Keys with the message keys of their effects, for the help. */
export const MARK_KEYS = /** @type {const} */ ({ a: "marks.mark", "shift + a": "marks.arrow" });

/** @type {import("./index.js").CreateTool} */
export function createMarks(table) {
  const marks = new Marks((change, from, to) => table.announce(t(`marks.${change}`, { from, to })));
  return {
    changed: () => marks.clear(),
    show: () => marks.clear(), // the board may have been flipped
    handleKey(key) {
      if (key === "a") return marks.markFocused();
      return key === "A" && marks.arrowToFocused();
    },
  };
}
