// Connect Four: what its old programs care about, as short as can be; for those that are bred. English, which the
// translations are checked against.

export const en = {
  "trait.middle-column": "the middle column",
  "trait.outer-columns": "the outer columns",
  "trait.low": "the lower rows",
  "trait.high": "the upper rows",
  "trait.two": "two in a row of four",
  "trait.three": "three in a row of four",
  "trait.own-four": "its own four",
  "trait.your-four": "your four",
  "trait.bonus-upright": "vertical threes",
  "trait.bonus-level": "horizontal threes",
  "trait.bonus-slanting": "diagonal threes",
  "trait.order": "column {entry}",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./traits.de.js"),
  fi: () => import("./traits.fi.js"),
};
