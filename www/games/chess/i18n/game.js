// Chess: page and board. English, the reference for the translations.
// The English names of the players are in names.json, which the terminal shares.

import names from "./names.json" with { type: "json" };

/** @satisfies {import("../../../i18n/i18n.types").GameMessages & Record<string, string>} */
export const en = {
  name: "Chess",
  title: "Chess: White against Black · Stratege",
  tagline: "White against Black",
  about:
    "With Schach C 64 by Bernd Bettermann, a 1985 program that a magazine printed to be typed in. Nothing you do here leaves your device.",

  board: "Chess board",
  "opponent.second": "You as White against the computer",
  "opponent.first": "You as Black against the computer",

  "first.name": "White",
  "first.turn": "White to move",
  "first.thinks": "White is thinking …",
  "first.strength": "Strength of White",
  "first.wins": "White wins",
  "second.name": "Black",
  "second.turn": "Black to move",
  "second.thinks": "Black is thinking …",
  "second.strength": "Strength of Black",
  "second.wins": "Black wins",
  "ended.after": "{how}, on move {moves}",
  "ending.checkmate": "Checkmate",
  "ending.stalemate": "Stalemate: no legal move, and no check",
  "ending.dead-position": "Neither side has enough left to mate",
  "ending.fivefold-repetition": "The same position for the fifth time",
  "ending.seventy-five-moves": "75 moves without capture or pawn move",
  "ending.agreement": "Agreed by both sides",
  "ending.threefold-repetition": "The same position for the third time",
  "ending.fifty-moves": "50 moves without capture or pawn move",
  "ending.resignation": "The loser resigns",

  "white-king": "white king",
  "white-queen": "white queen",
  "white-rook": "white rook",
  "white-bishop": "white bishop",
  "white-knight": "white knight",
  "white-pawn": "white pawn",
  "black-king": "black king",
  "black-queen": "black queen",
  "black-rook": "black rook",
  "black-bishop": "black bishop",
  "black-knight": "black knight",
  "black-pawn": "black pawn",
  "cell.piece": "{piece} {cell}",
  "cell.empty": "empty {cell}",
  "cell.target": "{content}, can be reached",
  "cell.check": "{content}, in check",
  "cell.planned": "{content}, planned",
  "premove.planned":
    "Planned: {from} to {to}, as soon as it is your turn. Another click cancels it.",
  "premove.cancelled": "The planned move is cancelled.",
  "premove.impossible": "The planned move is no longer possible.",
  moved: "{side}: {move}.",
  promotion: "Promote to",

  flip: "Turn the board",
  "flipped.first": "White is at the bottom.",
  "flipped.second": "Black is at the bottom.",

  "thought.value": "{player}: {move}, value {value}",
  "thought.pawns": "{player}: {move}, evaluation {pawns}",
  "thought.mates": "{player}: {move}, mate in {moves}",
  "thought.mated": "{player}: {move}, gets mated in {moves}",

  "key.choose": "pick up a piece, put it down",
  "key.put-back": "put the piece back, close a window",
  "key.flip": "turn the board",

  ...names,
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./game.de.js"),
  fi: () => import("./game.fi.js"),
};
