// Reversi: the rules in the help dialog. English, the reference for the translations.

/** @satisfies {import("../../../i18n/i18n.types").HelpMessages & Record<string, string>} */
export const en = {
  history:
    "The old players come from a web page of 2002, written for Internet Explorer 4 and Netscape 4. Their search is older still: a Turbo Pascal program of May 1988, whose memory was full when it called itself for the seventh time. Looking six moves ahead took it minutes; here it takes milliseconds.",

  "help.goal":
    "Tomatoes and moles share a garden of 64 squares. Whoever has more discs at the end wins.",
  "help.capture":
    "Place a disc so that a straight row of the other side's discs lies between it and another disc of yours. The whole row turns over and becomes yours.",
  "help.capture.picture":
    "A tomato is placed at the end of three moles; all three become tomatoes.",
  "help.directions":
    "Rows count horizontally, vertically and diagonally. One move may turn several rows at once.",
  "help.directions.picture": "One tomato turns three moles in three directions.",
  "help.must":
    "You may only place a disc where at least one other turns over; these squares are tinted. Whoever has no such square passes. When neither side can move, the game is over.",
  "help.starts": "A game begins with four discs, laid out diagonally or in parallel.",
  "help.starts.diagonal": "Diagonal start",
  "help.starts.parallel": "Parallel start",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./help.de.js"),
  fi: () => import("./help.fi.js"),
};
