// The start page. Finnish.

/** @type {Record<keyof typeof import("./start.js").en, string>} */
export const fi = {
  name: "Stratege",
  title: "Stratege: strategiapelejä, niiden vanhoja ohjelmia ja uusia",
  "start.about":
    "Strategiapelejä, joista jokaisessa on ohjelma pelin historiasta ja nykypäivän vastustajia. Mikään, mitä teet täällä, ei lähde laitteeltasi.",
  "start.play": "Pelaa",
  "start.continue": "Jatka peliäsi",
  "start.pause": "Pysäytä animaatio",
  "start.on": "Jatka animaatiota",
  "start.museum": "Museo: vanhat ohjelmat työssään, rivi riviltä",
  "start.breed": "Kasvata oma pelaajasi: anna vanhan ohjelman kasvaa minuutin ajan",
};
