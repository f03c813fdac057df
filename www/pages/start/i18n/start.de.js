// The start page. German.

/** @type {Record<keyof typeof import("./start.js").en, string>} */
export const de = {
  name: "Stratege",
  title: "Stratege: Strategiespiele, ihre alten Programme und neue",
  "start.about":
    "Strategiespiele, jedes mit einem Programm aus seiner Geschichte und mit Gegnern von heute. Nichts, was du hier tust, verlässt dein Gerät.",
  "start.play": "Spielen",
  "start.continue": "Weiterspielen",
  "start.pause": "Animation anhalten",
  "start.on": "Animation fortsetzen",
  "start.museum": "Das Museum: die alten Programme bei der Arbeit, Zeile für Zeile",
  "start.breed": "Züchte deinen eigenen Spieler: Lass ein altes Programm eine Minute lang wachsen",
};
