// Gobang: aim bar of the crosshair. English, the reference for the translations.

export const en = {
  "aim.bar": "Aim",
  "aim.left": "One square to the left",
  "aim.up": "One square up",
  "aim.down": "One square down",
  "aim.right": "One square to the right",
  "aim.place": "Place",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./crosshair.de.js"),
  fi: () => import("./crosshair.fi.js"),
};
