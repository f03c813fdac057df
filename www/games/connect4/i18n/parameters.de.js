// Connect Four: what the numbers of its players mean, and what the parts of a value are called; for the laboratory.
// German.

/** @type {Record<keyof typeof import("./parameters.js").en, string>} */
export const de = {
  "number.depth": "so viele Züge rechnet es voraus",
  "number.growth":
    "einen weiter für jede volle Spalte: 0 nie, 1 für die von dir gefüllten, 2 für alle",
  "number.parity":
    "wohin die Prüfung auf gerade und ungerade schaut: 0 wie gedruckt, 1 wie gemeint",
  "number.variability":
    "um so viele Punkte darf die Bewertung einer Stellung nach oben oder unten danebenliegen; im Original 0. Der Artikel wünscht es sich, damit nicht jede Partie der anderen gleicht",
  "number.chance":
    "Prozent: so oft tritt auf jeder Ebene der Suche eine Spalte an die Stelle einer früheren, die gleich gut ist; im Original 0",
  "number.two": "Wert2: eine Viererreihe mit zwei Steinen einer Farbe, sonst leer",
  "number.three": "Wert3: eine Viererreihe mit drei Steinen einer Farbe, der vierte Platz leer",
  "number.own-four": "der eigene Vierer; dazu kommt die verbleibende Tiefe",
  "number.your-four": "dein Vierer, den das Programm fürchtet; dazu kommt die verbleibende Tiefe",
  "number.decided": "von diesem Wert an gilt das Spiel als entschieden, und es sucht nicht weiter",
  "number.bonus-upright":
    "senkrechte Dreier der richtigen Parität zählen so oft Wert3 zusätzlich; so wie sie gedruckt ist, trifft die Prüfung bei ihnen nie zu",
  "number.bonus-level": "waagrechte Dreier der richtigen Parität zählen so oft Wert3 zusätzlich",
  "number.bonus-slanting": "schräge Dreier der richtigen Parität zählen so oft Wert3 zusätzlich",
  "number.cells": "PosWert: was ein Stein auf jedem Feld wert ist, die unterste Reihe zuerst",
  "number.order": "die Reihenfolge, in der es die Spalten probiert",
  "number.blind": "in so viel Prozent der Züge übersieht es schräge Reihen",
  "number.slips": "in so viel Prozent der Züge spielt es nur seine zweite Wahl",

  "lab.part.cells": "Felder",
  "lab.part.twos": "Zweier",
  "lab.part.threes": "Dreier",
  "lab.part.parity": "Parität",
  "lab.part.four": "Vierer",
  "lab.part.chance": "Zufall",
};
