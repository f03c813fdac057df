// What every page has. English, which the translations are checked against.

export const en = {
  language: "Language",
  theme: "Appearance",

  games: "Games",
  menu: "Menu",
  new: "New game",
  undo: "Undo",
  redo: "Redo",
  hint: "Hint",
  copy: "Copy link",
  help: "Help",
  close: "Close",
  "play-on": "Play on from here",
  "looking-back": "Move {ply} of {last}",

  record: "Moves",
  "record.none": "No move has been made yet.",

  "tab.play": "Play",
  "tab.record": "Record",
  "tab.analysis": "Analysis",
  "tab.laboratory": "Laboratory",
  tools: "Game tools",
  options: "Options",
  begins: "First move",
  "next-game": "from the next game on",
  opponent: "Who plays",
  "opponent.none": "Two players",
  "opponent.both": "Computer against computer",
  strength: "Strength of the computer",
  pace: "Pause before the computer's move",
  seconds: "{seconds} s",

  draw: "A draw",
  "result.final": "{first} : {second}",

  "notice.loading": "The rules of the game could not be loaded. Reload the page to try again.",
  "notice.settings": "The saved options cannot be read; the defaults are in use.",
};

/** @type {import("./i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./common.de.js"),
  fi: () => import("./common.fi.js"),
};
