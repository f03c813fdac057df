// Qubic: what the numbers of its players mean; for the laboratory. German.

/** @type {Record<keyof typeof import("./parameters.js").en, string>} */
export const de = {
  "number.order": "die Reihenfolge, in der es die Lagen sucht; 0 lässt eine weg",
  "number.triples":
    "die Prüfzahlen t1, t2 und t3 jeder Lage, Summen von Reihen; −1 verlangt keine Reihe",
  "number.waiting": "die Warteliste, die Felder von 1 an gezählt",
  "number.list-from":
    "der Platz, ab dem es die Warteliste liest; 0: die Ebene des letzten gegnerischen Zuges",
  "number.overlook": "so viel Prozent der Reihen übersieht es in einem Zug",
  "number.whim": "so viel legt der Zufall auf den Wert eines Zuges",
  "number.attack": "so viele Dreier darf eine eigene Kette haben",
  "number.defence": "so viele Dreier darf eine Kette des Gegners haben, die es noch sieht",
  "number.proof": "so viele tausend Stellungen verwendet es auf Beweise",
  "number.book": "ob es das Buch der Lösung kennt: 0 nein, 1 ja",
};
