// The words of what lies beside the game, in German.

/** @type {import("../en/tools.js").Strings} */
export const de = {
  "letter-keys": "Einzelne Buchstaben wirken als Tasten",
  "help.rules": "Die Regeln",
  "help.keys": "Tasten",
  "key.arrows": "Pfeiltasten",
  "key.walk": "über das Brett gehen",
  "key.ends": "Pos1, Ende",
  "key.row": "an die Enden der Reihe; mit Strg in die Ecken",
  "key.enter": "Eingabe, Leertaste",
  "key.play": "ziehen",
  "key.escape": "Esc",
  "key.close": "ein Fenster schließen",
  laboratory: "Labor",
};
