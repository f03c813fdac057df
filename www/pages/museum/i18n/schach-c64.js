// The room of Schach C 64, each language fetched when it is used.

/** @type {import("../../../i18n/types.js").FetchedMessages<typeof import("./schach-c64.en.js").en>} */
export const messages = {
  en: () => import("./schach-c64.en.js"),
  de: () => import("./schach-c64.de.js"),
  fi: () => import("./schach-c64.fi.js"),
};
