// Connect Four: hints, set-up, openings and results. English, the reference for the translations.
// The English descriptions of the players are in players.json, which the terminal shares.

import players from "./players.json" with { type: "json" };

/** @satisfies {import("../../../i18n/i18n.types").ToolsMessages & Record<string, string>} */
export const en = {
  "values.legend":
    "+6: wins with 6 discs left in hand. −6: loses, and the winner has 6 left. 0: a draw. The best column is marked.",
  "first.ending": "Four in a row, and all of them face the sun.",
  "second.ending": "Four in a row: the jam is as good as made.",
  "draw.ending": "The trellis is full, and nobody has four in a row.",

  four: "makes four in a row",
  "stops-four": "stops the other side's four",
  "two-threats": "threatens four in two places",
  threat: "threatens four in a row",
  "rows.one": "part of {count} line that can still become four",
  "rows.other": "part of {count} lines that can still become four",

  ...players,
  "recipe.no-fear": "It does not fear your four",
  "recipe.edges": "Edges instead of the centre",
  "recipe.no-twos": "Twos are worth nothing",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./tools.de.js"),
  fi: () => import("./tools.fi.js"),
};
