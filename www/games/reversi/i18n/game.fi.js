// Reversi: its page and its board. Finnish.

/** @type {Record<keyof typeof import("./game.js").en, string>} */
export const fi = {
  name: "Reversi",
  title: "Reversi: tomaatti vastaan kontiainen · Stratege",
  tagline: "Tomaatti vastaan kontiainen",
  about:
    "Perustuu puutarhayhdistyksen sivuun vuodelta 2002, mukana sen omat tietokonepelaajat. Mikään, mitä teet täällä, ei lähde laitteeltasi.",
  layout: "Alkuasetelma",

  board: "Reversi-lauta",
  diagonal: "Vino",
  parallel: "Rinnakkainen",
  tomato: "Tomaatti",
  mole: "Kontiainen",
  "opponent.second": "Sinä tomaattina tietokonetta vastaan",
  "opponent.first": "Sinä kontiaisena tietokonetta vastaan",
  empties: "Tyhjät ruudut voittajalle",
  "empties.counted": "Tyhjät ruudut lasketaan voittajalle.",
  values: "Näytä siirtojen arvot",

  "first.name": "Tomaatti",
  "first.turn": "Tomaatin vuoro",
  "first.thinks": "Tomaatti miettii …",
  "first.passes": "Tomaatti ei voi siirtää ja jättää vuoron väliin",
  "first.passed": "Tomaatti jätti vuoron väliin.",
  "first.strength": "Tomaatin taso",
  "first.wins": "Tomaatti voittaa",
  "second.name": "Kontiainen",
  "second.turn": "Kontiaisen vuoro",
  "second.thinks": "Kontiainen miettii …",
  "second.passes": "Kontiainen ei voi siirtää ja jättää vuoron väliin",
  "second.passed": "Kontiainen jätti vuoron väliin.",
  "second.strength": "Kontiaisen taso",
  "second.wins": "Kontiainen voittaa",

  pass: "passi",
  "cell.empty": "{cell}, tyhjä",
  "cell.legal": "{cell}, tyhjä, sallittu",
  "cell.first": "{cell}, tomaatti",
  "cell.second": "{cell}, kontiainen",
  "moved.one": "{side} {move}, {count} nappula kääntyi.",
  "moved.other": "{side} {move}, {count} nappulaa kääntyi.",
};
