// Themes of the Reversi puzzles: their names, and what they say of a move. English, the reference for the translations.

export const en = {
  "theme.most-discs": "Most discs",
  "theme.most-discs.why": "It keeps at least six discs more than any other move.",
  "theme.only-winning-move": "Only winning move",
  "theme.only-winning-move.why": "It is the only move that wins.",
  "theme.only-drawing-move": "Only drawing move",
  "theme.only-drawing-move.why": "It is the only move that draws; every other one loses.",
  "theme.parity": "Parity",
  "theme.parity.why":
    "It plays into a region with an odd number of empty squares, and so gets the last move there.",
  "theme.quiet-move": "Quiet move",
  "theme.quiet-move.why":
    "It turns only discs without empty neighbours, so that the opponent gets no new moves.",
  "theme.do-not-take-the-corner": "Do not take the corner",
  "theme.do-not-take-the-corner.why": "A corner is free, but taking it now is wrong.",
  "theme.take-the-corner": "Take the corner",
  "theme.take-the-corner.why": "It takes a corner, whose disc can never be turned.",
  "theme.sacrifice-the-corner": "Sacrifice a corner",
  "theme.sacrifice-the-corner.why": "It gives the opponent a corner and is still best.",
  "theme.force-a-pass": "Force a pass",
  "theme.force-a-pass.why": "After it the opponent has no move and must pass.",
};

/** @type {import("../../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./puzzles.de.js"),
  fi: () => import("./puzzles.fi.js"),
};
