// Connect Four: its page and its board. Finnish.

/** @type {Record<keyof typeof import("./game.js").en, string>} */
export const fi = {
  name: "Neljän suora",
  title: "Neljän suora: auringonkukka vastaan luumu · Stratege",
  tagline: "Auringonkukka vastaan luumu",
  about:
    "Perustuu Max Kleinerin 4Gewinnt-ohjelmaan (Turbo Pascal, 1995), mukana sen omat tietokonepelaajat. Mikään, mitä teet täällä, ei lähde laitteeltasi.",

  board: "Neljän suoran lauta",
  "opponent.second": "Sinä auringonkukkana tietokonetta vastaan",
  "opponent.first": "Sinä luumuna tietokonetta vastaan",

  "first.name": "Auringonkukka",
  "first.turn": "Auringonkukan vuoro",
  "first.thinks": "Auringonkukka miettii …",
  "first.strength": "Auringonkukan taso",
  "first.wins": "Auringonkukka voittaa",
  "second.name": "Luumu",
  "second.turn": "Luumun vuoro",
  "second.thinks": "Luumu miettii …",
  "second.strength": "Luumun taso",
  "second.wins": "Luumu voittaa",
  "ended.after": "{moves} siirron jälkeen",

  "column.one": "Sarake {column}: {count} nappula, {free} vapaana",
  "column.other": "Sarake {column}: {count} nappulaa, {free} vapaana",
  "column.full": "Sarake {column}: täynnä",
  "cell.empty": "{cell}, tyhjä",
  "cell.first": "{cell}, auringonkukka",
  "cell.second": "{cell}, luumu",
  "cell.won": "{content}, yksi neljästä",
  moved: "{side}, sarake {column}.",

  values: "Näytä siirtojen arvot",
  "values.best.one": "Paras on sarake {columns}: {value}.",
  "values.best.other": "Parhaat ovat sarakkeet {columns}: {value}.",
  "value.column": "Sarake {column}: {value}",
  "value.wins.one": "voittaa, {count} nappula jäljellä",
  "value.wins.other": "voittaa, {count} nappulaa jäljellä",
  "value.loses.one": "häviää, voittajalle jää {count} nappula",
  "value.loses.other": "häviää, voittajalle jää {count} nappulaa",
  "value.draw": "tasapeli",
  "value.open": "vielä ratkaisematta",
  "value.none": "täynnä",

  "key.digits": "1–7",
  "key.drop": "pudota nappula tähän sarakkeeseen",
  "key.sideways": "← →",
  "key.choose": "valitse sarake",
  "key.edge": "ensimmäiseen tai viimeiseen sarakkeeseen",
};
