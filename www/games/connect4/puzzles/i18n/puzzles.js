// Themes of the Connect Four puzzles: their names, and what they say of a move. English, the reference for the
// translations.

export const en = {
  "theme.only-winning-column": "Only winning column",
  "theme.only-winning-column.why": "It is the only column that wins.",
  "theme.only-drawing-column": "Only drawing column",
  "theme.only-drawing-column.why":
    "It is the only column that holds the draw; every other one loses.",
  "theme.double-threat": "Double threat",
  "theme.double-threat.why": "It threatens two fours at once, and only one can be blocked.",
  "theme.forced-win": "Forced win",
  "theme.forced-win.why": "Every move of the win threatens a four, so that every reply is forced.",
  "theme.odd-threat": "Odd threat",
  "theme.odd-threat.why":
    "It makes or keeps a threat in an odd row, which the player who began gets at the end.",
  "theme.even-threat": "Even threat",
  "theme.even-threat.why":
    "It makes or keeps a threat in an even row, which the second player gets at the end.",
  "theme.keep-the-odd-threat": "Keep the odd threat",
  "theme.keep-the-odd-threat.why": "It keeps the threat in an odd row; the wrong moves spoil it.",
  "theme.keep-the-even-threat": "Keep the even threat",
  "theme.keep-the-even-threat.why": "It keeps the threat in an even row; the wrong moves spoil it.",
  "theme.stop-the-threat": "Stop the threat",
  "theme.stop-the-threat.why": "It takes a cell that the opponent needs for a four.",
  "theme.last-safe-move": "Last safe move",
  "theme.last-safe-move.why": "Every other column lets the opponent complete a four at once.",
};

/** @type {import("../../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./puzzles.de.js"),
  fi: () => import("./puzzles.fi.js"),
};
