// Gobang: the rules in the help dialog. German.

/** @type {Record<keyof typeof import("./help.js").en, string>} */
export const de = {
  history:
    "GOBANG.BAS gehörte zum „Software-Experiment“, einer Serie von Matthias Uphoff für den Schneider CPC der 1980er-Jahre, nach Ideen von Richard S. Forsyth. Für zwei Züge Voraussicht hätte es über vier Milliarden Stellungen beurteilen müssen, also sieht es gar nicht voraus: Dreizehn Zahlen sagen, was jedes der 256 Felder wert ist, und jedes Feld ist ein Byte im Speicher.",

  "help.goal":
    "Marienkäfer und Gänseblümchen besetzen abwechselnd ein freies Feld. Wer zuerst eine lückenlose Reihe aus fünf hat, gewinnt.",
  "help.set.picture": "Ein Marienkäfer setzt sich neben zwei andere.",
  "help.rows": "Reihen zählen waagrecht, senkrecht und schräg.",
  "help.rows.along": "waagrecht",
  "help.rows.upright": "senkrecht",
  "help.rows.diagonal": "schräg",
  "help.end":
    "Auch mehr als fünf in einer Reihe gewinnen, wenn nicht genau fünf vereinbart sind. Ohne Sieger ist die Partie nach 120 Zügen oder auf vollem Brett unentschieden.",
  "help.values":
    "CPC-Gobang rechnet keinen Zug voraus. In jeder von vier Richtungen nimmt es die besten fünf Felder um ein freies, für sich und für dich: Punkte für die Steine darin (A0 bis A4), für Steine im Zusammenhang (ZS), in der Nähe (NH) und mit offenen Enden (OF), und einen Bonus für die eigenen (OB). Die beste Richtung zählt F1-mal, die anderen F2-, F3- und F4-mal. Es setzt auf das Feld mit der größten Summe.",
};
