// Reversi: move values. English, the reference for the translations.

export const en = {
  "value.wins.one": "wins by {count} disc",
  "value.wins.other": "wins by {count} discs",
  "value.loses.one": "loses by {count} disc",
  "value.loses.other": "loses by {count} discs",
  "value.draw": "a draw",
  "value.about": "about {figure} discs",
  "value.sure": "{figure} discs, {percent} % sure",
  "value.open": "not evaluated yet",
  "values.best": "Best is {move}: {value}.",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./values.de.js"),
  fi: () => import("./values.fi.js"),
};
