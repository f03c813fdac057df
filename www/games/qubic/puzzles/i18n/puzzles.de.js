// Themes of the Qubic puzzles. German.

/** @type {Record<keyof typeof import("./puzzles.js").en, string>} */
export const de = {
  "theme.forced-win": "Erzwungener Gewinn",
  "theme.forced-win.why":
    "Jeder Zug auf dem Weg zum Gewinn macht einen Dreier, der verhindert werden muss, am Ende zwei zugleich.",
  "theme.double-three": "Doppelter Dreier",
  "theme.double-three.why": "Er macht zwei Dreier zugleich, und nur einer lässt sich verhindern.",
  "theme.only-defence": "Einzige Verteidigung",
  "theme.only-defence.why":
    "Der Gegner droht mit einem erzwungenen Gewinn, jeder andere Zug verliert.",
  "theme.block-with-three": "Mit eigenem Dreier abwehren",
  "theme.block-with-three.why":
    "Er begegnet der Drohung mit einem eigenen Dreier, der zuerst verhindert werden muss.",
  "theme.block-the-sequence": "Die Folge unterbrechen",
  "theme.block-the-sequence.why": "Er besetzt ein Feld der gegnerischen Gewinnfolge.",
};
