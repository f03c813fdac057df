// Themes of the Qubic puzzles: their names, and what they say of a move. English, the reference for the translations.

export const en = {
  "theme.forced-win": "Forced win",
  "theme.forced-win.why":
    "Every move of the win makes a three that must be blocked, up to two at once.",
  "theme.double-three": "Double three",
  "theme.double-three.why": "It makes two threes at once, and only one can be blocked.",
  "theme.only-defence": "Only defence",
  "theme.only-defence.why": "The opponent threatens a forced win; every other move loses to it.",
  "theme.block-with-three": "Block with a three",
  "theme.block-with-three.why":
    "It meets the threat with a three of its own, which must be blocked first.",
  "theme.block-the-sequence": "Block the sequence",
  "theme.block-the-sequence.why": "It takes a cell of the opponent’s winning sequence.",
};

/** @type {import("../../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./puzzles.de.js"),
  fi: () => import("./puzzles.fi.js"),
};
