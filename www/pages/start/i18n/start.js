// The start page. English, the reference for the translations.

export const en = {
  name: "Stratege",
  title: "Stratege: strategy games, their old programs and new ones",
  "start.about":
    "Strategy games against the programs of computer history, re-created to the number, and against engines of today. No account, works offline: nothing leaves your device.",
  "start.watch": "Watch it think",
  "start.meet": "Play it",
  "start.screen": "The program at work on a move",
  "start.result": "Its move: {move}",
  "start.museum": "The museum: the old programs at work, line by line",
  "start.then": "Then",
  "start.now": "Now",
  "start.play": "Play",
  "start.continue": "Resume your game",
  "start.things": "What you can do here",
  "start.watch.how": "an old program execute its listing, line by line",
  "start.learn": "Learn a game",
  "start.learn.how": "its rules and first ideas, in five minutes",
  "start.practise": "Practise with puzzles",
  "start.practise.how": "at your level, with reasons, also offline",
  "start.breed": "Breed a player",
  "start.breed.how": "out of an old program, in a minute",
  "start.write": "Write your own player",
  "start.write.how": "in Python or JavaScript",
  "start.prune": "Prune a tree",
  "start.prune.how": "guess what the search will never look at",
  "start.prove": "Prove it yourself",
  "start.prove.how": "that the first player wins Qubic",
  "start.tournament": "Hold a tournament",
  "start.tournament.how": "of all players, with ratings",
  "start.review": "Review a game",
  "start.review.how": "mistake by mistake, and try again",
  "start.embed": "Put a board on your page",
  "start.embed.how": "any of the games, in a line of HTML",
  "start.mistakes": "Repeat your own mistakes",
  "start.pause": "Pause animation",
  "start.on": "Resume animation",
  "start.foot": "Nothing you do here leaves your device.",
  "start.sources": "About, sources and licence",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./start.de.js"),
  fi: () => import("./start.fi.js"),
};
