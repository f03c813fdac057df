// Connect Four: what hints, the set-up, openings and the result say about it. German.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const de = {
  "values.legend":
    "+6: gewinnt und behält 6 Steine übrig. −6: verliert, und der Gegner behält 6 übrig. 0: unentschieden. Die beste Spalte ist hervorgehoben.",
  "first.ending": "Vier in einer Reihe, und alle blicken zur Sonne.",
  "second.ending": "Vier in einer Reihe: Das Mus ist so gut wie gekocht.",
  "draw.ending": "Das Spalier ist voll, und niemand hat vier in einer Reihe.",

  "name.4gewinnt-tiefe": "4Gewinnt, freie Tiefe",
  "name.4gewinnt-gemeint": "4Gewinnt, wie gemeint",
  "name.4gewinnt-1.5": "4Gewinnt, Version 1.5",
  "name.solver": "Löser",
  "player.anfaenger": "{depth} Züge, allmählich tiefer",
  "player.fortgeschrittener": "{depth} Züge, bald tiefer",
  "player.experte": "{depth} Züge, bald tiefer",
  "player.meister": "{depth} Züge, bald tiefer",
  "player.4gewinnt-tiefe": "immer {depth} Züge",
  "player.4gewinnt-gemeint": "Meister, Parität berichtigt",
  "player.4gewinnt-1.5": "Meister mit Zahlen der Version 1.5",
  "player.level-1": "sieht die eigenen Vierer",
  "player.level-2": "{depth} Züge, übersieht Diagonalen",
  "player.level-3": "{depth} Züge voraus",
  "player.level-4": "{depth} Züge voraus",
  "player.level-5": "{depth} Züge voraus",
  "player.level-6": "{depth} Züge, irrt selten",
  "player.solver": "spielt fehlerlos",

  four: "macht vier in einer Reihe",
  "stops-four": "verhindert vier der anderen Seite",
  "two-threats": "droht an zwei Stellen mit vier",
  threat: "droht mit vier in einer Reihe",
  "rows.one": "steht in {count} noch offenen Reihe",
  "rows.other": "steht in {count} noch offenen Reihen",
};
