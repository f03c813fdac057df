// Connect Four: the rules in the help dialog. English, the reference for the translations.

/** @satisfies {import("../../../i18n/i18n.types").HelpMessages & Record<string, string>} */
export const en = {
  history:
    "4Gewinnt is a Turbo Pascal program by Max Kleiner; its file bears the date of 8 March 1995. It looks four to six moves ahead with alpha-beta, values cells from a table and knows about odd and even threats. Today the game is solved: next to it you can play one that never errs.",

  "help.goal":
    "Sunflowers and plums share a trellis of seven columns and six rows. Whoever first has four in a row wins.",
  "help.drop": "You choose a column; your disc falls down to the lowest free place in it.",
  "help.drop.picture": "A sunflower falls onto a plum that lies in its column.",
  "help.rows": "Four in a row count horizontally, vertically and diagonally.",
  "help.rows.along": "horizontal",
  "help.rows.upright": "vertical",
  "help.rows.diagonal": "diagonal",
  "help.full":
    "A full column takes no more discs. When all columns are full and nobody has four in a row, it is a draw.",
  "help.values":
    "With move scores shown, +3 below a column means that whoever drops a disc there wins with three discs left, the winning one included; −3 that the other side does; 0 is a draw. They are exact. Three dots mean that the answer is still being worked out.",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./help.de.js"),
  fi: () => import("./help.fi.js"),
};
