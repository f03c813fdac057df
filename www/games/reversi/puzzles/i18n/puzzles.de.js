// Themes of the Reversi puzzles. German.

/** @type {Record<keyof typeof import("./puzzles.js").en, string>} */
export const de = {
  "theme.most-discs": "Die meisten Steine",
  "theme.most-discs.why": "Er bringt mindestens sechs Steine mehr als jeder andere Zug.",
  "theme.only-winning-move": "Einziger Gewinnzug",
  "theme.only-winning-move.why": "Nur dieser Zug gewinnt.",
  "theme.only-drawing-move": "Einziger Remiszug",
  "theme.only-drawing-move.why": "Nur dieser Zug hält das Unentschieden, jeder andere verliert.",
  "theme.parity": "Parität",
  "theme.parity.why":
    "Er zieht in ein Gebiet mit ungerader Zahl freier Felder und bekommt dort den letzten Zug.",
  "theme.quiet-move": "Stiller Zug",
  "theme.quiet-move.why":
    "Er dreht nur Steine ohne freie Nachbarfelder um, sodass der Gegner keine neuen Züge bekommt.",
  "theme.do-not-take-the-corner": "Die Ecke nicht nehmen",
  "theme.do-not-take-the-corner.why": "Eine Ecke ist frei, aber sie jetzt zu nehmen ist falsch.",
  "theme.take-the-corner": "Die Ecke nehmen",
  "theme.take-the-corner.why": "Er nimmt eine Ecke, deren Stein nie mehr gedreht wird.",
  "theme.sacrifice-the-corner": "Die Ecke opfern",
  "theme.sacrifice-the-corner.why": "Er überlässt dem Gegner eine Ecke und ist doch der beste.",
  "theme.force-a-pass": "Zum Passen zwingen",
  "theme.force-a-pass.why": "Danach hat der Gegner keinen Zug und muss passen.",
};
