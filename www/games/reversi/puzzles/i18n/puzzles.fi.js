// Themes of the Reversi puzzles. Finnish.

/** @type {Record<keyof typeof import("./puzzles.js").en, string>} */
export const fi = {
  "theme.most-discs": "Eniten nappuloita",
  "theme.most-discs.why": "Se tuo vähintään kuusi nappulaa enemmän kuin mikään muu siirto.",
  "theme.only-winning-move": "Ainoa voittava siirto",
  "theme.only-winning-move.why": "Vain tämä siirto voittaa.",
  "theme.only-drawing-move": "Ainoa tasapelisiirto",
  "theme.only-drawing-move.why": "Vain tämä siirto pitää tasapelin, kaikki muut häviävät.",
  "theme.parity": "Pariteetti",
  "theme.parity.why":
    "Se pelaa alueelle, jossa on pariton määrä tyhjiä ruutuja, ja saa sieltä viimeisen siirron.",
  "theme.quiet-move": "Hiljainen siirto",
  "theme.quiet-move.why":
    "Se kääntää vain nappuloita, joiden vieressä ei ole tyhjää, joten vastustaja ei saa uusia siirtoja.",
  "theme.do-not-take-the-corner": "Älä ota kulmaa",
  "theme.do-not-take-the-corner.why": "Kulma on vapaana, mutta sen ottaminen nyt on virhe.",
  "theme.take-the-corner": "Ota kulma",
  "theme.take-the-corner.why": "Se ottaa kulman, jonka nappulaa ei voi enää kääntää.",
  "theme.sacrifice-the-corner": "Uhraa kulma",
  "theme.sacrifice-the-corner.why": "Se antaa vastustajalle kulman ja on silti paras.",
  "theme.force-a-pass": "Pakota ohittamaan",
  "theme.force-a-pass.why":
    "Sen jälkeen vastustajalla ei ole siirtoa, ja hänen on ohitettava vuoronsa.",
};
