// Qubic: hints, set-up, openings and results. German.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const de = {
  "values.legend":
    "+#6 in fetter Schrift: gewinnt sicher in 6 Zügen. −#6: verliert in 6. +40 in dünner Schrift: eine Schätzung in Punkten. Der beste Zug ist unterstrichen.",
  "first.ending": "Vier in einer Reihe quer durchs Gewächshaus: Zeit für Marmelade.",
  "second.ending": "Vier in einer Reihe: Blau von Regal zu Regal.",
  "draw.ending": "Niemand kann mehr eine Reihe füllen: Obstsalat für beide.",

  four: "macht vier in einer Reihe",
  "stops-four": "verhindert vier der anderen Seite",
  "two-threats": "droht an zwei Stellen mit vier",
  threat: "droht mit vier in einer Reihe",
  "rows.one": "liegt in {count} Reihe, die noch aufgehen kann",
  "rows.other": "liegt in {count} Reihen, die noch aufgehen können",

  "player.partner": "spielt so stark wie du",
  "player.level-1": "übersieht jede zweite Reihe",
  "player.level-2": "sieht die meisten Reihen, blockt Doppeldreier",
  "player.level-2b": "sieht Doppeldreier, übersieht manche Reihe",
  "player.level-3": "macht Doppeldreier, blockt kurze Ketten von Dreiern",
  "player.ttt3d": "spielt nach dreizehn Mustern",
  "player.level-4": "sieht kurze Ketten von Dreiern",
  "player.level-4b": "sieht Ketten aus bis zu drei Dreiern",
  "player.level-4c": "sieht lange Ketten von Dreiern, übersieht selten eine Reihe",
  "player.level-5": "sieht lange Ketten von Dreiern",
  "player.prover": "gewinnt immer, wenn er anfängt",
  "recipe.list-only": "Nur die Warteliste",
  "recipe.backwards": "Situationen in umgekehrter Reihenfolge",
  "recipe.list-from-top": "Die Liste immer von oben lesen",
};
