// Themes of the Connect Four puzzles. German.

/** @type {Record<keyof typeof import("./puzzles.js").en, string>} */
export const de = {
  "theme.only-winning-column": "Einzige Gewinnspalte",
  "theme.only-winning-column.why": "Nur diese Spalte gewinnt.",
  "theme.only-drawing-column": "Einzige Remisspalte",
  "theme.only-drawing-column.why": "Nur diese Spalte hält das Remis, jede andere verliert.",
  "theme.double-threat": "Doppeldrohung",
  "theme.double-threat.why":
    "Er droht mit zwei Vierern zugleich, und nur einer lässt sich verhindern.",
  "theme.forced-win": "Erzwungener Gewinn",
  "theme.forced-win.why":
    "Jeder Zug auf dem Weg zum Gewinn droht mit einem Vierer, sodass jede Antwort erzwungen ist.",
  "theme.odd-threat": "Ungerade Drohung",
  "theme.odd-threat.why":
    "Er schafft oder erhält eine Drohung in einer ungeraden Reihe, die am Ende dem zufällt, der begonnen hat.",
  "theme.even-threat": "Gerade Drohung",
  "theme.even-threat.why":
    "Er schafft oder erhält eine Drohung in einer geraden Reihe, die am Ende dem Nachziehenden zufällt.",
  "theme.keep-the-odd-threat": "Ungerade Drohung bewahren",
  "theme.keep-the-odd-threat.why":
    "Er bewahrt die Drohung in einer ungeraden Reihe, die falschen Züge verderben sie.",
  "theme.keep-the-even-threat": "Gerade Drohung bewahren",
  "theme.keep-the-even-threat.why":
    "Er bewahrt die Drohung in einer geraden Reihe, die falschen Züge verderben sie.",
  "theme.stop-the-threat": "Drohung beseitigen",
  "theme.stop-the-threat.why": "Er besetzt ein Feld, das der Gegner für einen Vierer braucht.",
  "theme.last-safe-move": "Letzter sicherer Zug",
  "theme.last-safe-move.why":
    "Jede andere Spalte erlaubt dem Gegner, sofort einen Vierer zu vollenden.",
};
