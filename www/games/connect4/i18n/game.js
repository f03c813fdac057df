// Connect Four: page and board. English, the reference for the translations.
// The English names of the players are in names.json, which the terminal shares.

import names from "./names.json" with { type: "json" };

/** @satisfies {import("../../../i18n/i18n.types").GameMessages & Record<string, string>} */
export const en = {
  name: "Connect Four",
  title: "Connect Four: sunflower against plum · Stratege",
  tagline: "Sunflower against plum",
  about:
    "Based on 4Gewinnt by Max Kleiner, a Turbo Pascal program of 1995, with its own computer players. Nothing you do here leaves your device.",

  board: "Connect Four board",
  "opponent.second": "You as sunflower against the computer",
  "opponent.first": "You as plum against the computer",

  "first.name": "Sunflower",
  "first.turn": "Sunflower to move",
  "first.thinks": "The sunflower is thinking …",
  "first.strength": "Strength of the sunflower",
  "first.wins": "The sunflower wins",
  "second.name": "Plum",
  "second.turn": "Plum to move",
  "second.thinks": "The plum is thinking …",
  "second.strength": "Strength of the plum",
  "second.wins": "The plum wins",
  "ended.after": "after {moves} moves",

  "column.one": "Column {column}: {count} disc, {free} free",
  "column.other": "Column {column}: {count} discs, {free} free",
  "column.full": "Column {column}: full",
  "cell.empty": "{cell}, empty",
  "cell.first": "{cell}, sunflower",
  "cell.second": "{cell}, plum",
  "cell.won": "{content}, one of the four",
  moved: "{side} into column {column}.",

  values: "Show move scores",
  "values.best.one": "Best is column {columns}: {value}.",
  "values.best.other": "Best are columns {columns}: {value}.",
  "value.column": "Column {column}: {value}",
  "value.wins.one": "wins with {count} disc left",
  "value.wins.other": "wins with {count} discs left",
  "value.loses.one": "loses, winner has {count} disc left",
  "value.loses.other": "loses, winner has {count} discs left",
  "value.draw": "a draw",
  "value.open": "not solved yet",
  "value.none": "full",

  "key.digits": "1 to 7",
  "key.drop": "drop a disc into this column",
  "key.sideways": "← →",
  "key.choose": "choose a column",
  "key.edge": "to the first or the last column",

  ...names,
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./game.de.js"),
  fi: () => import("./game.fi.js"),
};
