// Connect Four: hints, set-up, openings and results. German.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const de = {
  "values.legend":
    "+6: gewinnt und behält 6 Steine übrig. −6: verliert, und der Gegner behält 6 übrig. 0: unentschieden. Die beste Spalte ist hervorgehoben.",
  "first.ending": "Vier in einer Reihe, und alle blicken zur Sonne.",
  "second.ending": "Vier in einer Reihe: Das Mus ist so gut wie gekocht.",
  "draw.ending": "Das Spalier ist voll, und niemand hat vier in einer Reihe.",

  four: "macht vier in einer Reihe",
  "stops-four": "verhindert vier der anderen Seite",
  "two-threats": "droht an zwei Stellen mit vier",
  threat: "droht mit vier in einer Reihe",
  "rows.one": "liegt in {count} Reihe, die noch aufgehen kann",
  "rows.other": "liegt in {count} Reihen, die noch aufgehen können",

  "player.anfaenger": "denkt vier Züge voraus, weiter, wenn du Spalten füllst",
  "player.fortgeschrittener": "denkt vier Züge voraus, mit vollen Spalten weiter",
  "player.experte": "denkt fünf Züge voraus, mit vollen Spalten weiter",
  "player.meister": "denkt sechs Züge voraus, mit vollen Spalten weiter",
  "player.4gewinnt-tiefe": "denkt immer sieben Züge voraus",
  "player.4gewinnt-gemeint": "der Meister, Parität berichtigt",
  "player.4gewinnt-1.5": "der Meister mit den Zahlen der Version 1.5",
  "player.partner": "spielt so stark wie du",
  "player.level-1": "sieht die eigenen Vierer",
  "player.level-2": "denkt zwei Züge voraus, übersieht Diagonalen",
  "player.level-3": "denkt drei Züge voraus",
  "player.level-4": "denkt vier Züge voraus",
  "player.level-5": "denkt sieben Züge voraus",
  "player.level-6": "denkt zehn Züge voraus, irrt selten",
  "player.solver": "spielt fehlerlos",
  "recipe.no-fear": "Es fürchtet deine Vier nicht",
  "recipe.edges": "Ränder statt Mitte",
  "recipe.no-twos": "Zweier sind nichts wert",
};
