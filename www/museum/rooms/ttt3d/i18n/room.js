// The room of TTT3D, loaded by language.

/** @type {import("../../../../i18n/i18n.types").FetchedMessages<typeof import("./room.en.js").en>} */
export const messages = {
  en: () => import("./room.en.js"),
  de: () => import("./room.de.js"),
  fi: () => import("./room.fi.js"),
};
