// Reversi: what hints, the set-up and openings say about it. German.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const de = {
  corner: "nimmt die Ecke",
  edge: "nimmt ein Feld am Rand",
  silence: "lässt der anderen Seite keinen Zug",
  "few.one": "lässt der anderen Seite {count} Zug",
  "few.other": "lässt der anderen Seite {count} Züge",
  "turns.one": "dreht {count} Stein",
  "turns.other": "dreht {count} Steine",
  "typed.sample": "f5",
};
