// The choice of opponent, colour, clock and rules for a new game. English, the reference for the translations.

export const en = {
  "chooser.modern": "Players of today",
  "chooser.old": "Old programs",
  "chooser.without": "Without you or without the computer",
  "chooser.colour": "You play",
  "chooser.offset": "Strength",
  "chooser.estimate": "you: {low} to {high}",
  "chooser.at-least": "you: {low} or more",
  "chooser.chance": "Random",
  "chooser.clock.none": "No clock",
  "chooser.clock.own": "Your own time",
  "chooser.rules": "Rules",
  "chooser.lesson": "New to this game? Take the first steps",
  "chooser.start": "Start the game",
};

/** @type {import("../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./new-game.de.js"),
  fi: () => import("./new-game.fi.js"),
};
