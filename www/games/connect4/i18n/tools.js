// Connect Four: what hints, the set-up, openings and the result say about it. English, which the translations are checked against.

/** @satisfies {import("../../../i18n/types.js").ToolsMessages & Record<string, string>} */
export const en = {
  "values.legend":
    "+6: wins with 6 discs left in hand. −6: loses, and the winner has 6 left. 0: a draw. The best column is marked.",
  "first.ending": "Four in a row, and all of them face the sun.",
  "second.ending": "Four in a row: the jam is as good as made.",
  "draw.ending": "The trellis is full, and nobody has four in a row.",

  four: "makes four in a row",
  "stops-four": "keeps the other side from four",
  "two-threats": "threatens four in two places",
  threat: "threatens four in a row",
  "rows.one": "stands in {count} row that is still open",
  "rows.other": "stands in {count} rows that are still open",
};

/** @type {import("../../../i18n/types.js").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./tools.de.js"),
  fi: () => import("./tools.fi.js"),
};
