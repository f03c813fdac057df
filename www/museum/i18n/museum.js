// What all rooms of the museum say. English, which the translations are checked against.

export const en = {
  rooms: "Rooms of the museum",
  story: "Its story",
  "fact.who": "Who",
  "fact.when": "When",
  "fact.where": "Platform",
  "fact.could": "It can",
  "fact.could-not": "It cannot",

  machine: "The program at work",
  "machine.how":
    "What runs here is the opponent you meet at the board, not a recording. As it chooses its move, it shows which line it has reached, which square it is looking at and what its variables hold. The listing is in our own words.",
  program: "Program",
  position: "Position",
  pace: "Pace",
  "pace.steps": "{steps} steps a second",
  run: "Run",
  pause: "Pause",
  back: "Step back",
  step: "Step",
  finish: "To the end",
  restart: "To the beginning",
  sound: "Sound",
  make: "Play this move and go on",
  reply: "Or another move:",
  "reply.make": "Play it",
  played: "{move} has been played.",
  listing: "Listing",
  "listing.hint":
    "Click a line number to set a breakpoint: the program stops whenever it gets there.",
  stop: "Breakpoint at line {line}",
  stopped: "Breakpoint: line {line}.",
  variables: "Variables",
  progress: "Step {at} of {total}",
  result: "It plays {move}.",
  over: "The game is over.",
  "not-begun": "It has not begun.",
  yes: "yes",
  no: "no",

  cases: "Is it the real one?",
  "cases.how":
    "Whatever its source says can be checked: the program has just worked it out in your browser.",
  "cases.sum": "{right} of {all} agree.",
  "case.what": "What",
  "case.says": "Expected",
  "case.does": "The program",
  "case.reading": "How we read the source",
  "case.show": "Watch it",

  paper: "Be the machine",
  "paper.go": "Begin",
  "paper.check": "Check",
  "paper.show": "Show me",
  "paper.count": "Number {at} of {all}",
  "paper.question": "{name} {cell} =",
  "paper.move": "The move",
  "paper.right": "Right.",
  "paper.wrong": "Not quite. Look at the lit square once more.",
  "paper.time": "{minutes} min {seconds} s",
  "paper.end":
    "You were the machine for {time} and {count} answers. Your device works out the whole move in {own} milliseconds.",

  challenge: "Beat it",
  "challenge.go": "To the board",
  "wins.none":
    "Once you have beaten it, your best wins are listed here, each with a certificate to keep.",
  wins: "Your wins",
  "win.margin": "{points} points ahead",
  "win.moves": "won in {moves} plies",
  certificate: "Certificate",
  "certificate.name": "Your name",
  "certificate.make": "Make the picture",
  "certificate.somebody": "Somebody",
  breed: "Breed a player of your own from this program",
  prune: "What would you prune? Guess what its search leaves out",
};

/** @type {import("../../i18n/types.js").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./museum.de.js"),
  fi: () => import("./museum.fi.js"),
};
