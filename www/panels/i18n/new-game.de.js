// The choice of opponent, colour, clock and rules for a new game. German.

/** @type {Record<keyof typeof import("./new-game.js").en, string>} */
export const de = {
  "chooser.modern": "Heutige Spieler",
  "chooser.old": "Alte Programme",
  "chooser.without": "Ohne dich oder ohne Computer",
  "chooser.colour": "Du spielst",
  "chooser.offset": "Stärke",
  "chooser.estimate": "du: {low} bis {high}",
  "chooser.at-least": "du: {low} oder mehr",
  "chooser.chance": "Zufall",
  "chooser.clock.none": "Ohne Uhr",
  "chooser.clock.own": "Eigene Zeit",
  "chooser.rules": "Regeln",
  "chooser.lesson": "Neu in diesem Spiel? Mach die ersten Schritte",
  "chooser.start": "Spiel beginnen",
};
