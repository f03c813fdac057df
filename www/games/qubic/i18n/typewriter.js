// Qubic: lines of the typewriter. English, the reference for the translations.

export const en = {
  "tw.paper": "What the typewriter writes",
  "tw.line": "Your answer",
  "tw.enter": "Enter",
  "tw.in-finnish": "Speak Finnish, the language of the program",
  "tw.yes": "yes",
  "tw.intro":
    "This machine plays Qubic with you, in a cube of four levels with four by four cells each. Type yes if you want the game explained. Type no if you know it.",
  "tw.rules":
    "Bring four of your own fruits into one straight row: along a level, straight up, or diagonally. You move with a number of three digits: 243 is level 2, row 4, column 3. 000 lets me make the first move, -11 begins a new game, and 999 ends our conversation.",
  "tw.name": "What is your name, please?",
  "tw.turn": "Your turn, {name}.",
  "tw.yours": "Your move was {code}.",
  "tw.mine": "My move is {code}.",
  "tw.mine.situation": "My move is {code}, my second cell {second}, situation {number}.",
  "tw.illegal": "Look more closely, {name}, your move is not allowed.",
  "tw.won": "You have won, {name}, with row {row}.",
  "tw.lost": "I have won, {name}, with row {row}.",
  "tw.draw": "A draw, {name}; we begin again.",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./typewriter.de.js"),
  fi: () => import("./typewriter.fi.js"),
};
