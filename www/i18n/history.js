// Where the historical programs come from; in the help dialog and on the start page. English, which the translations
// are checked against.

export const en = {
  "history.reversi":
    "The old players come from a web page of 2002, written for Internet Explorer 4 and Netscape 4. Their search is older still: a Turbo Pascal program of May 1988, whose memory was full when it called itself for the seventh time. Looking six moves ahead took it minutes; here it takes milliseconds.",
  "history.gobang":
    "GOBANG.BAS came with “Das Software-Experiment”, a series by Matthias Uphoff for the Schneider CPC of the 1980s, after ideas of Richard S. Forsyth. To look two moves ahead it would have had to judge more than four thousand million positions, so it looks at none: thirteen numbers say what each of the 256 squares is worth, and each square is a byte of memory.",
  "history.chess":
    "Bernd Bettermann's program was printed in a magazine in August 1985, to be typed in on a Commodore 64. BASIC moves the pieces, and 457 bytes of machine language look for check. It answers in less than ten seconds because it does not look ahead; its author meant it as a corner-stone for what others would add.",
  "history.qubic":
    "R. K. Louden wrote TTT3D in FORTRAN for the IBM 1130 in 1967, and Ilkka Virtanen described it in Turku in 1970. Program and tables came on punched cards, and moves were typed as three digits. Counting moves ahead was out of reach, so it recognises thirteen situations in the 76 rows of the cube, and was hard to beat.",
  "history.connect4":
    "4Gewinnt is a Turbo Pascal program by Max Kleiner; its file bears the date of 8 March 1995. It looks four to six moves ahead by alpha-beta, values cells by a table and knows about odd and even threats. Today the game is solved: beside it plays one that never errs.",
};

/** @type {import("./types.js").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./history.de.js"),
  fi: () => import("./history.fi.js"),
};
