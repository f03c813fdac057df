// Was die Werkzeuge rund um Schach von ihm sagen, auf Deutsch.

/** @type {Record<keyof typeof import("../en/chess-tools.js").en, string>} */
export const de = {
  "worth.mate.one": "setzt mit diesem Zug matt",
  "worth.mate.other": "matt in {count}",
  "worth.mated.one": "wird mit dem nächsten Zug matt",
  "worth.mated.other": "wird matt in {count}",
  check: "gibt Schach",
  castles: "rochiert",
  promotes: "wandelt den Bauern um",
  takes: "schlägt: {piece}",
  "typed.sample": "Nf3, g1f3",
};
