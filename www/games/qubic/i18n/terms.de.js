// Qubic: steps and scores of TTT3D. German.

/** @type {Record<keyof typeof import("./terms.js").en, string>} */
export const de = {
  "terms.situation": "Es sucht die Lage {number}.",
  "terms.waiting": "Es hat keine Lage gefunden und geht seine Warteliste durch.",
  "terms.by-situation": "Lage {number}",
  "terms.from-list": "von der Warteliste",
  "terms.row": "Reihe {cells}: Die Summe ist {sum}.",
  "terms.found": "Es hat die Lage {number} gefunden.",
  "terms.found-none": "Es hat keine Lage gefunden und nimmt das nächste Feld seiner Warteliste.",
};
