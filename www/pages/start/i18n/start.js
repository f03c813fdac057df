// The start page. English, which the translations are checked against.

export const en = {
  name: "Stratege",
  title: "Stratege: strategy games, their old programs and new ones",
  "start.about":
    "Strategy games, each with a program from its history and with opponents of today. Nothing you do here leaves your device.",
  "start.play": "Play",
  "start.continue": "Continue your game",
  "start.pause": "Pause animation",
  "start.on": "Resume animation",
  "start.museum": "The museum: the old programs at work, line by line",
  "start.breed": "Breed your own player: let an old program grow for a minute",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./start.de.js"),
  fi: () => import("./start.fi.js"),
};
