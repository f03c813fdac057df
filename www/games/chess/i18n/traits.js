// Chess: what its old programs care about, as short as can be; for those that are bred. English, which the
// translations are checked against. The kit's criteria have their names in parameters.js.

export const en = {
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
  de: () => import("./traits.de.js"),
  fi: () => import("./traits.fi.js"),
};
