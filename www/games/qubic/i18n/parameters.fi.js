// Qubic: what the numbers of its players mean; for the laboratory. Finnish.

/** @type {Record<keyof typeof import("./parameters.js").en, string>} */
export const fi = {
  "number.order": "järjestys, jossa se etsii tilanteita; 0 jättää yhden pois",
  "number.triples": "kunkin tilanteen testiluvut t1, t2 ja t3, rivien summia; −1 ei vaadi riviä",
  "number.waiting": "odotuslista, ruudut laskettuina ykkösestä",
  "number.list-from":
    "kohta, josta alkaen se lukee odotuslistaa; 0: vastustajan viimeisimmän siirron taso",
  "number.overlook": "näin monta prosenttia riveistä siltä jää siirrossa huomaamatta",
  "number.whim": "näin paljon sattuma lisää siirron arvoon",
  "number.attack": "näin monta kolmosta sen omassa ketjussa saa olla",
  "number.defence": "näin monta kolmosta saa olla vastustajan ketjussa, jonka se vielä näkee",
  "number.proof": "näin monta tuhatta asemaa se käyttää todistuksiin",
  "number.book": "tunteeko se ratkaisun kirjan: 0 ei, 1 kyllä",
};
