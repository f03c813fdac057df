// Messages of all museum rooms, loaded by language.

/** @type {import("../../../i18n/i18n.types").FetchedMessages<typeof import("./museum.en.js").en>} */
export const messages = {
  en: () => import("./museum.en.js"),
  de: () => import("./museum.de.js"),
  fi: () => import("./museum.fi.js"),
};
