// Names of the themes. German.

/** @type {Record<keyof typeof import("./themes.js").en, string>} */
export const de = {
  "theme.auto": "Garten, bei Tag und am Abend",
  "theme.light": "Garten bei Tag",
  "theme.dark": "Garten am Abend",
  "theme.wood": "Holz",
  "theme.night": "Nacht",
  "theme.contrast": "Hoher Kontrast",
};
