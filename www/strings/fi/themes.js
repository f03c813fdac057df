// The names of the appearances, in Finnish; fetched after the page can be used.

/** @type {import("../en/themes.js").Strings} */
export const fi = {
  "theme.auto": "Puutarha, päivällä ja illalla",
  "theme.light": "Puutarha päivällä",
  "theme.dark": "Puutarha illalla",
  "theme.wood": "Puu",
  "theme.night": "Yö",
  "theme.contrast": "Suuri kontrasti",
};
