// Chess: parameters, terms of a value and traits of its old programs, for laboratory and breeding. English, the
// reference for the translations; the texts of the parameters are in parameters.json, which the terminal shares.

import numbers from "./parameters.json" with { type: "json" };

export const en = {
  ...numbers,

  "lab.part.taken": "Taken",
  "lab.part.leaves": "Escapes",
  "lab.part.reaches": "Exposed",

  "trait.pawns": "pawns",
  "trait.knights": "knights",
  "trait.bishops": "bishops",
  "trait.rooks": "rooks",
  "trait.queen": "the queen",
  "trait.king": "the king",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./parameters.de.js"),
  fi: () => import("./parameters.fi.js"),
};
