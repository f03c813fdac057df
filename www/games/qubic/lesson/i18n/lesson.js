// The first steps in Qubic. English, the reference for the translations.

/** @satisfies {Record<string, string>} */
export const en = {
  "lesson.level.task":
    "You have the apricots. Four in a straight row win, the simplest on one level. Complete yours.",
  "lesson.level.right": "Four in a row on one level: you win.",
  "lesson.level.wrong": "Three apricots stand in the first row of level 1. Add the fourth.",
  "lesson.column.task":
    "Rows also go straight through all levels. Three of your apricots lie above each other; add the fourth.",
  "lesson.column.right": "The same square on all four levels is a row as well.",
  "lesson.column.wrong":
    "Look for the square that is yours on three levels, and take it on the fourth.",
  "lesson.diagonal.task":
    "The longest rows run from one corner of the cube to the opposite one. Yours needs one more.",
  "lesson.diagonal.right":
    "From level to level one row down and one column to the right: a diagonal of the cube.",
  "lesson.diagonal.wrong": "Your apricots are at 111, 222 and 333. What comes next?",
  "lesson.block.task":
    "The blueberries have three in a row across the levels. Find the fourth square and take it.",
  "lesson.block.right": "Blocked. Rows through several planes are easily overlooked.",
  "lesson.block.wrong":
    "Then the blueberries complete their row. Follow 141, 232 and 323 one level further.",
  "lesson.double.task": "Make two threes with one move: only one of them can be blocked.",
  "lesson.double.right": "Two threes meet here. Whichever is blocked, you complete the other.",
  "lesson.double.wrong":
    "That is one three at most. Look for the square in which two of your rows cross.",
};

/** @type {import("../../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./lesson.de.js"),
  fi: () => import("./lesson.fi.js"),
};
