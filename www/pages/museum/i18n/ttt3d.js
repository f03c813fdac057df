// The room of TTT3D, each language fetched when it is used.

/** @type {import("../../../i18n/types.js").FetchedMessages<typeof import("./ttt3d.en.js").en>} */
export const messages = {
  en: () => import("./ttt3d.en.js"),
  de: () => import("./ttt3d.de.js"),
  fi: () => import("./ttt3d.fi.js"),
};
