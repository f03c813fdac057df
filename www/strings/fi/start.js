// The words of the start page, in Finnish.

/** @type {import("../en/start.js").Strings} */
export const fi = {
  name: "Stratege",
  title: "Stratege: viisi peliä, niiden vanhat ohjelmat ja uudet",
  "start.about":
    "Viisi strategiapeliä, joista jokaisessa on ohjelma pelin historiasta ja pelaajia tältä päivältä. Mikään, mitä teet täällä, ei lähde laitteeltasi.",
  "start.play": "Pelaa",
  "start.pause": "Pysäytä laudat",
  "start.on": "Anna lautojen pelata",
};
