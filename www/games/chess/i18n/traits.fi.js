// Chess: what its old programs care about, as short as can be; for those that are bred. Finnish.

/** @type {Record<keyof typeof import("./traits.js").en, string>} */
export const fi = {
  "trait.pawns": "sotilaat",
  "trait.knights": "ratsut",
  "trait.bishops": "lähetit",
  "trait.rooks": "tornit",
  "trait.queen": "kuningatar",
  "trait.king": "kuningas",
};
