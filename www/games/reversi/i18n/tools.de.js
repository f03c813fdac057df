// Reversi: what hints, the set-up, openings and the result say about it. German.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const de = {
  "values.legend":
    "+6 in fetter Schrift: gewinnt genau mit 6 Steinen Vorsprung. +3,5 in dünner Schrift: geschätzt. Der beste Zug ist unterstrichen.",
  "first.ending": "Rot, so weit das Auge reicht: Das wird ein gutes Suppenjahr.",
  "second.ending": "Hügel neben Hügel: Der Garten hat einen neuen Besitzer.",
  "draw.ending": "Frieden zwischen den Beeten: Hier ist Platz für beide.",

  corner: "nimmt die Ecke",
  edge: "nimmt ein Feld am Rand",
  silence: "lässt der anderen Seite keinen Zug",
  "few.one": "lässt der anderen Seite {count} Zug",
  "few.other": "lässt der anderen Seite {count} Züge",
  "turns.one": "dreht {count} Stein",
  "turns.other": "dreht {count} Steine",
};
