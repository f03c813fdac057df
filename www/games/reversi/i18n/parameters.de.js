// Reversi: parameters and traits of its old programs. German.

/** @type {Record<keyof typeof import("./parameters.js").en, string>} */
export const de = {
  "label.table": "Feldwerte",
  "number.table": "was ein Stein auf jedem Feld wert ist",
  "label.bonus": "Zuschlag für das gesetzte Feld",
  "number.bonus": "so oft zählt das Feld, auf das gesetzt wird, zusätzlich",
  "label.threshold": "Grenze des Zuschlags",
  "number.threshold": "nur Felder, die mehr wert sind, zählen zusätzlich",
  "label.depth": "Suchtiefe",
  "number.depth": "so viele Züge rechnet es voraus",
  "label.opening": "Ende der Eröffnung",
  "number.opening": "die Eröffnung endet, wenn so viele Steine gesetzt sind",
  "label.closing": "Beginn des Endspiels",
  "number.closing":
    "das Endspiel beginnt, wenn mehr Steine als diese Zahl, abzüglich der Tiefe, gesetzt sind; vor einem Zug sind es höchstens 59, darum wirkt 64 unter Tiefe 6 nie, und gemeint war 60",
  "label.stuck": "Wert ohne Zug",
  "number.stuck": "der Wert einer Stellung, in der die Seite am Zug nicht setzen kann",
  "label.opening-by": "Die Eröffnung spielt",
  "number.opening-by":
    "wer die Eröffnung spielt: 1 Doofie, 2 KlauWasteKannz, 3 Ramscher, 4 Aufpasser",
  "label.middle-by": "Das Mittelspiel spielt",
  "number.middle-by": "wer das Mittelspiel spielt, nach denselben Nummern",
  "label.closing-by": "Das Endspiel spielt",
  "number.closing-by": "wer das Endspiel spielt, nach denselben Nummern",
  "label.solve": "Perfektes Endspiel",
  "number.solve": "ab so vielen leeren Feldern rechnet es die Partie bis zum Ende durch",
  "label.noise": "Fehleinschätzung",
  "number.noise": "wie weit es sich bei einem Zug verschätzt, in Zehnteln eines Steins",
  "label.flip-bonus": "Gier",
  "number.flip-bonus": "wie viel ihm jeder umgedrehte Stein wert scheint, in Zehnteln eines Steins",
  "label.level": "Stufe",
  "number.level":
    "die Stufe, auf der es spielt, in Hundertsteln; zwischen zwei Stufen wählt mal die eine, mal die andere den Zug",
  "label.book": "Eröffnungsbuch",
  "number.book": "so viele Halbzüge lang darf es aus dem Eröffnungsbuch spielen",

  "trait.corners": "Ecken",
  "trait.beside": "Felder neben einer Ecke",
  "trait.edges": "Ränder",
  "trait.ring": "Felder einen Schritt vom Rand",
  "trait.middle": "die Mitte",
  "trait.bonus": "das Feld, auf das es setzt",
  "trait.threshold": "die Grenze, ab der dieses Feld zusätzlich zählt",
};
