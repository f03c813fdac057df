// Exercises that teachers build. English, the reference for the translations.

export const en = {
  exercise: "An exercise came with this link",
  "exercise.for": "It is about {game}. No program runs until you say so.",
  "exercise.open": "Open the exercise",
  "exercise.drop": "Ignore it",
  "exercise.refused": "This link does not contain a readable exercise. Nothing has been lost.",
  "exercise.board": "The position of the exercise",
  "exercise.goal.move": "The program has to find the right move.",
  "exercise.goal.game": "From this position it has to win against {name}.",
  "exercise.goal.positions.one": "It may look at {count} position.",
  "exercise.goal.positions.other": "It may look at {count} positions at most.",
  "exercise.passed": "Right! Your program does what was asked.",
  "exercise.wrong.move": "Not yet. Here it plays {move}, which is not a right move.",
  "exercise.wrong.positions": "Not yet. It looked at {count} positions; {most} are allowed.",
  "exercise.wrong.game": "Not yet. From this position it does not win against {name}.",

  "build.how":
    "Choose a position, ask a question, and say what a right program does there. The link contains the whole exercise; nothing is stored or sent.",
  "build.title": "Title",
  "build.task": "Question",
  "build.position": "Position: link to a match, or its record",
  "build.setup": "A position that you set up on the page of a game has a link, too.",
  "build.take": "Take the position on the board",
  "build.program": "Pupils complete the program that is in the editor now",
  "build.moves": "Right moves, separated by spaces",
  "build.player": "Has to win from there against",
  "build.nobody": "nobody",
  "build.most": "Maximum number of positions",
  "build.create": "Create the link",
  "build.try": "Try the exercise",
  "build.link": "Link with the exercise",
  "build.frame": "HTML for a page of your own",
  "build.done":
    "The exercise is ready. Send the link, or put the lines of HTML into a page of your own.",
  "build.no-title": "The exercise needs a title and a question.",
  "build.no-position": "This is neither the link of a match nor a record.",
  "build.over": "In this position the game is over.",
  "build.no-move": "“{move}” is not a legal move in this position.",
  "build.no-goal":
    "Say what a right program does: a right move, a win, or a maximum number of positions.",
  "build.no-number": "The number of positions has to be a whole number from 1 to {most}.",
  "build.module": "A WebAssembly module cannot be completed: choose another program in the editor.",
};

/** @type {import("../../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./exercises.de.js"),
  fi: () => import("./exercises.fi.js"),
};
