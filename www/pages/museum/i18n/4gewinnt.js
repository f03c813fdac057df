// The room of 4Gewinnt, each language fetched when it is used.

/** @type {import("../../../i18n/types.js").FetchedMessages<typeof import("./4gewinnt.en.js").en>} */
export const messages = {
  en: () => import("./4gewinnt.en.js"),
  de: () => import("./4gewinnt.de.js"),
  fi: () => import("./4gewinnt.fi.js"),
};
