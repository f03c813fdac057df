// Gobang: parameters and traits of its old programs, for laboratory and breeding. English, the reference for the
// translations; the texts of the parameters are in parameters.json, which the terminal shares.

import numbers from "./parameters.json" with { type: "json" };

export const en = {
  ...numbers,

  "trait.a0": "five squares without a stone of its own",
  "trait.a1": "one stone in five squares",
  "trait.a2": "two stones in five squares",
  "trait.a3": "three stones in five squares",
  "trait.a4": "four stones in five squares",
  "trait.zs": "stones in one run",
  "trait.nh": "nearness to its own stones",
  "trait.of": "rows open at both ends",
  "trait.ob": "its own rows over yours",
  "trait.f1": "the best direction",
  "trait.f2": "the second-best direction",
  "trait.f3": "the third-best direction",
  "trait.f4": "the worst direction",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./parameters.de.js"),
  fi: () => import("./parameters.fi.js"),
};
