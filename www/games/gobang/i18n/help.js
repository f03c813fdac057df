// Gobang: the rules in the help dialog. English, the reference for the translations.

/** @satisfies {import("../../../i18n/i18n.types").HelpMessages & Record<string, string>} */
export const en = {
  history:
    "GOBANG.BAS came with “Das Software-Experiment”, a series by Matthias Uphoff for the Schneider CPC of the 1980s, based on ideas by Richard S. Forsyth. To look two moves ahead it would have had to judge more than four billion positions, so it does not look ahead at all: thirteen numbers say what each of the 256 squares is worth, and each square is a byte of memory.",

  "help.goal":
    "Ladybirds and daisies take turns to settle on a free square. Whoever first has an unbroken row of five wins.",
  "help.set.picture": "A ladybird settles beside two others.",
  "help.rows": "Rows count horizontally, vertically and diagonally.",
  "help.rows.along": "horizontal",
  "help.rows.upright": "vertical",
  "help.rows.diagonal": "diagonal",
  "help.end":
    "More than five in a row win as well, unless exactly five has been agreed. A game without a winner is a draw after 120 moves, or when the board is full.",
  "help.values":
    "CPC-Gobang does not look ahead. In each of four directions it takes the best five squares around a free one, for itself and for you: points for the stones in them (A0 to A4), for stones that lie together (ZS), near (NH) and open at both ends (OF), and a bonus for its own (OB). The best direction counts F1 times, the others F2, F3 and F4 times. It plays on the square with the largest sum.",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./help.de.js"),
  fi: () => import("./help.fi.js"),
};
