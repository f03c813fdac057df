// Panels to play with: hint, clock, variations, set-up, display settings. English, which the translations are checked
// against.

export const en = {
  "hint.says": "{player} would play {move}: {why}.",
  "hint.bare": "{player} would play {move}.",
  "hint.thinks": "{player} is looking for a move.",

  typed: "Type a move",
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

  setup: "Set up a position",
  "setup.piece": "What a click sets",
  "setup.nothing": "nothing",
  "setup.side": "To move",
  "setup.text": "The position as text",
  "setup.begin": "Begin here",
  "setup.clear": "Clear the board",
  "setup.here": "As on the board",
  "setup.cell": "{cell}: {content}",
  "error.bad-position.stones-few": "The board has more cells than that (character {place}).",
  "error.bad-position.stones-many": "The board has fewer cells than that (character {place}).",
  "error.bad-position.stones-letter":
    "A cell is X, O or -, and a number stands for empty cells; character {place} is none of these.",
  "error.bad-position.stones-side":
    "After the board follows the side to move, X or O (character {place}).",
  "error.bad-position.stones-turns":
    "The sides take turns: the one to move must have as many stones as the other, or one less.",
  "error.bad-position.stones-over": "The game is over in this position already.",
  "error.bad-position.discs-hang":
    "A disc hangs in the air: there is nothing below it (character {place}).",
  "error.bad-position.board-length":
    "A board has 64 squares, then the side to move (character {place}).",
  "error.bad-position.board-square": "A square is X, O or - (character {place}).",
  "error.bad-position.board-side": "The side to move is X or O (character {place}).",
  clock: "Clock",
  "clock.minutes": "Minutes for each side",
  "clock.increment": "Seconds for each move",
  "clock.use": "Play with clocks",
  "clock.pause": "Stop the clocks",
  "clock.go": "Let the clocks run",
  "clock.of": "{side}: {time}",
  "clock.lost": "{side}: the time is over.",
  "clock.hint": "They begin to run with the first move.",
  turn: "Turn the board",
  turned: "{cell} is at the bottom right.",
  looks: "Looks and sounds",
  coordinates: "Show letters and numbers",
  confirm: "Ask again before a move by touch",
  sounds: "Sounds",
  speed: "Pace of what moves on the board",
  "speed.none": "nothing moves",
  "speed.slow": "slow",
  "speed.usual": "usual",
  "speed.fast": "fast",
  "confirm.ask": "Play {move}?",
  "confirm.yes": "Play",
  "confirm.no": "No",
};

/** @type {import("../../i18n/types.js").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./playing.de.js"),
  fi: () => import("./playing.fi.js"),
};
