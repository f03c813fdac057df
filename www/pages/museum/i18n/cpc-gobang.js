// The room of CPC-Gobang, each language fetched when it is used.

/** @type {import("../../../i18n/types.js").FetchedMessages<typeof import("./cpc-gobang.en.js").en>} */
export const messages = {
  en: () => import("./cpc-gobang.en.js"),
  de: () => import("./cpc-gobang.de.js"),
  fi: () => import("./cpc-gobang.fi.js"),
};
