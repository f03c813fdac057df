// Panels: what has no bundle of its own. English, which the translations are checked against.

export const en = {
  "letter-keys": "Single-letter shortcuts",
  "help.rules": "The rules",
  "help.keys": "Keys",
  "key.arrows": "Arrow keys",
  "key.walk": "move around the board",
  "key.ends": "Home, End",
  "key.row": "to the ends of the row; with Ctrl to the corners",
  "key.enter": "Enter, space",
  "key.play": "make a move",
  "key.escape": "Esc",
  "key.close": "close a window",

  "update.ready": "A new version is ready.",
  "update.take": "Use it now",
  "update.soon": "The new version comes as soon as the move is made.",
  "update.later": "Later",

  matches: "My games",
  "matches.full":
    "This device has no room for the game, or the browser may not store it. The address of this page contains it: copy the link.",

  copied: "The link to this game is on the clipboard.",
  "copy.failed": "The clipboard is not available. The address of this game: {link}",

  "new.kept": "Your previous game is saved.",
  "new.back": "Continue it",
  "result.won": "You win!",
  "result.lost": "You lose.",
  "result.rematch": "Rematch",
  "result.swap": "Swap sides",
  "result.easier": "Easier: {player}",
  "result.harder": "Harder: {player}",
  "result.review": "Review the game",
  "result.look": "Look at the board",
  "offer.review": "Curious where the game turned? The review shows every mistake.",
  "offer.laboratory":
    "Why does the computer play like that? In the laboratory you can change its numbers.",
  "offer.no": "No, thanks",
  "ending.time": "Lost on time",

  share: "Share",

  exchange: "Import / export",

  "draw.offer": "Offer a draw",
  "draw.question": "{name}: you are offered a draw. Do you accept it?",
  "draw.accept": "Accept",
  "draw.decline": "Decline",
  "draw.declined": "{name} declines the draw.",
  "draw.claim": "Claim a draw",
  "draw.possible": "A draw can be claimed now.",
  resign: "Resign",
  "resign.question": "{name}: resign this game?",
  "resign.yes": "Resign",
  "resign.no": "Play on",

  "speak.last": "say the last move",
  "speak.where": "say which square has the focus",
  "speak.moves": "say which moves are possible",
  "speak.state": "say whose turn it is, and the score",
  "speak.jump": "then the name of a square: go there",
  "speak.nowhere": "No square of the board has the focus.",
  "speak.legal.one": "{count} move is possible",
  "speak.legal.other": "{count} moves are possible",
  "speak.name": "Which square?",
  "speak.no-square": "There is no square called “{name}”.",

  laboratory: "Laboratory",
  "help.history": "Where the program comes from",
  best: "Best wins",
  "best.none": "No win against the computer yet.",
  "best.margin": "by {points} points",
  "best.moves.one": "in {count} move",
  "best.moves.other": "in {count} moves",
  "best.replay": "Play through",
  move: "Move with the arrow keys",
  "help.start": "All games",
  "help.museum": "The old program at work, line by line",
  "thought.one": "{player} looked at {nodes} position.",
  "thought.other": "{player} looked at {nodes} positions.",
  "thought.win.one": "{player} wins with this move.",
  "thought.win.other": "{player} wins in {count} moves.",
};

/** @type {import("../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./panels.de.js"),
  fi: () => import("./panels.fi.js"),
};
