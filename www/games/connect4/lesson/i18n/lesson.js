// The first steps in Connect Four. English, the reference for the translations.

/** @satisfies {Record<string, string>} */
export const en = {
  "lesson.four.task": "You have the sunflowers. Four in a row win. Complete yours.",
  "lesson.four.right":
    "Four above each other: you win. Horizontal and diagonal rows count as well.",
  "lesson.four.wrong": "Three sunflowers are above each other in column 4. Add the fourth.",
  "lesson.block.task": "The plums have three side by side at the bottom. Stop them.",
  "lesson.block.right": "Blocked. Look for threes of the other side before every move.",
  "lesson.block.wrong": "Then the plums complete their four in column 4.",
  "lesson.double.task":
    "Make a three at the bottom that is open at both ends: only one end can be blocked.",
  "lesson.double.right":
    "Both ends are free, so you complete four next time, whatever the plums do.",
  "lesson.double.wrong":
    "That does not threaten two fours at once. Extend your two sunflowers at the bottom.",
  "lesson.wait.task":
    "In column 4 a free place in the third row would complete your four, but the place below it is still empty. Whoever fills that place lifts the other up. Make the plums do it.",
  "lesson.wait.right":
    "Only column 4 is left. The plums have to fill the second place, and you win in the third. Whoever begins the game should seek such threats in odd rows.",
  "lesson.wait.wrong":
    "Now you have filled the place below yourself, and the plums block the third.",
};

/** @type {import("../../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./lesson.de.js"),
  fi: () => import("./lesson.fi.js"),
};
