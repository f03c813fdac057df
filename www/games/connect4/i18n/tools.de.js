// Connect Four: what hints, the set-up, openings and the result say about it. German.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const de = {
  "values.legend":
    "+6: gewinnt und behält 6 Steine übrig. −6: verliert, und der Gegner behält 6 übrig. 0: Remis. Die beste Spalte ist hervorgehoben.",
  "first.ending": "Vier in einer Reihe, und alle blicken zur Sonne.",
  "second.ending": "Vier in einer Reihe: Das Mus ist so gut wie gekocht.",
  "draw.ending": "Das Spalier ist voll, und niemand hat vier in einer Reihe.",

  four: "macht vier in einer Reihe",
  "stops-four": "hindert die andere Seite an der Vier",
  "two-threats": "droht an zwei Stellen mit vier",
  threat: "droht mit vier in einer Reihe",
  "rows.one": "steht in {count} noch offenen Reihe",
  "rows.other": "steht in {count} noch offenen Reihen",
};
