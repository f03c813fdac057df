// Connect Four: parameters, terms of a value and traits of its old programs. German.

/** @type {Record<keyof typeof import("./parameters.js").en, string>} */
export const de = {
  "label.depth": "Suchtiefe",
  "number.depth": "so viele Züge rechnet es voraus",
  "label.growth": "Zusätzliche Tiefe",
  "number.growth":
    "einen weiter für jede volle Spalte: 0 nie, 1 für die von dir gefüllten, 2 für alle",
  "label.parity": "Parität wie gemeint",
  "number.parity":
    "die Prüfung auf gerade und ungerade schaut dorthin, wohin sie sollte; gedruckt schaut sie woandershin",
  "label.variability": "Schwankung",
  "number.variability":
    "um so viele Punkte darf die Bewertung einer Stellung nach oben oder unten danebenliegen; im Original 0. Der Artikel wünscht es sich, damit nicht jede Partie der anderen gleicht",
  "label.chance": "Zufall",
  "number.chance":
    "in so viel Prozent der Fälle tritt auf jeder Ebene der Suche eine Spalte an die Stelle einer früheren, die gleich gut ist; im Original 0",
  "label.two": "Zweier",
  "number.two": "Wert2: eine Viererreihe mit zwei Steinen einer Farbe, sonst leer",
  "label.three": "Dreier",
  "number.three": "Wert3: eine Viererreihe mit drei Steinen einer Farbe, der vierte Platz leer",
  "label.own-four": "Eigener Vierer",
  "number.own-four": "der eigene Vierer; dazu kommt die verbleibende Tiefe",
  "label.your-four": "Dein Vierer",
  "number.your-four": "dein Vierer, den das Programm fürchtet; dazu kommt die verbleibende Tiefe",
  "label.decided": "Entschieden ab",
  "number.decided": "von diesem Wert an gilt das Spiel als entschieden, und es sucht nicht weiter",
  "label.bonus-upright": "Zuschlag für senkrechte",
  "number.bonus-upright":
    "senkrechte Dreier der richtigen Parität zählen so oft Wert3 zusätzlich; so wie sie gedruckt ist, trifft die Prüfung bei ihnen nie zu",
  "label.bonus-level": "Zuschlag für waagrechte",
  "number.bonus-level": "waagrechte Dreier der richtigen Parität zählen so oft Wert3 zusätzlich",
  "label.bonus-slanting": "Zuschlag für schräge",
  "number.bonus-slanting": "schräge Dreier der richtigen Parität zählen so oft Wert3 zusätzlich",
  "label.cells": "Feldwerte",
  "number.cells": "PosWert: was ein Stein auf jedem Feld wert ist, die unterste Reihe zuerst",
  "label.order": "Reihenfolge der Spalten",
  "number.order": "die Reihenfolge, in der es die Spalten probiert",
  "label.miss-rate": "Übersehene Diagonalen",
  "number.miss-rate": "in so viel Prozent der Züge übersieht es schräge Reihen",
  "label.level": "Stufe",
  "number.level":
    "die Stufe, auf der es spielt, in Hundertsteln; zwischen zwei Stufen wählt mal die eine, mal die andere den Zug",
  "label.error-rate": "Zweite Wahl",
  "number.error-rate": "in so viel Prozent der Züge spielt es nur seine zweite Wahl",

  "lab.part.cells": "Felder",
  "lab.part.twos": "Zweier",
  "lab.part.threes": "Dreier",
  "lab.part.parity": "Parität",
  "lab.part.four": "Vierer",
  "lab.part.chance": "Zufall",

  "trait.middle-column": "die mittlere Spalte",
  "trait.outer-columns": "die äußeren Spalten",
  "trait.low": "die unteren Reihen",
  "trait.high": "die oberen Reihen",
  "trait.two": "zwei in einer Viererreihe",
  "trait.three": "drei in einer Viererreihe",
  "trait.own-four": "der eigene Vierer",
  "trait.your-four": "dein Vierer",
  "trait.bonus-upright": "senkrechte Dreier",
  "trait.bonus-level": "waagrechte Dreier",
  "trait.bonus-slanting": "schräge Dreier",
  "trait.order": "Spalte {entry}",
};
