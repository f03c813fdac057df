// Reversi: what its old programs care about, as short as can be; for those that are bred. English, which the
// translations are checked against.

export const en = {
  "trait.corners": "corners",
  "trait.beside": "squares next to a corner",
  "trait.edges": "edges",
  "trait.ring": "squares one step in from the edge",
  "trait.middle": "the middle",
  "trait.bonus": "the square it moves to",
  "trait.threshold": "the limit above which that square counts extra",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./traits.de.js"),
  fi: () => import("./traits.fi.js"),
};
