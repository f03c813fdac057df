// Mitä shakin työkalut siitä sanovat, suomeksi.

/** @type {Record<keyof typeof import("../en/chess-tools.js").en, string>} */
export const fi = {
  "worth.mate.one": "matittaa tällä siirrolla",
  "worth.mate.other": "matti {count} siirrossa",
  "worth.mated.one": "matitetaan seuraavalla siirrolla",
  "worth.mated.other": "matitetaan {count} siirrossa",
  check: "shakkaa",
  castles: "linnoittautuu",
  promotes: "korottaa sotilaan",
  takes: "lyö: {piece}",
  "typed.sample": "Nf3, g1f3",
};
