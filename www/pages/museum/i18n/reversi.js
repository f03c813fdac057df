// The room of the Reversi page of 2002, each language fetched when it is used.

/** @type {import("../../../i18n/types.js").FetchedMessages<typeof import("./reversi.en.js").en>} */
export const messages = {
  en: () => import("./reversi.en.js"),
  de: () => import("./reversi.de.js"),
  fi: () => import("./reversi.fi.js"),
};
