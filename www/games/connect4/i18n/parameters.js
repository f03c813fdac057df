// Connect Four: what the numbers of its players mean, and what the parts of a value are called; for the laboratory.
// English, which the translations are checked against.

export const en = {
  "number.depth": "how many moves it looks ahead",
  "number.growth":
    "one move deeper for each full column: 0 never, 1 for those that you filled, 2 for all",
  "number.parity": "where the test for odd and even looks: 0 as printed, 1 as it was meant",
  "number.variability":
    "by this many points, up or down, its evaluation of a position may be off; 0 in the original. The article asks for it, so that no two games need be alike",
  "number.chance":
    "per cent: how often, at every level of the search, a column replaces an earlier one that is equally good; 0 in the original",
  "number.two": "Wert2: a row of four with two of one colour, the rest empty",
  "number.three": "Wert3: a row of four with three of one colour, the fourth empty",
  "number.own-four": "its own four; the depth that is left is added",
  "number.your-four": "your four, which it fears; the depth that is left is added",
  "number.decided": "from this value on the game counts as decided, and it looks no further",
  "number.bonus-upright":
    "vertical threes of the right parity count Wert3 this many times more; as printed, the test never holds for them",
  "number.bonus-level": "horizontal threes of the right parity count Wert3 this many times more",
  "number.bonus-slanting": "diagonal threes of the right parity count Wert3 this many times more",
  "number.cells": "PosWert: what a disc on each cell is worth, the lowest row first",
  "number.order": "the order in which it tries the columns",
  "number.blind": "the percentage of moves in which it overlooks diagonal rows",
  "number.slips": "the percentage of moves in which it plays its second choice",

  "lab.part.cells": "Cells",
  "lab.part.twos": "Twos",
  "lab.part.threes": "Threes",
  "lab.part.parity": "Parity",
  "lab.part.four": "Four",
  "lab.part.chance": "Chance",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./parameters.de.js"),
  fi: () => import("./parameters.fi.js"),
};
