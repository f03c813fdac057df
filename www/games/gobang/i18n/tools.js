// Gobang: what hints, the set-up, openings and the result say about it. English, which the translations are checked against.

/** @satisfies {import("../../../i18n/i18n.types").ToolsMessages & Record<string, string>} */
export const en = {
  "values.legend":
    "+#6 in bold: wins in 6 moves for certain. −#6: loses in 6. +40 in thin figures: an estimate in points. The best move is underlined.",
  "first.ending": "Five in a row: not an aphid gets past.",
  "second.ending": "Five in a row, enough for a wreath.",
  "draw.ending": "The meadow is everybody's: nobody has five in a row.",

  "name.beginner": "Beginner",
  "name.casual": "Casual player",
  "name.keen": "Keen player",
  "name.club": "Club player",
  "name.expert": "Expert",
  "name.master": "Master",
  "name.engine": "Engine",
  "player.cpc-gobang": "evaluates every square, does not look ahead",
  "player.cpc-gobang-stones": "the other reading of ZS",
  "player.cpc-chaos": "blind to how stones lie",
  "player.beginner": "sees what lies near",
  "player.casual": "blocks most threes",
  "player.keen": "sees double threats",
  "player.club": "wins by a few fours",
  "player.expert": "wins by fours and threes",
  "player.master": "sees long wins",
  "player.engine": "uses all its time",

  five: "makes five in a row",
  "stops-five": "stops the other side's five",
  "open-four": "makes an open four",
  "two-fours": "makes two fours at once",
  four: "makes a four",
  "stops-open-four": "stops the other side's open four",
  "two-threes": "makes two open threes at once",
  "open-three": "makes an open three",
  "rows.one": "stands in {count} row that is still open",
  "rows.other": "stands in {count} rows that are still open",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./tools.de.js"),
  fi: () => import("./tools.fi.js"),
};
