// Qubic: the rules in the help dialog. English, the reference for the translations.

/** @satisfies {import("../../../i18n/i18n.types").HelpMessages & Record<string, string>} */
export const en = {
  history:
    "R. K. Louden wrote TTT3D in FORTRAN for the IBM 1130 in 1967, and Ilkka Virtanen described it in Turku in 1970. Program and tables came on punched cards, and moves were typed as three digits. Calculating moves ahead was out of reach, so it recognises thirteen situations in the 76 rows of the cube; even so it was hard to beat.",

  "help.goal":
    "Apricots and blueberries share a cube of four levels, each with four rows of four cells. Whoever first has four in a straight row wins.",
  "help.rows":
    "There are 76 such rows: along a level in any direction, vertically through all levels, and diagonally from one level to the next.",
  "help.rows.level": "on one level",
  "help.codes":
    "A cell has a code of three digits: its level, its row and its column. 243 is the third cell in the fourth row of the second level.",
  "help.draw": "When every row holds fruit of both sides, nobody can win any more: it is a draw.",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./help.de.js"),
  fi: () => import("./help.fi.js"),
};
