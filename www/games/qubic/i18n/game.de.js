// Qubic: page and board. German.

/** @type {Record<keyof typeof import("./game.js").en, string>} */
export const de = {
  name: "Qubic",
  title: "Qubic: Aprikose gegen Heidelbeere · Stratege",
  tagline: "Aprikose gegen Heidelbeere",
  about:
    "Nach TTT3D, R. K. Loudens Programm für die IBM 1130 von 1967, wie es Ilkka Virtanen 1970 in Turku laufen ließ. Was du hier tust, bleibt auf deinem Gerät.",

  board: "Der Würfel von Qubic, Ebene für Ebene",
  level: "Ebene {level}",
  cube: "Der Würfel in 3D",
  turning: "Den Würfel drehen",
  "turn.left": "Nach links drehen",
  "turn.right": "Nach rechts drehen",
  "turn.up": "Nach oben kippen",
  "turn.down": "Nach unten kippen",
  "turn.back": "Ansicht zurücksetzen",
  touch: "Die erste Berührung zeigt ein Feld des Würfels, die zweite zieht dorthin.",
  code: "Getippter Code",
  "code.occupied": "{code} ist besetzt",
  "code.closed": "Gerade ist kein Zug gefragt",
  view: "3D-Ansicht",
  "tab.typewriter": "Schreibmaschine",
  typewriter: "Die Schreibmaschine von 1970",
  prove: "Beweise es selbst: Wer anfängt, gewinnt",

  "opponent.second": "Du als Aprikose gegen den Computer",
  "opponent.first": "Du als Heidelbeere gegen den Computer",

  "first.name": "Aprikose",
  "first.turn": "Die Aprikose ist am Zug",
  "first.thinks": "Die Aprikose überlegt …",
  "first.strength": "Stärke der Aprikose",
  "first.wins": "Die Aprikose gewinnt",
  "second.name": "Heidelbeere",
  "second.turn": "Die Heidelbeere ist am Zug",
  "second.thinks": "Die Heidelbeere überlegt …",
  "second.strength": "Stärke der Heidelbeere",
  "second.wins": "Die Heidelbeere gewinnt",
  "ended.after": "nach {moves} Zügen",
  "ended.agreed":
    "Die Warteliste des Programms war aufgebraucht: Es erklärte die Partie für unentschieden.",

  values: "Zugbewertungen zeigen",

  "cell.empty": "{cell}, leer",
  "cell.first": "{cell}, Aprikose",
  "cell.second": "{cell}, Heidelbeere",
  "cell.last": "{content}, der letzte Zug",
  "cell.won": "{content}, eine der vier",
  moved: "{side} {cell}.",

  "key.in-level": "über eine Ebene gehen",
  "key.pages": "Bild auf, Bild ab",
  "key.level": "zur Ebene davor oder danach",
  "key.digits": "1 bis 4",
  "key.code": "Zug als drei Ziffern: Ebene, Reihe, Spalte",
  "key.shift-arrows": "Umschalt und Pfeiltasten",
  "key.turn": "den Würfel drehen",

  "error.illegal-move.code-digit":
    "{text} gibt es nicht: Ebene, Reihe und Spalte sind Ziffern von 1 bis 4.",
  "error.illegal-move.code-length": "{text} hat nicht drei Ziffern: Ebene, Reihe und Spalte.",

  "name.partner": "Hund",
  "name.level-1": "Schnecke",
  "name.level-2": "Raupe",
  "name.level-2b": "Frosch",
  "name.level-3": "Hase",
  "name.ttt3d": "TTT3D",
  "name.level-4": "Eichhörnchen",
  "name.level-4b": "Rotkehlchen",
  "name.level-4c": "Dachs",
  "name.level-5": "Fuchs",
  "name.prover": "Beweisführer",
};
