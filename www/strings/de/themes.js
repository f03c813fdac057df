// The names of the appearances, in German; fetched after the page can be used.

/** @type {import("../en/themes.js").Strings} */
export const de = {
  "theme.auto": "Garten, bei Tag und am Abend",
  "theme.light": "Garten bei Tag",
  "theme.dark": "Garten am Abend",
  "theme.wood": "Holz",
  "theme.night": "Nacht",
  "theme.contrast": "Hoher Kontrast",
};
