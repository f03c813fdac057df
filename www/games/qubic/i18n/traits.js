// Qubic: what its old programs care about, as short as can be; for those that are bred. English, which the
// translations are checked against.

export const en = {
  "trait.order": "situation {entry}",
  "trait.waiting": "cell {entry} of the waiting list",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./traits.de.js"),
  fi: () => import("./traits.fi.js"),
};
