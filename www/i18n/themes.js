// Names of the themes. English, the reference for the translations.

export const en = {
  "theme.auto": "Garden, by day and in the evening",
  "theme.light": "Garden by day",
  "theme.dark": "Garden in the evening",
  "theme.wood": "Wood",
  "theme.night": "Night",
  "theme.contrast": "High contrast",
};

/** @type {import("./i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./themes.de.js"),
  fi: () => import("./themes.fi.js"),
};
