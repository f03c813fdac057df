// Reversi: what the numbers of its players mean; for the laboratory. German.

/** @type {Record<keyof typeof import("./parameters.js").en, string>} */
export const de = {
  "number.table": "was ein Stein auf jedem Feld wert ist",
  "number.bonus": "so oft zählt das Feld, auf das gesetzt wird, zusätzlich",
  "number.threshold": "nur Felder, die mehr wert sind, zählen zusätzlich",
  "number.depth": "so viele Züge rechnet es voraus",
  "number.opening": "die Eröffnung endet, wenn so viele Steine gesetzt sind",
  "number.closing":
    "das Endspiel beginnt, wenn mehr Steine als diese Zahl, abzüglich der Tiefe, gesetzt sind",
  "number.stuck": "der Wert einer Stellung, in der die Seite am Zug nicht setzen kann",
  "number.opening-by":
    "wer die Eröffnung spielt: 1 Doofie, 2 KlauWasteKannz, 3 Ramscher, 4 Aufpasser",
  "number.middle-by": "wer das Mittelspiel spielt, nach denselben Nummern",
  "number.closing-by": "wer das Endspiel spielt, nach denselben Nummern",
  "number.end": "ab so vielen leeren Feldern rechnet es die Partie bis zum Ende durch",
  "number.doubt": "wie weit es sich bei einem Zug verschätzt, in Zehnteln eines Steins",
  "number.greed": "wie viel ihm jeder umgedrehte Stein wert scheint, in Zehnteln eines Steins",
  "number.book": "so viele Halbzüge lang darf es aus dem Eröffnungsbuch spielen",
};
