// Themes of the chess puzzles. German.

/** @type {Record<keyof typeof import("./puzzles.js").en, string>} */
export const de = {
  "theme.mate-in-2": "Matt in zwei Zügen",
  "theme.mate-in-2.why": "Er erzwingt das Matt in zwei Zügen.",
  "theme.mate-in-3": "Matt in drei Zügen",
  "theme.mate-in-3.why": "Er erzwingt das Matt in drei Zügen.",
  "theme.back-rank-mate": "Grundreihenmatt",
  "theme.back-rank-mate.why":
    "Er setzt den König auf der Grundreihe matt, hinter den eigenen Bauern.",
  "theme.smothered-mate": "Ersticktes Matt",
  "theme.smothered-mate.why":
    "Ein Springer setzt den König matt, den die eigenen Figuren einschließen.",
  "theme.fork": "Gabel",
  "theme.fork.why": "Er greift zwei Figuren zugleich an.",
  "theme.hanging-piece": "Ungedeckte Figur",
  "theme.hanging-piece.why": "Er schlägt eine ungedeckte Figur.",
  "theme.sacrifice": "Opfer",
  "theme.sacrifice.why": "Er gibt Material her, um mehr zu bekommen.",
  "theme.quiet-move": "Stiller Zug",
  "theme.quiet-move.why": "Er gibt weder Schach noch schlägt er.",
  "theme.promotion": "Umwandlung",
  "theme.promotion.why": "Er wandelt einen Bauern um.",
  "theme.underpromotion": "Unterverwandlung",
  "theme.underpromotion.why": "Er wandelt einen Bauern in weniger als eine Dame um.",
  "theme.defence": "Verteidigung",
  "theme.defence.why": "Er ist der Zug, der kein Material verliert.",
  "theme.opposition": "Opposition",
  "theme.opposition.why": "Die Könige stehen sich gegenüber, und der gegnerische muss weichen.",
  "theme.only-winning-move": "Einziger Gewinnzug",
  "theme.only-winning-move.why": "Nur dieser Zug gewinnt.",
  "theme.only-drawing-move": "Einziger Remiszug",
  "theme.only-drawing-move.why": "Nur dieser Zug hält remis, jeder andere verliert.",
  "theme.endgame": "Endspiel",
  "theme.endgame.why": "Nur wenige Figuren sind noch da.",
  "theme.pawn-endgame": "Bauernendspiel",
  "theme.pawn-endgame.why": "Nur Könige und Bauern sind noch da.",
};
