// The first steps in Chess. English, the reference for the translations.

/** @satisfies {Record<string, string>} */
export const en = {
  "lesson.capture.task":
    "You have the white pieces. The knight moves two squares in one direction and one to the side, and jumps over everything. Capture the rook with it.",
  "lesson.capture.right": "You capture by moving onto the square of the other piece.",
  "lesson.capture.wrong":
    "The knight can reach the rook in one jump: two squares up, one to the left.",
  "lesson.fork.task":
    "Attack two at once: give check with the knight so that it also attacks the rook.",
  "lesson.fork.right": "A fork. The king has to move, and then the knight takes the rook.",
  "lesson.fork.wrong":
    "Look for a square from which the knight reaches both the king and the rook.",
  "lesson.castle.task":
    "Bring the king to safety and the rook into play with one move: castle. Move the king two squares towards the rook.",
  "lesson.castle.right":
    "Castled. It is allowed if neither has moved, nothing is between them, and the king is not in check on the way.",
  "lesson.castle.wrong": "Castle: move the king from e1 to g1, or onto its rook.",
  "lesson.promote.task": "A pawn that reaches the last row becomes another piece. Make it a queen.",
  "lesson.promote.right": "A new queen. Pawns are small, but they can decide the game.",
  "lesson.promote.wrong": "Move the pawn to a8 and choose the queen: she is the strongest piece.",
  "lesson.back-rank.task": "Checkmate in one move: attack the king so that he cannot escape.",
  "lesson.back-rank.right": "Checkmate. His own pawns keep the king on his row.",
  "lesson.back-rank.wrong": "The king escapes or is not attacked. Which piece can reach his row?",
  "lesson.not-stalemate.task":
    "Checkmate with the queen. But be careful: a king who is not attacked and has no move is stalemated, and that is a draw.",
  "lesson.not-stalemate.right":
    "Checkmate: he is attacked, and every square around him is guarded.",
  "lesson.not-stalemate.wrong":
    "That is no checkmate. Attack the king along his file while your king guards his squares.",
};

/** @type {import("../../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./lesson.de.js"),
  fi: () => import("./lesson.fi.js"),
};
