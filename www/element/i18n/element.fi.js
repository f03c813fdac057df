// The element `<stratege-board>`: its controls. Finnish.

export const fi = {
  "walk.first": "Alkuun",
  "walk.back": "Siirto taaksepäin",
  "walk.on": "Siirto eteenpäin",
  "walk.last": "Viimeiseen siirtoon",
  "walk.label": "Selaa peliä",
  again: "Uusi peli",
  typed: "Kirjoita siirto",
  "typed.play": "Pelaa",
  "typed.closed": "Nyt ei voi tehdä siirtoa.",
  pieces: "Nappulaluettelo",
  "pieces.none": "Lauta on tyhjä.",
  "pieces.at": "{piece}: {cells}",
  "puzzle.find": "Etsi paras siirto.",
  "puzzle.wrong": "{move} ei ole paras siirto. Kokeile toista.",
  "puzzle.right": "{move} on oikein.",
  "puzzle.solved": "Ratkaistu.",
};
