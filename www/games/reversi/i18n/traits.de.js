// Reversi: what its old programs care about, as short as can be; for those that are bred. German.

/** @type {Record<keyof typeof import("./traits.js").en, string>} */
export const de = {
  "trait.corners": "Ecken",
  "trait.beside": "Felder neben einer Ecke",
  "trait.edges": "Ränder",
  "trait.ring": "Felder einen Schritt vom Rand",
  "trait.middle": "die Mitte",
  "trait.bonus": "das Feld, auf das es setzt",
  "trait.threshold": "die Grenze, ab der dieses Feld zusätzlich zählt",
};
