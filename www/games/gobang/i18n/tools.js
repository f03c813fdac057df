// Gobang: hints, set-up, openings and results. English, the reference for the translations.
// The English descriptions of the players are in players.json, which the terminal shares.

import players from "./players.json" with { type: "json" };

/** @satisfies {import("../../../i18n/i18n.types").ToolsMessages & Record<string, string>} */
export const en = {
  "values.legend":
    "+#6 in bold: wins in 6 moves for certain. −#6: loses in 6. +40 in thin figures: an estimate in points. The best move is underlined.",
  "first.ending": "Five in a row: not an aphid gets past.",
  "second.ending": "Five in a row, enough for a wreath.",
  "draw.ending": "The meadow is everybody's: nobody has five in a row.",

  five: "makes five in a row",
  "stops-five": "stops the other side's five",
  "open-four": "makes an open four",
  "two-fours": "makes two fours at once",
  four: "makes a four",
  "stops-open-four": "stops the other side's open four",
  "two-threes": "makes two open threes at once",
  "open-three": "makes an open three",
  "rows.one": "part of {count} line that can still become five",
  "rows.other": "part of {count} lines that can still become five",

  ...players,
  "recipe.attack": "Its own rows before all of yours",
  "recipe.one-direction": "Only the best direction counts",
  "recipe.twos": "Two in five are worth the most",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./tools.de.js"),
  fi: () => import("./tools.fi.js"),
};
