// Connect Four: what hints, the set-up, openings and the result say about it. English, which the translations are checked against.

/** @satisfies {import("../../../i18n/i18n.types").ToolsMessages & Record<string, string>} */
export const en = {
  "values.legend":
    "+6: wins with 6 discs left in hand. −6: loses, and the winner has 6 left. 0: a draw. The best column is marked.",
  "first.ending": "Four in a row, and all of them face the sun.",
  "second.ending": "Four in a row: the jam is as good as made.",
  "draw.ending": "The trellis is full, and nobody has four in a row.",

  "name.4gewinnt-tiefe": "4Gewinnt, any depth",
  "name.4gewinnt-gemeint": "4Gewinnt, as meant",
  "name.4gewinnt-1.5": "4Gewinnt, version 1.5",
  "name.solver": "Solver",
  "player.anfaenger": "beginner: {depth} moves, slowly deeper",
  "player.fortgeschrittener": "advanced: {depth} moves, soon deeper",
  "player.experte": "expert: {depth} moves, soon deeper",
  "player.meister": "master: {depth} moves, soon deeper",
  "player.4gewinnt-tiefe": "always {depth} moves",
  "player.4gewinnt-gemeint": "Meister (master), parity corrected",
  "player.4gewinnt-1.5": "Meister (master), numbers of 1.5",
  "player.level-1": "sees its own fours",
  "player.level-2": "{depth} moves, misses diagonals",
  "player.level-3": "{depth} moves ahead",
  "player.level-4": "{depth} moves ahead",
  "player.level-5": "{depth} moves ahead",
  "player.level-6": "{depth} moves, rarely slips",
  "player.solver": "plays perfectly",

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
