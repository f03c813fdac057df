// The first steps in Chess. Finnish.

/** @type {Record<keyof typeof import("./lesson.js").en, string>} */
export const fi = {
  "lesson.capture.task":
    "Sinulla on valkeat nappulat. Ratsu kulkee kaksi ruutua yhteen suuntaan ja yhden sivulle, kaiken yli. Lyö sillä torni.",
  "lesson.capture.right": "Lyödään siirtymällä toisen nappulan ruutuun.",
  "lesson.capture.wrong":
    "Ratsu pääsee tornin luo yhdellä hypyllä: kaksi ruutua ylös, yksi vasemmalle.",
  "lesson.fork.task": "Uhkaa kahta yhtä aikaa: shakkaa ratsulla niin, että se uhkaa myös tornia.",
  "lesson.fork.right": "Haarukka. Kuninkaan on siirryttävä, ja sitten ratsu lyö tornin.",
  "lesson.fork.wrong": "Etsi ruutu, josta ratsu uhkaa sekä kuningasta että tornia.",
  "lesson.castle.task":
    "Vie kuningas turvaan ja torni peliin yhdellä siirrolla: linnoita. Siirrä kuningasta kaksi ruutua kohti tornia.",
  "lesson.castle.right":
    "Linnoitettu. Sen saa tehdä, jos kumpikaan ei ole liikkunut, välissä ei ole mitään eikä kuningas ole matkalla shakissa.",
  "lesson.castle.wrong": "Linnoita: siirrä kuningas e1:stä g1:een tai torninsa päälle.",
  "lesson.promote.task":
    "Viimeiselle riville päässyt sotilas muuttuu toiseksi nappulaksi. Tee siitä daami.",
  "lesson.promote.right": "Uusi daami. Sotilas on pieni, mutta se voi ratkaista pelin.",
  "lesson.promote.wrong": "Siirrä sotilas a8:aan ja valitse daami: se on vahvin nappula.",
  "lesson.back-rank.task":
    "Tee matti yhdellä siirrolla: uhkaa kuningasta niin, ettei se pääse pakoon.",
  "lesson.back-rank.right": "Matti. Omat sotilaat pitävät kuninkaan rivillään.",
  "lesson.back-rank.wrong":
    "Kuningas pääsee pakoon, tai sitä ei uhata. Mikä nappula pääsee sen riville?",
  "lesson.not-stalemate.task":
    "Tee matti daamilla. Mutta varo: jos kuningasta ei uhata eikä sillä ole siirtoa, se on patissa, ja peli päättyy tasan.",
  "lesson.not-stalemate.right":
    "Matti: kuningasta uhataan, ja kaikki ruudut sen ympärillä ovat vartioituja.",
  "lesson.not-stalemate.wrong":
    "Se ei ole matti. Uhkaa kuningasta sen linjalla, kun oma kuninkaasi vartioi sen ruutuja.",
};
