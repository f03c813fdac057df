// Chess: the rules in the help dialog. English, the reference for the translations.

/** @satisfies {import("../../../i18n/i18n.types").HelpMessages & Record<string, string>} */
export const en = {
  history:
    "Bernd Bettermann's program was printed in a magazine in August 1985, to be typed in on a Commodore 64. BASIC moves the pieces, and 457 bytes of machine language look for check. It answers in less than ten seconds because it does not look ahead; its author meant it as a foundation for what others would add.",

  "help.goal":
    "You win by attacking the king so that he cannot escape: checkmate. You may never leave your own king in check.",
  "help.pawn":
    "A pawn moves one square forward, or two from its first square, and captures diagonally. On the last rank it is promoted to a queen, rook, bishop or knight.",
  "help.castling":
    "Castling: if king and rook have not moved, nothing stands between them and the king is not in check before, during or after the move, he moves two squares towards the rook, which jumps over him. Move the king.",
  "help.castling.picture": "The king moves two squares to the right, the rook lands on his left.",
  "help.passing":
    "En passant: a pawn that has just moved two squares can be captured by a pawn beside it as if it had moved only one, but only at once.",
  "help.passing.picture": "The white pawn moves diagonally behind the black one, which vanishes.",
  "help.end":
    "It is a draw if the side to move has no move and is not in check, if neither side can mate any more, when a position comes up for the fifth time, and after 75 moves by each side without capture or pawn move.",
  "help.typed": "Moves can also be typed: e4, Nf3, O-O, e8=Q or e2e4.",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./help.de.js"),
  fi: () => import("./help.fi.js"),
};
