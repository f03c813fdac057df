// Gobang: aim bar of the crosshair. Finnish.

/** @type {Record<keyof typeof import("./crosshair.js").en, string>} */
export const fi = {
  "aim.bar": "Tähtäys",
  "aim.left": "Yksi ruutu vasemmalle",
  "aim.up": "Yksi ruutu ylös",
  "aim.down": "Yksi ruutu alas",
  "aim.right": "Yksi ruutu oikealle",
  "aim.place": "Aseta",
};
