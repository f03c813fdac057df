// Names of the themes. Finnish.

/** @type {Record<keyof typeof import("./themes.js").en, string>} */
export const fi = {
  "theme.auto": "Puutarha, päivällä ja illalla",
  "theme.light": "Puutarha päivällä",
  "theme.dark": "Puutarha illalla",
  "theme.wood": "Puu",
  "theme.night": "Yö",
  "theme.contrast": "Suuri kontrasti",
};
