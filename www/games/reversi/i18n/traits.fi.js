// Reversi: what its old programs care about, as short as can be; for those that are bred. Finnish.

/** @type {Record<keyof typeof import("./traits.js").en, string>} */
export const fi = {
  "trait.corners": "kulmat",
  "trait.beside": "kulman viereiset ruudut",
  "trait.edges": "reunat",
  "trait.ring": "ruudut askeleen päässä reunasta",
  "trait.middle": "keskusta",
  "trait.bonus": "ruutu, johon se siirtää",
  "trait.threshold": "raja, jota arvokkaampi siirtoruutu lasketaan lisäksi",
};
