// Scores as text. English, the reference for the translations.

export const en = {
  "worth.win.one": "wins with this move",
  "worth.win.other": "wins in {count} moves",
  "worth.loss.one": "loses on the next move",
  "worth.loss.other": "loses in {count} moves",
  "worth.left.one": "wins with {count} disc left",
  "worth.left.other": "wins with {count} discs left",
  "worth.lost.one": "loses, winner has {count} disc left",
  "worth.lost.other": "loses, winner has {count} discs left",
  "worth.discs.ahead": "about {value} discs ahead",
  "worth.discs.behind": "about {value} discs behind",
  "worth.discs.wins.one": "wins by {count} disc",
  "worth.discs.wins.other": "wins by {count} discs",
  "worth.discs.loses.one": "loses by {count} disc",
  "worth.discs.loses.other": "loses by {count} discs",
  "worth.pawns.ahead": "{value} pawns ahead",
  "worth.pawns.behind": "{value} pawns behind",
  "worth.points": "{value} points",
  "worth.level": "about even",
  "worth.draw": "a draw",
  "worth.resigns": "would resign",
  "worth.draws": "declares a draw",
};

/** @type {import("../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./score.de.js"),
  fi: () => import("./score.fi.js"),
};
