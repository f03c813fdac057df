// Themes of the chess puzzles: their names, and what they say of a move. English, the reference for the translations.

export const en = {
  "theme.mate-in-2": "Mate in two",
  "theme.mate-in-2.why": "It forces checkmate in two moves.",
  "theme.mate-in-3": "Mate in three",
  "theme.mate-in-3.why": "It forces checkmate in three moves.",
  "theme.back-rank-mate": "Back-rank mate",
  "theme.back-rank-mate.why": "It mates the king on its first rank, behind its own pawns.",
  "theme.smothered-mate": "Smothered mate",
  "theme.smothered-mate.why": "A knight mates the king, which its own pieces surround.",
  "theme.fork": "Fork",
  "theme.fork.why": "It attacks two pieces at once.",
  "theme.hanging-piece": "Hanging piece",
  "theme.hanging-piece.why": "It takes a piece that is not protected.",
  "theme.sacrifice": "Sacrifice",
  "theme.sacrifice.why": "It gives up material to get more.",
  "theme.quiet-move": "Quiet move",
  "theme.quiet-move.why": "It is neither a check nor a capture.",
  "theme.promotion": "Promotion",
  "theme.promotion.why": "It promotes a pawn.",
  "theme.underpromotion": "Underpromotion",
  "theme.underpromotion.why": "It promotes a pawn to less than a queen.",
  "theme.defence": "Defence",
  "theme.defence.why": "It is the move that loses no material.",
  "theme.opposition": "Opposition",
  "theme.opposition.why": "The kings face each other, and the opponent’s must give way.",
  "theme.only-winning-move": "Only winning move",
  "theme.only-winning-move.why": "It is the only move that wins.",
  "theme.only-drawing-move": "Only drawing move",
  "theme.only-drawing-move.why": "It is the only move that draws; every other one loses.",
  "theme.endgame": "Endgame",
  "theme.endgame.why": "Few pieces are left.",
  "theme.pawn-endgame": "Pawn endgame",
  "theme.pawn-endgame.why": "Only kings and pawns are left.",
};

/** @type {import("../../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./puzzles.de.js"),
  fi: () => import("./puzzles.fi.js"),
};
