// 4 gewinnt auf Deutsch.

/** @type {Record<keyof typeof import("../en/connect4.js").en, string>} */
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
  "first.ending": "Vier in einer Reihe, und alle blicken zur Sonne.",
  "second.name": "Pflaume",
  "second.turn": "Die Pflaume ist am Zug",
  "second.thinks": "Die Pflaume überlegt …",
  "second.strength": "Stärke der Pflaume",
  "second.wins": "Die Pflaume gewinnt",
  "second.ending": "Vier in einer Reihe: Das Mus ist so gut wie gekocht.",
  "draw.ending": "Das Spalier ist voll, und niemand hat vier in einer Reihe.",
  "ended.after": "nach {moves} Zügen",

  "column.one": "Spalte {column}: {count} Stein, {free} frei",
  "column.other": "Spalte {column}: {count} Steine, {free} frei",
  "column.full": "Spalte {column}: voll",
  "cell.empty": "{cell}, leer",
  "cell.first": "{cell}, Sonnenblume",
  "cell.second": "{cell}, Pflaume",
  "cell.won": "{content}, eine der vier",
  moved: "{side} in Spalte {column}.",

  "player.anfaenger": "{depth} Züge, langsam tiefer",
  "player.fortgeschrittener": "{depth} Züge, bald tiefer",
  "player.experte": "{depth} Züge, bald tiefer",
  "player.meister": "{depth} Züge, bald tiefer",
  "player.4gewinnt-tiefe": "immer {depth} Züge",
  "player.4gewinnt-gemeint": "Meister, wie er gemeint war",
  "player.level-1": "sieht die eigenen Vierer",
  "player.level-2": "{depth} Züge, schräg oft blind",
  "player.level-3": "{depth} Züge voraus",
  "player.level-4": "{depth} Züge voraus",
  "player.level-5": "{depth} Züge voraus",
  "player.level-6": "{depth} Züge, irrt selten",
  "player.solver": "nach wenigen Zügen exakt",

  "key.digits": "1 bis 7",
  "key.drop": "in diese Spalte werfen",
  "key.sideways": "← →",
  "key.choose": "eine Spalte wählen",
  "key.edge": "zur ersten oder letzten Spalte",

  "help.goal":
    "Sonnenblumen und Pflaumen teilen sich ein Spalier mit sieben Spalten und sechs Reihen. Wer zuerst vier in einer Reihe hat, gewinnt.",
  "help.drop": "Du wählst eine Spalte; dein Stein fällt auf den untersten freien Platz darin.",
  "help.drop.picture": "Eine Sonnenblume fällt auf eine Pflaume, die in ihrer Spalte liegt.",
  "help.rows": "Es zählen vier waagrecht, senkrecht und schräg.",
  "help.rows.along": "waagrecht",
  "help.rows.upright": "senkrecht",
  "help.rows.aslant": "schräg",
  "help.full":
    "Eine volle Spalte nimmt nichts mehr auf. Sind alle Spalten voll und niemand hat vier in einer Reihe, ist das Spiel unentschieden.",
};
