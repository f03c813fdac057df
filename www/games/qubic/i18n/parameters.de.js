// Qubic: parameters and traits of its old programs. German.

/** @type {Record<keyof typeof import("./parameters.js").en, string>} */
export const de = {
  "label.order": "Reihenfolge der Lagen",
  "number.order": "die Reihenfolge, in der es die Lagen sucht; 0 lässt eine weg",
  "label.triples": "Prüfzahlen",
  "number.triples":
    "die Prüfzahlen t1, t2 und t3 jeder Lage, Summen von Reihen; −1 verlangt keine Reihe",
  "label.waiting": "Warteliste",
  "number.waiting": "die Warteliste, die Felder von 1 an gezählt",
  "label.list-from": "Beginn der Liste",
  "number.list-from":
    "der Platz, ab dem es die Warteliste liest; 0: die Ebene des letzten gegnerischen Zuges",
  "label.play-on": "Spielt ohne Liste weiter",
  "number.play-on":
    "was es tut, wenn die Warteliste aufgebraucht ist; 0: es erklärt die Partie für unentschieden, wie 1970; 1: es nimmt das erste leere Feld",
  "label.miss-rate": "Übersehene Reihen",
  "number.miss-rate": "so viel Prozent der Reihen übersieht es in einem Zug",
  "label.noise": "Zufall",
  "number.noise": "so viel legt der Zufall auf den Wert eines Zuges",
  "label.attack": "Eigene Ketten",
  "number.attack": "so viele Dreier darf eine eigene Kette haben",
  "label.defence": "Gegnerische Ketten",
  "number.defence": "so viele Dreier darf eine Kette des Gegners haben, die es noch sieht",
  "label.proof-nodes": "Beweissuche",
  "number.proof-nodes": "so viele Stellungen verwendet es auf Beweise",
  "label.level": "Stufe",
  "number.level":
    "die Stufe, auf der es spielt, in Hundertsteln; zwischen zwei Stufen wählt mal die eine, mal die andere den Zug",
  "label.book": "Lösungsbuch",
  "number.book": "es kennt das Buch der Lösung",

  "trait.order": "Lage {entry}",
  "trait.waiting": "Feld {entry} der Warteliste",
};
