// Qubic: what its old programs care about, as short as can be; for those that are bred. Finnish.

/** @type {Record<keyof typeof import("./traits.js").en, string>} */
export const fi = {
  "trait.order": "tilanne {entry}",
  "trait.waiting": "odotuslistan ruutu {entry}",
};
