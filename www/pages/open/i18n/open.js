// The page that opens texts from other apps. English, the reference for the translations.

export const en = {
  name: "Open a match",
  title: "Open a match · Stratege",
  "open.which": "Which game is this a match of?",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./open.de.js"),
  fi: () => import("./open.fi.js"),
};
