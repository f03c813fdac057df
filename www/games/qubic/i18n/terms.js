// Qubic: steps and scores of TTT3D. English, the reference for the translations.

export const en = {
  "terms.situation": "It looks for situation {number}.",
  "terms.waiting": "It has found no situation and goes through its waiting list.",
  "terms.by-situation": "situation {number}",
  "terms.from-list": "from the waiting list",
  "terms.row": "Row {cells}: the sum is {sum}.",
  "terms.found": "It has found situation {number}.",
  "terms.found-none": "It has found no situation and takes the next cell of its waiting list.",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./terms.de.js"),
  fi: () => import("./terms.fi.js"),
};
