// The choice of opponent, colour, clock and rules for a new game. Finnish.

/** @type {Record<keyof typeof import("./new-game.js").en, string>} */
export const fi = {
  "chooser.modern": "Nykyajan pelaajat",
  "chooser.old": "Vanhat ohjelmat",
  "chooser.without": "Ilman sinua tai ilman tietokonetta",
  "chooser.colour": "Sinä pelaat",
  "chooser.offset": "Vahvuus",
  "chooser.estimate": "sinä: {low}–{high}",
  "chooser.at-least": "sinä: vähintään {low}",
  "chooser.chance": "Arvotaan",
  "chooser.clock.none": "Ei kelloa",
  "chooser.clock.own": "Oma aika",
  "chooser.rules": "Säännöt",
  "chooser.lesson": "Onko peli sinulle uusi? Ota ensiaskeleet",
  "chooser.start": "Aloita peli",
};
