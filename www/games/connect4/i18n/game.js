// Connect Four: its page and its board. English, which the translations are checked against.

/** @satisfies {import("../../../i18n/types.js").GameMessages & Record<string, string>} */
export const en = {
  name: "Connect Four",
  title: "Connect Four: sunflower against plum · Stratege",
  tagline: "Sunflower against plum",
  about:
    "After 4Gewinnt by Max Kleiner, a Turbo Pascal program of 1995, with its own computer players. Nothing you do here leaves your device.",

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

  "name.4gewinnt-tiefe": "4Gewinnt, any depth",
  "name.4gewinnt-gemeint": "4Gewinnt, as meant",
  "name.4gewinnt-1.5": "4Gewinnt, version 1.5",
  "name.level-1": "Level 1",
  "name.level-2": "Level 2",
  "name.level-3": "Level 3",
  "name.level-4": "Level 4",
  "name.level-5": "Level 5",
  "name.level-6": "Level 6",
  "name.solver": "Solver",

  "player.anfaenger": "beginner: {depth} moves, slowly deeper",
  "player.fortgeschrittener": "advanced: {depth} moves, soon deeper",
  "player.experte": "expert: {depth} moves, soon deeper",
  "player.meister": "master: {depth} moves, soon deeper",
  "player.4gewinnt-tiefe": "always {depth} moves",
  "player.4gewinnt-gemeint": "Meister (master), parity corrected",
  "player.4gewinnt-1.5": "Meister (master), numbers of 1.5",
  "player.level-1": "sees its own fours",
  "player.level-2": "{depth} moves, misses diagonals",
  "player.level-3": "{depth} moves ahead",
  "player.level-4": "{depth} moves ahead",
  "player.level-5": "{depth} moves ahead",
  "player.level-6": "{depth} moves, rarely slips",
  "player.solver": "plays perfectly",

  "key.digits": "1 to 7",
  "key.drop": "drop a disc into this column",
  "key.sideways": "← →",
  "key.choose": "choose a column",
  "key.edge": "to the first or the last column",
};

/** @type {import("../../../i18n/types.js").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./game.de.js"),
  fi: () => import("./game.fi.js"),
};
