// The first steps in Gobang. English, the reference for the translations.

/** @satisfies {Record<string, string>} */
export const en = {
  "lesson.five.task": "You have the ladybirds. Complete your row of five.",
  "lesson.five.right": "Five in a row without a gap: you win.",
  "lesson.five.wrong": "Your row of four has one free end. Five there win at once.",
  "lesson.block.task": "The daisies have four in a row with one free end. Stop them.",
  "lesson.block.right": "A four with one free end can be stopped. Watch for it after every move.",
  "lesson.block.wrong": "Then the daisies complete five. Block the free end of their four.",
  "lesson.open-four.task": "Make a four that nobody can stop: one with both ends free.",
  "lesson.open-four.right":
    "Only one end can be blocked, and you complete five at the other. That is an open four.",
  "lesson.open-four.wrong": "That gives no open four. Extend your three at one of its ends.",
  "lesson.open-three.task":
    "The daisies have three in a row with both ends free. If you let them, they make an open four. Stop them now.",
  "lesson.open-three.right": "An open three has to be answered at once, at an end.",
  "lesson.open-three.wrong": "Now the daisies make an open four, and nothing helps any more.",
  "lesson.four-three.task":
    "Two threats at once decide most games. Find the square that makes a four and an open three together.",
  "lesson.four-three.right": "The four has to be blocked, and then the three becomes an open four.",
  "lesson.four-three.wrong":
    "That makes one threat at most. Look where your row and your column meet.",
};

/** @type {import("../../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./lesson.de.js"),
  fi: () => import("./lesson.fi.js"),
};
