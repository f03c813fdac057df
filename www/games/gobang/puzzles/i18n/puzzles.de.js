// Themes of the Gobang puzzles. German.

/** @type {Record<keyof typeof import("./puzzles.js").en, string>} */
export const de = {
  "theme.win-by-fours": "Gewinn durch Vierer",
  "theme.win-by-fours.why": "Jeder Zug auf dem Weg zum Gewinn macht einen Vierer.",
  "theme.win-by-threes": "Gewinn durch Dreier",
  "theme.win-by-threes.why": "Der Gewinn braucht einen offenen Dreier, eine stille Drohung.",
  "theme.four-three": "Vierer und Dreier",
  "theme.four-three.why": "Er macht einen Vierer und einen offenen Dreier zugleich.",
  "theme.double-four": "Doppelter Vierer",
  "theme.double-four.why": "Er macht zwei Vierer zugleich oder einen offenen Vierer.",
  "theme.double-three": "Doppelter Dreier",
  "theme.double-three.why": "Er macht zwei offene Dreier zugleich.",
  "theme.counter-four": "Mit eigenem Vierer kontern",
  "theme.counter-four.why":
    "Er begegnet der Drohung mit einem eigenen Vierer, der zuerst verhindert werden muss.",
  "theme.block-the-sequence": "Die Folge unterbrechen",
  "theme.block-the-sequence.why": "Er besetzt ein Feld, das die gegnerische Gewinnfolge braucht.",
  "theme.only-defence": "Einzige Verteidigung",
  "theme.only-defence.why": "Jeder andere Zug verliert durch Vierer.",
};
