// Qubic: what hints, the set-up, openings and the result say about it. English, which the translations are checked against.

/** @satisfies {import("../../../i18n/i18n.types").ToolsMessages & Record<string, string>} */
export const en = {
  "values.legend":
    "+#6 in bold: wins in 6 moves for certain. −#6: loses in 6. +40 in thin figures: an estimate in points. The best move is underlined.",
  "first.ending": "Four in a row through the greenhouse: time for jam.",
  "second.ending": "Four in a row: blue from shelf to shelf.",
  "draw.ending": "Nobody can make a row any more: fruit salad for both.",

  "name.beginner": "Beginner",
  "name.casual": "Casual player",
  "name.keen": "Keen player",
  "name.club": "Club player",
  "name.expert": "Expert",
  "name.prover": "Prover",
  "player.beginner": "overlooks many a row",
  "player.casual": "sees most rows",
  "player.keen": "makes and blocks double threes",
  "player.ttt3d": "thirteen situations in turn",
  "player.club": "sees short chains of threes",
  "player.expert": "sees long chains of threes",
  "player.prover": "wins whenever it begins",

  four: "makes four in a row",
  "stops-four": "stops the other side's four",
  "two-threats": "threatens four in two places",
  threat: "threatens four in a row",
  "rows.one": "stands in {count} row that is still open",
  "rows.other": "stands in {count} rows that are still open",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./tools.de.js"),
  fi: () => import("./tools.fi.js"),
};
