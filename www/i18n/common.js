// Messages of every page. English, the reference for the translations.

export const en = {
  language: "Language",
  theme: "Appearance",

  games: "Games",
  you: "You",
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
  choose: "Choose an opponent",
  opponent: "Who plays",
  "opponent.none": "Two players",
  "opponent.both": "Computer against computer",
  strength: "Strength of the computer",
  pace: "Pause before the computer's move",
  seconds: "{seconds} s",

  draw: "A draw",
  "result.final": "{first} : {second}",

  "notice.loading": "A part of this page does not arrive. Check the connection and try again.",
};

/** @type {import("./i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./common.de.js"),
  fi: () => import("./common.fi.js"),
};
