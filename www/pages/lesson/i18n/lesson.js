// The pages with the first steps in each game. English, the reference for the translations.

export const en = {
  lesson: "First steps",
  "lesson.title": "{game}: first steps · Stratege",
  loading: "Loading the first steps …",
  "lesson.step": "Step {step} of {count}",
  "lesson.how": "Make the move on the board, or type it.",
  "lesson.next": "Next step",
  "lesson.retry": "Try again",
  "lesson.show": "Show the move",
  "lesson.shown": "The move is {move}.",
  typed: "Your move",
  enter: "Play",
  "lesson.over": "Those were the first steps",
  "lesson.over.text":
    "You know the rules and the first ideas. Now play a game: the weakest opponent is a good one to begin with.",
  "lesson.again": "Start over",
  "lesson.play": "Play the game",
  "lesson.others": "First steps in other games",
  "lesson.foot": "Nothing you do here leaves your device.",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./lesson.de.js"),
  fi: () => import("./lesson.fi.js"),
};
