// The words of the start page, in English.

export const en = {
  name: "Stratege",
  title: "Stratege: five games, their old programs and new ones",
  "start.about":
    "Five strategy games, each with a program from its history and with players of today. Nothing you do here leaves your device.",
  "start.play": "Play",
  "start.pause": "Hold the boards",
  "start.on": "Let the boards play",
};

/** @typedef {typeof en} Strings */
