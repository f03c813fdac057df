// Qubic: parameters and traits of its old programs. Finnish.

/** @type {Record<keyof typeof import("./parameters.js").en, string>} */
export const fi = {
  "label.order": "Tilanteiden järjestys",
  "number.order": "järjestys, jossa se etsii tilanteita; 0 jättää yhden pois",
  "label.triples": "Testiluvut",
  "number.triples": "kunkin tilanteen testiluvut t1, t2 ja t3, rivien summia; −1 ei vaadi riviä",
  "label.waiting": "Odotuslista",
  "number.waiting": "odotuslista, ruudut laskettuina ykkösestä",
  "label.list-from": "Listan alku",
  "number.list-from":
    "kohta, josta alkaen se lukee odotuslistaa; 0: vastustajan viimeisimmän siirron taso",
  "label.play-on": "Jatkaa ilman listaa",
  "number.play-on":
    "mitä se tekee, kun odotuslista on käytetty loppuun; 0: julistaa tasapelin, kuten vuonna 1970; 1: ottaa ensimmäisen tyhjän ruudun",
  "label.miss-rate": "Huomaamatta jäävät rivit",
  "number.miss-rate": "näin monta prosenttia riveistä siltä jää siirrossa huomaamatta",
  "label.noise": "Sattuma",
  "number.noise": "näin paljon sattuma lisää siirron arvoon",
  "label.attack": "Omat ketjut",
  "number.attack": "näin monta kolmosta sen omassa ketjussa saa olla",
  "label.defence": "Vastustajan ketjut",
  "number.defence": "näin monta kolmosta saa olla vastustajan ketjussa, jonka se vielä näkee",
  "label.proof-nodes": "Todistushaku",
  "number.proof-nodes": "näin monta asemaa se käyttää todistuksiin",
  "label.level": "Taso",
  "number.level":
    "taso, jolla se pelaa, sadasosina; kahden tason välissä siirron valitsee milloin alempi, milloin ylempi taso",
  "label.book": "Ratkaisukirja",
  "number.book": "se tuntee ratkaisun kirjan",

  "trait.order": "tilanne {entry}",
  "trait.waiting": "odotuslistan ruutu {entry}",
};
