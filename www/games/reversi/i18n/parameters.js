// Reversi: parameters and traits of its old programs, for laboratory and breeding. English, the reference for the
// translations; the texts of the parameters are in parameters.json, which the terminal shares.

import numbers from "./parameters.json" with { type: "json" };

export const en = {
  ...numbers,

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
  de: () => import("./parameters.de.js"),
  fi: () => import("./parameters.fi.js"),
};
