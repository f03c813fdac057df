// The element `<stratege-board>`: its controls. English, the reference for the translations.

export const en = {
  "walk.first": "To the start",
  "walk.back": "One move back",
  "walk.on": "One move forward",
  "walk.last": "To the last move",
  "walk.label": "Step through the game",
  again: "New game",
  typed: "Type a move",
  "typed.play": "Play",
  "typed.closed": "No move can be made now.",
  pieces: "List of the pieces",
  "pieces.none": "The board is empty.",
  "pieces.at": "{piece}: {cells}",
  "puzzle.find": "Find the best move.",
  "puzzle.wrong": "{move} is not the best move. Try another one.",
  "puzzle.right": "{move} is right.",
  "puzzle.solved": "Solved.",
};

/** @type {import("../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./element.de.js"),
  fi: () => import("./element.fi.js"),
};
