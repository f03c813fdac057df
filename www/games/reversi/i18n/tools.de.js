// Reversi: what hints, the set-up, openings and the result say about it. German.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const de = {
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
