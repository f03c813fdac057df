// The openings trainer. English, the reference for the translations.

export const en = {
  "openings.title": "Your repertoire",
  "openings.first": "Begin the game.",
  "openings.reply": "The other side plays {move}. Find your answer.",
  "openings.none":
    "You have no lines yet. Add some from a game, a PGN file or our opening book; the other side's moves are then played for you.",
  "openings.due.one": "{due} due of {count} position in your lines.",
  "openings.due.other": "{due} due of {count} positions in your lines.",
  "openings.train": "Train openings",
  "openings.done": "That was the line. Go on with puzzles.",
  "openings.none-due": "No more position of your lines is due now. Go on with puzzles.",

  "openings.wrong": "{move} is not in your lines.",
  "openings.wrong.free": "{move} is not in your lines, but by the engine it costs nothing.",
  "openings.wrong.pawns": "{move} is not in your lines. By the engine it costs {value} pawns.",
  "openings.wrong.discs": "{move} is not in your lines. By the engine it costs {value} discs.",
  "openings.wrong.chances":
    "{move} is not in your lines. By the engine it lowers your chances by {percent} %.",

  "openings.side": "You play",
  "openings.text": "Moves, a link to a game, or a file's text with one or more games",
  "openings.add": "Add lines",
  "openings.file": "Open a file",
  "openings.book": "Lines from our book",
  "openings.erase": "Erase all lines",
  "openings.sure": "Press again to erase all lines of this game.",
  "openings.erased": "All lines of this game are erased.",
  "openings.lines": "Your lines",
  "openings.remove": "Remove {line}",
  "openings.removed": "The line is removed.",
  "openings.working": "One moment …",
  "openings.added.one": "{count} line is added.",
  "openings.added.other": "{count} lines are added.",
  "openings.nothing": "There was no new line in it.",
  "openings.full":
    "Not all fit: {max} lines are stored at most. Erase them, or use fewer variations.",
  "openings.unread.one": "{count} game could not be read: {why}",
  "openings.unread.other": "{count} games could not be read, the first one because: {why}",
  "openings.too-large": "This file is too large.",
};

/** @type {import("../../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./openings.de.js"),
  fi: () => import("./openings.fi.js"),
};
