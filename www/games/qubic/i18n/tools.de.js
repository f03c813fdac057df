// Qubic: what hints, the set-up, openings and the result say about it. German.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const de = {
  "values.legend":
    "+#6 in fetter Schrift: gewinnt sicher in 6 Zügen. −#6: verliert in 6. +40 in dünner Schrift: eine Schätzung in Punkten. Der beste Zug ist unterstrichen.",
  "first.ending": "Vier in einer Reihe quer durchs Gewächshaus: Zeit für Marmelade.",
  "second.ending": "Vier in einer Reihe: Blau von Regal zu Regal.",
  "draw.ending": "Niemand kann mehr eine Reihe füllen: Obstsalat für beide.",

  "name.beginner": "Anfänger",
  "name.casual": "Gelegenheitsspieler",
  "name.keen": "Eifriger Spieler",
  "name.club": "Vereinsspieler",
  "name.expert": "Experte",
  "name.prover": "Beweiser",
  "player.beginner": "übersieht manche Reihe",
  "player.casual": "sieht die meisten Reihen",
  "player.keen": "macht und schließt Doppeldreier",
  "player.ttt3d": "dreizehn Lagen der Reihe nach",
  "player.club": "sieht kurze Ketten von Dreiern",
  "player.expert": "sieht lange Ketten von Dreiern",
  "player.prover": "gewinnt immer, wenn es anfängt",

  four: "macht vier in einer Reihe",
  "stops-four": "verhindert vier der anderen Seite",
  "two-threats": "droht an zwei Stellen mit vier",
  threat: "droht mit vier in einer Reihe",
  "rows.one": "steht in {count} noch offenen Reihe",
  "rows.other": "steht in {count} noch offenen Reihen",
};
