// Scores as text. Finnish.

/** @type {Record<keyof typeof import("./score.js").en, string>} */
export const fi = {
  "worth.win.one": "voittaa tällä siirrolla",
  "worth.win.other": "voittaa {count} siirrossa",
  "worth.loss.one": "häviää seuraavalla siirrolla",
  "worth.loss.other": "häviää {count} siirrossa",
  "worth.left.one": "voittaa, {count} nappula jäljellä",
  "worth.left.other": "voittaa, {count} nappulaa jäljellä",
  "worth.lost.one": "häviää, voittajalle jää {count} nappula",
  "worth.lost.other": "häviää, voittajalle jää {count} nappulaa",
  "worth.discs.ahead": "noin {value} nappulaa edellä",
  "worth.discs.behind": "noin {value} nappulaa jäljessä",
  "worth.discs.wins.one": "voittaa {count} nappulalla",
  "worth.discs.wins.other": "voittaa {count} nappulalla",
  "worth.discs.loses.one": "häviää {count} nappulalla",
  "worth.discs.loses.other": "häviää {count} nappulalla",
  "worth.pawns.ahead": "{value} sotilasta edellä",
  "worth.pawns.behind": "{value} sotilasta jäljessä",
  "worth.points": "{value} pistettä",
  "worth.level": "suunnilleen tasan",
  "worth.draw": "tasapeli",
  "worth.resigns": "luovuttaisi",
  "worth.draws": "julistaa tasapelin",
};
