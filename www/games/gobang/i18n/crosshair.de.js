// Gobang: aim bar of the crosshair. German.

/** @type {Record<keyof typeof import("./crosshair.js").en, string>} */
export const de = {
  "aim.bar": "Zielen",
  "aim.left": "Ein Feld nach links",
  "aim.up": "Ein Feld nach oben",
  "aim.down": "Ein Feld nach unten",
  "aim.right": "Ein Feld nach rechts",
  "aim.place": "Setzen",
};
