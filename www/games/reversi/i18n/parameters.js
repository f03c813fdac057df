// Reversi: what the numbers of its players mean; for the laboratory. English, which the translations are checked
// against.

export const en = {
  "number.table": "what a disc on each square is worth",
  "number.bonus": "how many extra times the square moved to counts",
  "number.threshold": "only squares worth more than this get the bonus",
  "number.depth": "how many moves it looks ahead",
  "number.opening": "the opening ends when this many discs have been placed",
  "number.closing":
    "the endgame begins when more discs than this, less the depth, have been placed",
  "number.stuck": "the value of a position in which the side to move has no move",
  "number.opening-by": "who plays the opening: 1 Doofie, 2 KlauWasteKannz, 3 Ramscher, 4 Aufpasser",
  "number.middle-by": "who plays the middle game, by the same numbers",
  "number.closing-by": "who plays the endgame, by the same numbers",
  "number.end": "with this many empty squares or fewer it works the game out to the end",
  "number.doubt": "by how much it misjudges a move, in tenths of a disc",
  "number.greed": "how much each turned disc seems worth to it, in tenths of a disc",
  "number.book": "for how many plies it may play from its opening book",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./parameters.de.js"),
  fi: () => import("./parameters.fi.js"),
};
