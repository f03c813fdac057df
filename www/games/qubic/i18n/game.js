// Qubic: page and board. English, the reference for the translations.
// The English names of the players are in names.json, which the terminal shares.

import names from "./names.json" with { type: "json" };

/** @satisfies {import("../../../i18n/i18n.types").GameMessages & Record<string, string>} */
export const en = {
  name: "Qubic",
  title: "Qubic: apricot against blueberry · Stratege",
  tagline: "Apricot against blueberry",
  about:
    "Based on TTT3D, R. K. Louden's 1967 program for the IBM 1130, as Ilkka Virtanen ran it in Turku in 1970. Nothing you do here leaves your device.",

  board: "The cube of Qubic, level by level",
  level: "Level {level}",
  cube: "The cube in 3D",
  turning: "Turn the cube",
  "turn.left": "Turn to the left",
  "turn.right": "Turn to the right",
  "turn.up": "Tilt up",
  "turn.down": "Tilt down",
  "turn.back": "Reset the view",
  touch: "A first touch highlights a cell of the cube, a second one plays it.",
  code: "Typed code",
  "code.occupied": "{code} is occupied",
  "code.closed": "No move is expected now",
  view: "3D view",
  "tab.typewriter": "Typewriter",
  typewriter: "The typewriter of 1970",
  prove: "Prove it yourself: the first player wins",

  "opponent.second": "You as apricot against the computer",
  "opponent.first": "You as blueberry against the computer",

  "first.name": "Apricot",
  "first.turn": "Apricot to move",
  "first.thinks": "The apricot is thinking …",
  "first.strength": "Strength of the apricot",
  "first.wins": "The apricot wins",
  "second.name": "Blueberry",
  "second.turn": "Blueberry to move",
  "second.thinks": "The blueberry is thinking …",
  "second.strength": "Strength of the blueberry",
  "second.wins": "The blueberry wins",
  "ended.after": "after {moves} moves",
  "ended.agreed": "The program found its waiting list used up and declared a draw.",

  values: "Show move scores",

  "cell.empty": "{cell}, empty",
  "cell.first": "{cell}, apricot",
  "cell.second": "{cell}, blueberry",
  "cell.last": "{content}, the last move",
  "cell.won": "{content}, one of the four",
  moved: "{side} {cell}.",

  "key.in-level": "move around a level",
  "key.pages": "Page Up, Page Down",
  "key.level": "to the level before or after",
  "key.digits": "1 to 4",
  "key.code": "three digits play a cell: level, row, column",
  "key.shift-arrows": "Shift and arrow keys",
  "key.turn": "turn the cube",

  "error.illegal-move.code-digit":
    "{text} does not exist: level, row and column are digits from 1 to 4.",
  "error.illegal-move.code-length": "{text} is not three digits: level, row and column.",

  ...names,
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./game.de.js"),
  fi: () => import("./game.fi.js"),
};
