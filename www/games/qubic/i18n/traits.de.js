// Qubic: what its old programs care about, as short as can be; for those that are bred. German.

/** @type {Record<keyof typeof import("./traits.js").en, string>} */
export const de = {
  "trait.order": "Lage {entry}",
  "trait.waiting": "Feld {entry} der Warteliste",
};
