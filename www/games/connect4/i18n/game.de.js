// Connect Four: its page and its board. German.

/** @type {Record<keyof typeof import("./game.js").en, string>} */
export const de = {
  name: "4 gewinnt",
  title: "4 gewinnt: Sonnenblume gegen Pflaume · Stratege",
  tagline: "Sonnenblume gegen Pflaume",
  about:
    "Nach 4Gewinnt von Max Kleiner, einem Turbo-Pascal-Programm von 1995, mit dessen eigenen Computerspielern. Was du hier tust, bleibt auf deinem Gerät.",

  board: "Brett von 4 gewinnt",
  "opponent.second": "Du als Sonnenblume gegen den Computer",
  "opponent.first": "Du als Pflaume gegen den Computer",

  "first.name": "Sonnenblume",
  "first.turn": "Die Sonnenblume ist am Zug",
  "first.thinks": "Die Sonnenblume überlegt …",
  "first.strength": "Stärke der Sonnenblume",
  "first.wins": "Die Sonnenblume gewinnt",
  "second.name": "Pflaume",
  "second.turn": "Die Pflaume ist am Zug",
  "second.thinks": "Die Pflaume überlegt …",
  "second.strength": "Stärke der Pflaume",
  "second.wins": "Die Pflaume gewinnt",
  "ended.after": "nach {moves} Zügen",

  "column.one": "Spalte {column}: {count} Stein, {free} frei",
  "column.other": "Spalte {column}: {count} Steine, {free} frei",
  "column.full": "Spalte {column}: voll",
  "cell.empty": "{cell}, leer",
  "cell.first": "{cell}, Sonnenblume",
  "cell.second": "{cell}, Pflaume",
  "cell.won": "{content}, eine der vier",
  moved: "{side} in Spalte {column}.",

  values: "Zugbewertungen zeigen",
  "values.best.one": "Am besten ist Spalte {columns}: {value}.",
  "values.best.other": "Am besten sind die Spalten {columns}: {value}.",
  "value.column": "Spalte {column}: {value}",
  "value.wins.one": "gewinnt mit {count} Stein übrig",
  "value.wins.other": "gewinnt mit {count} Steinen übrig",
  "value.loses.one": "verliert, der Gewinner hat {count} Stein übrig",
  "value.loses.other": "verliert, der Gewinner hat {count} Steine übrig",
  "value.draw": "unentschieden",
  "value.open": "noch nicht gelöst",
  "value.none": "voll",

  "key.digits": "1 bis 7",
  "key.drop": "in diese Spalte werfen",
  "key.sideways": "← →",
  "key.choose": "eine Spalte wählen",
  "key.edge": "zur ersten oder letzten Spalte",
};
