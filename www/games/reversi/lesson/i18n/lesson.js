// The first steps in Reversi. English, the reference for the translations.

/** @satisfies {Record<string, string>} */
export const en = {
  "lesson.enclose.task":
    "You have the tomatoes. Place one so that moles lie in a straight line between it and another tomato.",
  "lesson.enclose.right":
    "The mole between your two tomatoes became a tomato. Every move has to turn at least one disc.",
  "lesson.enclose.wrong":
    "No mole would turn there, so the rules do not allow it. Only the tinted squares are possible.",
  "lesson.pass.task":
    "Whoever cannot turn a disc must pass. Now you have the moles: find the move after which the tomatoes must pass, so that you move twice.",
  "lesson.pass.right":
    "The tomatoes have no move and must pass. Having moves left while the other side has none is half the game.",
  "lesson.pass.wrong":
    "After that the tomatoes can move. Look for the move that leaves them nothing to turn.",
  "lesson.corner.task":
    "A disc in a corner never turns back, because nothing can enclose it. Take the corner.",
  "lesson.corner.right":
    "This disc is yours for good, and so is every row of yours that grows from it.",
  "lesson.corner.wrong": "The corner is free now. Take it before it is gone.",
  "lesson.safe.task":
    "The squares next to a corner are dangerous: they may give the corner away. Four of your five moves let the moles into a corner. Find the fifth.",
  "lesson.safe.right":
    "No corner is open to the moles now. Early in a game it is rarely good to play next to a corner.",
  "lesson.safe.wrong": "After that the moles can take a corner.",
  "lesson.last.task":
    "Three squares are left, and most discs win. You have the tomatoes, and only one move wins.",
  "lesson.last.right":
    "Now the tomatoes win by four. Towards the end it pays to count to the last square.",
  "lesson.last.wrong":
    "That loses: the moles turn more in the last squares. Count what turns after each move.",
};

/** @type {import("../../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./lesson.de.js"),
  fi: () => import("./lesson.fi.js"),
};
