// What the tools say with which one plays, in English; the other languages are checked against this table.

export const en = {
  "hint.says": "{player} would play {move}: {why}.",
  "hint.bare": "{player} would play {move}.",
  "hint.thinks": "{player} is looking for a move.",

  "worth.win.one": "wins with this move",
  "worth.win.other": "wins in {count} moves",
  "worth.loss.one": "loses in one move",
  "worth.loss.other": "loses in {count} moves",
  "worth.left.one": "wins with {count} disc left",
  "worth.left.other": "wins with {count} discs left",
  "worth.lost.one": "loses, {count} disc left to the winner",
  "worth.lost.other": "loses, {count} discs left to the winner",
  "worth.discs.ahead": "about {value} discs ahead",
  "worth.discs.behind": "about {value} discs behind",
  "worth.discs.wins.one": "wins by {count} disc",
  "worth.discs.wins.other": "wins by {count} discs",
  "worth.discs.loses.one": "loses by {count} disc",
  "worth.discs.loses.other": "loses by {count} discs",
  "worth.pawns.ahead": "{value} pawns ahead",
  "worth.pawns.behind": "{value} pawns behind",
  "worth.points": "{value} points",
  "worth.level": "about level",
  "worth.draw": "a draw",
  "worth.resigns": "would give up",

  typed: "Type a move",
  "typed.example": "such as {example}",
  "typed.play": "Play",
  "typed.wait": "You cannot move now.",
  "typed.over": "The game is over; no move can follow.",

  "walk.first": "To the start",
  "walk.back": "One move back",
  "walk.on": "One move on",
  "walk.last": "To the last move",
  walk: "Walk through the game",
  pause: "Let the computers wait",
  "pause.end": "Let the computers play on",
  step: "Let one move be made",
  paused: "The computers wait.",
  "key.first": "; or <",
  "key.last": ": or >",

  lines: "Earlier lines",
  "lines.from": "From move {ply}: {moves}",
  "lines.forget": "Forget the earlier lines",
  fork: "Which move?",
  "fork.lead": "From here the game has gone on in more than one way.",
  "fork.now": "{move}, the line of now",
  "fork.then": "{move}, an earlier line",
};

/** @typedef {typeof en} Strings */
/** @typedef {keyof Strings} Key */
