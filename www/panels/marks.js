// Lets the user draw arrows and marks on the board, by pointer or keys, and announces them. A move clears them.

import { Marks } from "../board/marks.js";
import { t } from "../i18n/index.js";

/** The keys with their effects, for the help. */
export const MARKING = /** @type {const} */ ({ a: "marks.mark", "shift + a": "marks.arrow" });

/** @type {import("./index.js").NewTool} */
export function createMarks(table) {
  const marks = new Marks((change, from, to) => table.announce(t(`marks.${change}`, { from, to })));
  return {
    changed: () => marks.clear(),
    show: () => marks.clear(), // the board may have been turned
    handleKey(key) {
      if (key === "a") return marks.markFocused();
      return key === "A" && marks.arrowToFocused();
    },
  };
}
