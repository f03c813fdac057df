// Qubic: steps and scores of TTT3D. Finnish.

/** @type {Record<keyof typeof import("./terms.js").en, string>} */
export const fi = {
  "terms.situation": "Se etsii tilannetta {number}.",
  "terms.waiting": "Se ei löytänyt tilannetta ja käy läpi odotuslistaansa.",
  "terms.by-situation": "tilanne {number}",
  "terms.from-list": "odotuslistalta",
  "terms.row": "Rivi {cells}: summa on {sum}.",
  "terms.found": "Se on löytänyt tilanteen {number}.",
  "terms.found-none": "Se ei ole löytänyt tilannetta ja ottaa odotuslistansa seuraavan ruudun.",
};
