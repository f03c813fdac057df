// Themes of the Gobang puzzles: their names, and what they say of a move. English, the reference for the translations.

export const en = {
  "theme.win-by-fours": "Win by fours",
  "theme.win-by-fours.why": "Every move of the win makes a four.",
  "theme.win-by-threes": "Win by threes",
  "theme.win-by-threes.why": "The win needs an open three, a quiet threat.",
  "theme.four-three": "Four and three",
  "theme.four-three.why": "It makes a four and an open three at once.",
  "theme.double-four": "Double four",
  "theme.double-four.why": "It makes two fours at once, or an open four.",
  "theme.double-three": "Double three",
  "theme.double-three.why": "It makes two open threes at once.",
  "theme.counter-four": "Counter with a four",
  "theme.counter-four.why":
    "It meets the threat with a four of its own, which must be blocked first.",
  "theme.block-the-sequence": "Block the sequence",
  "theme.block-the-sequence.why": "It takes a square that the opponent’s winning sequence needs.",
  "theme.only-defence": "Only defence",
  "theme.only-defence.why": "Every other move loses to fours.",
};

/** @type {import("../../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./puzzles.de.js"),
  fi: () => import("./puzzles.fi.js"),
};
