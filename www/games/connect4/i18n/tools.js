// Connect Four: what hints, the set-up, openings and the result say about it. English, which the translations are checked against.

/** @satisfies {import("../../../i18n/types.js").ToolsMessages & Record<string, string>} */
export const en = {
  "first.ending": "Four in a row, and all of them face the sun.",
  "second.ending": "Four in a row: the jam is as good as made.",
  "draw.ending": "The trellis is full, and nobody has four in a row.",

  four: "makes four in a row",
  "stops-four": "keeps the other side from four",
  "two-threats": "threatens four in two places",
  threat: "threatens four in a row",
  "rows.one": "stands in {count} row that is still open",
  "rows.other": "stands in {count} rows that are still open",

  "number.depth": "moves that it looks ahead",
  "number.growth": "one more for each full column: 0 never, 1 for yours, 2 for everybody’s",
  "number.parity": "where the test for odd and even looks: 0 as printed, 1 as it was meant",
  "number.variability":
    "by so many points, up or down, its valuation of a board may be off; 0 as in the original. The article asks for it: with it no two games need be alike",
  "number.chance":
    "per cent: so often, at every level of the search, a column takes the place of one before it that is as good; 0 as in the original",
  "number.two": "Wert2: a row of four with two of one colour, the rest empty",
  "number.three": "Wert3: a row of four with three of one colour, the fourth empty",
  "number.own-four": "its own four; the depth that is left is added",
  "number.your-four": "your four, which it fears; the depth that is left is added",
  "number.decided": "from this value on the game counts as decided, and it looks no further",
  "number.bonus-upright":
    "upright threes of the right parity count Wert3 so many times more; as printed, the test never holds for them",
  "number.bonus-level": "level threes of the right parity count Wert3 so many times more",
  "number.bonus-slanting": "slanting threes of the right parity count Wert3 so many times more",
  "number.cells": "PosWert: what a disc on each cell is worth, the lowest row first",
  "number.order": "the order in which it tries the columns",
};

/** @type {import("../../../i18n/types.js").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./tools.de.js"),
  fi: () => import("./tools.fi.js"),
};
