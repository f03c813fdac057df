// Qubic: parameters and traits of its old programs, for laboratory and breeding. English, the reference for the
// translations; the texts of the parameters are in parameters.json, which the terminal shares.

import numbers from "./parameters.json" with { type: "json" };

export const en = {
  ...numbers,

  "trait.order": "situation {entry}",
  "trait.waiting": "cell {entry} of the waiting list",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./parameters.de.js"),
  fi: () => import("./parameters.fi.js"),
};
