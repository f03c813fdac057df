// The words of the start page, in German.

/** @type {import("../en/start.js").Strings} */
export const de = {
  name: "Stratege",
  title: "Stratege: fünf Spiele, ihre alten Programme und neue",
  "start.about":
    "Fünf Strategiespiele, jedes mit einem Programm aus seiner Geschichte und mit Gegnern von heute. Nichts, was du hier tust, verlässt dein Gerät.",
  "start.play": "Spielen",
  "start.pause": "Bretter anhalten",
  "start.on": "Bretter spielen lassen",
};
