// Chess: what its old programs care about, as short as can be; for those that are bred. German.

/** @type {Record<keyof typeof import("./traits.js").en, string>} */
export const de = {
  "trait.pawns": "Bauern",
  "trait.knights": "Springer",
  "trait.bishops": "Läufer",
  "trait.rooks": "Türme",
  "trait.queen": "die Dame",
  "trait.king": "der König",
};
