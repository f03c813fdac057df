// Reversi: lessons on minimax and the horizon effect. Finnish.

/** @type {Record<keyof typeof import("./lessons.js").en, string>} */
export const fi = {
  minimax: "Miten ohjelma katsoo eteenpäin: minimax",
  "minimax.about":
    "Vuoden 2002 Reversi-tekstin päätöspuu. Musta siirtää parillisilla tasoilla ja ottaa suurimman arvon, punainen parittomilla ja ottaa pienimmän. Valitse jokaisen lehden tulos ja käy haku läpi.",
  "minimax.leaf": "Lehti {leaf}",
  "minimax.black": "musta voittaa",
  "minimax.draw": "tasapeli",
  "minimax.red": "punainen voittaa",
  "minimax.alpha-beta": "Alfa-beeta: jätä pois se, mikä ei voi enää muuttaa arvoa",
  "minimax.backwards": "Oikealta vasemmalle",
  "minimax.step": "Askel",
  "minimax.back": "Takaisin",
  "minimax.end": "Loppuun",
  "minimax.again": "Alusta",
  "minimax.begin": "Mitään ei ole vielä tutkittu.",
  "minimax.enter.black": "Asema {node}: musta etsii suurinta arvoa sen alta.",
  "minimax.enter.red": "Asema {node}: punainen etsii pienintä arvoa sen alta.",
  "minimax.at-leaf": "Asema {node} on lehti: {value}.",
  "minimax.value.black": "Musta ottaa suurimman: aseman {node} arvo on {value}.",
  "minimax.value.red": "Punainen ottaa pienimmän: aseman {node} arvo on {value}.",
  "minimax.cut": "Vastapuoli ei enää salli asemaa {node}: tutkimatta jää {left}.",
  horizon: "Horisontti: syvyys 3 ja syvyys 4",
  "horizon.about":
    "Aufpasser näkee syvyytensä verran eteenpäin eikä pidemmälle. Kumpikin lauta näyttää viimeisen aseman, jonka se pelistäsi lähtien vielä näkee.",
  "horizon.example": "Avaa esimerkki",
  "horizon.over": "Peli on päättynyt.",
  "horizon.plays": "Syvyys {depth}: {move}, {points} pistettä, odottaa {pv}.",
  "horizon.corner": "Horisontin takana: kulma {corner} menetetään.",
};
