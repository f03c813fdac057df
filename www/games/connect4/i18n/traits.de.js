// Connect Four: what its old programs care about, as short as can be; for those that are bred. German.

/** @type {Record<keyof typeof import("./traits.js").en, string>} */
export const de = {
  "trait.middle-column": "die mittlere Spalte",
  "trait.outer-columns": "die äußeren Spalten",
  "trait.low": "die unteren Reihen",
  "trait.high": "die oberen Reihen",
  "trait.two": "zwei in einer Viererreihe",
  "trait.three": "drei in einer Viererreihe",
  "trait.own-four": "der eigene Vierer",
  "trait.your-four": "dein Vierer",
  "trait.bonus-upright": "senkrechte Dreier",
  "trait.bonus-level": "waagrechte Dreier",
  "trait.bonus-slanting": "schräge Dreier",
  "trait.order": "Spalte {entry}",
};
