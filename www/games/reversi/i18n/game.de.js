// Reversi: its page and its board. German.

/** @type {Record<keyof typeof import("./game.js").en, string>} */
export const de = {
  name: "Reversi",
  title: "Reversi: Tomate gegen Maulwurf · Stratege",
  tagline: "Tomate gegen Maulwurf",
  about:
    "Nach der Seite eines Gartenbauvereins von 2002, mit ihren eigenen Computerspielern. Was du hier tust, bleibt auf deinem Gerät.",
  layout: "Start",

  board: "Reversi-Brett",
  diagonal: "Diagonal",
  parallel: "Parallel",
  tomato: "Tomate",
  mole: "Maulwurf",
  "opponent.second": "Du als Tomate gegen den Computer",
  "opponent.first": "Du als Maulwurf gegen den Computer",
  empties: "Leere Felder zählen für den Gewinner",
  "empties.counted": "Die leeren Felder zählen für den Gewinner.",
  values: "Zugbewertungen zeigen",

  "first.name": "Tomate",
  "first.turn": "Die Tomate ist am Zug",
  "first.thinks": "Die Tomate überlegt …",
  "first.passes": "Die Tomate kann nicht setzen und passt",
  "first.passed": "Die Tomate hat gepasst.",
  "first.strength": "Stärke der Tomate",
  "first.wins": "Die Tomate gewinnt",
  "second.name": "Maulwurf",
  "second.turn": "Der Maulwurf ist am Zug",
  "second.thinks": "Der Maulwurf überlegt …",
  "second.passes": "Der Maulwurf kann nicht setzen und passt",
  "second.passed": "Der Maulwurf hat gepasst.",
  "second.strength": "Stärke des Maulwurfs",
  "second.wins": "Der Maulwurf gewinnt",

  pass: "Pass",
  "cell.empty": "{cell}, leer",
  "cell.legal": "{cell}, leer, erlaubt",
  "cell.first": "{cell}, Tomate",
  "cell.second": "{cell}, Maulwurf",
  "moved.one": "{side} {move}, {count} Stein umgedreht.",
  "moved.other": "{side} {move}, {count} Steine umgedreht.",
};
