// Reversi: page and board. English, the reference for the translations.
// The English names of the players are in names.json, which the terminal shares.

import names from "./names.json" with { type: "json" };

/** @satisfies {import("../../../i18n/i18n.types").GameMessages & Record<string, string>} */
export const en = {
  name: "Reversi",
  title: "Reversi: tomato against mole · Stratege",
  tagline: "Tomato against mole",
  about:
    "Based on a garden club's web page of 2002, with its own computer players. Nothing you do here leaves your device.",
  layout: "Start",

  board: "Reversi board",
  diagonal: "Diagonal",
  parallel: "Parallel",
  tomato: "Tomato",
  mole: "Mole",
  "opponent.second": "You as tomato against the computer",
  "opponent.first": "You as mole against the computer",
  empties: "Winner scores empty squares",
  "empties.counted": "The empty squares count for the winner.",
  values: "Show move scores",
  "pass-message": "Passing waits for an OK",

  "first.name": "Tomato",
  "first.turn": "Tomato to move",
  "first.thinks": "The tomato is thinking …",
  "first.passes": "The tomato cannot move and passes",
  "first.passed": "The tomato passed.",
  "first.strength": "Strength of the tomato",
  "first.wins": "The tomato wins",
  "second.name": "Mole",
  "second.turn": "Mole to move",
  "second.thinks": "The mole is thinking …",
  "second.passes": "The mole cannot move and passes",
  "second.passed": "The mole passed.",
  "second.strength": "Strength of the mole",
  "second.wins": "The mole wins",

  pass: "pass",
  "cell.empty": "{cell}, empty",
  "cell.legal": "{cell}, empty, legal",
  "cell.first": "{cell}, tomato",
  "cell.second": "{cell}, mole",
  "moved.one": "{side} {move}, {count} disc turned.",
  "moved.other": "{side} {move}, {count} discs turned.",

  ...names,
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./game.de.js"),
  fi: () => import("./game.fi.js"),
};
