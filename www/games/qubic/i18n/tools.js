// Qubic: hints, set-up, openings and results. English, the reference for the translations.
// The English descriptions of the players are in players.json, which the terminal shares.

import players from "./players.json" with { type: "json" };

/** @satisfies {import("../../../i18n/i18n.types").ToolsMessages & Record<string, string>} */
export const en = {
  "values.legend":
    "+#6 in bold: wins in 6 moves for certain. −#6: loses in 6. +40 in thin figures: an estimate in points. The best move is underlined.",
  "first.ending": "Four in a row through the greenhouse: time for jam.",
  "second.ending": "Four in a row: blue from shelf to shelf.",
  "draw.ending": "Nobody can make a row any more: fruit salad for both.",

  four: "makes four in a row",
  "stops-four": "stops the other side's four",
  "two-threats": "threatens four in two places",
  threat: "threatens four in a row",
  "rows.one": "part of {count} line that can still become four",
  "rows.other": "part of {count} lines that can still become four",

  ...players,
  "recipe.list-only": "Only the waiting list",
  "recipe.backwards": "Situations in reverse order",
  "recipe.list-from-top": "Always read the list from the top",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./tools.de.js"),
  fi: () => import("./tools.fi.js"),
};
