// Connect Four in English; the other languages are checked against this table.

/** @satisfies {import("../game.js").GameWords & Record<string, string>} */
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
  "first.ending": "Four in a row, and all of them face the sun.",
  "second.name": "Plum",
  "second.turn": "Plum to move",
  "second.thinks": "The plum is thinking …",
  "second.strength": "Strength of the plum",
  "second.wins": "The plum wins",
  "second.ending": "Four in a row: the jam is as good as made.",
  "draw.ending": "The trellis is full, and nobody has four in a row.",
  "ended.after": "after {moves} moves",

  "column.one": "Column {column}: {count} disc, {free} free",
  "column.other": "Column {column}: {count} discs, {free} free",
  "column.full": "Column {column}: full",
  "cell.empty": "{cell}, empty",
  "cell.first": "{cell}, sunflower",
  "cell.second": "{cell}, plum",
  "cell.won": "{content}, one of the four",
  moved: "{side} into column {column}.",

  "player.anfaenger": "{depth} moves, slowly deeper",
  "player.fortgeschrittener": "{depth} moves, soon deeper",
  "player.experte": "{depth} moves, soon deeper",
  "player.meister": "{depth} moves, soon deeper",
  "player.4gewinnt-tiefe": "always {depth} moves",
  "player.4gewinnt-gemeint": "Meister, parity mended",
  "player.level-1": "sees its own fours",
  "player.level-2": "{depth} moves, often blind aslant",
  "player.level-3": "{depth} moves ahead",
  "player.level-4": "{depth} moves ahead",
  "player.level-5": "{depth} moves ahead",
  "player.level-6": "{depth} moves, rarely slips",
  "player.solver": "exact after a few moves",

  "key.digits": "1 to 7",
  "key.drop": "drop a disc into this column",
  "key.sideways": "← →",
  "key.choose": "choose a column",
  "key.edge": "to the first or the last column",

  "help.goal":
    "Sunflowers and plums share a trellis of seven columns and six rows. Whoever has four in a row first has won.",
  "help.drop": "You choose a column; your disc falls down to the lowest free place in it.",
  "help.drop.picture": "A sunflower falls onto a plum that lies in its column.",
  "help.rows": "Four count along, upright and aslant.",
  "help.rows.along": "along",
  "help.rows.upright": "upright",
  "help.rows.aslant": "aslant",
  "help.full":
    "A full column takes no more discs. When all columns are full and nobody has four in a row, it is a draw.",
};
