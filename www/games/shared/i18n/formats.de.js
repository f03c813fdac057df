// Import and export: the text formats of all games. German.

/** @type {Record<keyof typeof import("./formats.js").en, string>} */
export const de = {
  "formats.moves.one": "{count} Zug",
  "formats.moves.other": "{count} Züge",

  "error.damaged-record.ggf-none": "Eine Partie beginnt mit (; und endet mit ;).",
  "error.damaged-record.ggf-board": "Die Partie hat kein Brett, BO[…].",
  "error.damaged-record.ggf-rows": "Das Brett besteht nicht aus acht Reihen.",
  "error.damaged-record.ggf-early": "Ein Zug steht vor dem Brett, BO[…].",
  "error.damaged-record.ggf-turn": "Die andere Seite ist am Zug.",
  "error.damaged-record.sgf-turn": "Die andere Seite ist am Zug.",
  "error.damaged-record.sgf-set-up":
    "Die Partie beginnt mit Steinen auf dem Brett; das lässt sich nicht einlesen.",
  "wthor.name": "{dark} – {light} {result}",
  "wthor.player": "Spieler {number}",
  "wthor.tournament": "Turnier {number}",
  "error.damaged-record.wthor-none":
    "Eine WTHOR-Datei beginnt mit einem Kopf von 16 Byte, für Bretter mit 8 × 8 Feldern.",
  "error.damaged-record.wthor-cut": "Die Datei endet mitten in dieser Partie.",
  "error.damaged-record.wthor-missing":
    "Die Datei kündigt diese Partie an, enthält sie aber nicht.",
  "error.damaged-record.wthor-square": "Zug {place} ist kein Feld.",
  "error.damaged-record.wthor-names": "Eine Datei mit Namen neben den Partien ist beschädigt.",

  "error.damaged-record.psq-header": "Eine Piskvork-Datei beginnt mit „Piskvorky 15x15“.",
  "error.damaged-record.psq-size":
    "Das Brett hat 15, 16, 19 oder 20 Reihen und ebenso viele Spalten.",
  "error.damaged-record.psq-move": "Ein Zug lautet x,y,Zeit; gezählt wird ab 1.",
};
