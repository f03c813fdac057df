// Connect Four: what hints, the set-up, openings and the result say about it. German.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const de = {
  "first.ending": "Vier in einer Reihe, und alle blicken zur Sonne.",
  "second.ending": "Vier in einer Reihe: Das Mus ist so gut wie gekocht.",
  "draw.ending": "Das Spalier ist voll, und niemand hat vier in einer Reihe.",

  four: "macht vier in einer Reihe",
  "stops-four": "hindert die andere Seite an der Vier",
  "two-threats": "droht an zwei Stellen mit vier",
  threat: "droht mit vier in einer Reihe",
  "rows.one": "steht in {count} noch offenen Reihe",
  "rows.other": "steht in {count} noch offenen Reihen",

  "number.depth": "so viele Züge sieht es voraus",
  "number.growth": "einen weiter für jede volle Spalte: 0 nie, 1 für deine, 2 für alle",
  "number.parity": "wo die Prüfung auf gerade und ungerade hinsieht: 0 wie gedruckt, 1 wie gemeint",
  "number.variability":
    "um so viele Punkte, nach oben oder unten, darf die Bewertung einer Stellung danebenliegen; im Original 0. Der Artikel wünscht es sich: So muss keine Partie der anderen gleichen",
  "number.chance":
    "Prozent: so oft tritt auf jeder Stufe der Suche eine Spalte an die Stelle einer früheren, die gleich gut ist; im Original 0",
  "number.two": "Wert2: eine Viererreihe mit zwei Steinen einer Farbe, sonst leer",
  "number.three": "Wert3: eine Viererreihe mit drei Steinen einer Farbe, der vierte Platz leer",
  "number.own-four": "der eigene Vierer; dazu kommt die verbleibende Tiefe",
  "number.your-four": "dein Vierer, den das Programm fürchtet; dazu kommt die verbleibende Tiefe",
  "number.decided": "von diesem Wert an gilt das Spiel als entschieden, und es sucht nicht weiter",
  "number.bonus-upright":
    "senkrechte Dreier der richtigen Parität zählen so oft Wert3 zusätzlich; wie gedruckt, trifft die Prüfung bei ihnen nie zu",
  "number.bonus-level": "waagrechte Dreier der richtigen Parität zählen so oft Wert3 zusätzlich",
  "number.bonus-slanting": "schräge Dreier der richtigen Parität zählen so oft Wert3 zusätzlich",
  "number.cells": "PosWert: was ein Stein auf jedem Feld wert ist, die unterste Reihe zuerst",
  "number.order": "die Reihenfolge, in der es die Spalten probiert",
};
