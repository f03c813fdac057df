// Reversi: move values. German.

/** @type {Record<keyof typeof import("./values.js").en, string>} */
export const de = {
  "value.wins.one": "gewinnt mit {count} Stein Vorsprung",
  "value.wins.other": "gewinnt mit {count} Steinen Vorsprung",
  "value.loses.one": "verliert mit {count} Stein Rückstand",
  "value.loses.other": "verliert mit {count} Steinen Rückstand",
  "value.draw": "unentschieden",
  "value.about": "etwa {figure} Steine",
  "value.sure": "{figure} Steine, zu {percent} % sicher",
  "value.open": "noch nicht bewertet",
  "values.best": "Am besten ist {move}: {value}.",
};
