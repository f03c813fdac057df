// The section "Your data" of the practice pages. English, the reference for the translations.

export const en = {
  "data.export": "Export",
  "data.import": "Import",
  "data.erase": "Erase",
  "data.imported": "The data are imported.",
  "data.mistakes":
    "The file is from another game: its mistakes are imported, its rating and openings are not.",
  "data.invalid": "This file has no data of this page; nothing has changed.",
  "data.sure": "Press again to erase your rating, your mistakes and your openings in this game.",
  "data.erased": "Your rating, your mistakes and your openings in this game are erased.",
  "data.undone": "Your data are as they were before.",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./data.de.js"),
  fi: () => import("./data.fi.js"),
};
