// Gobang: what the numbers of its players mean; for the laboratory. German.

/** @type {Record<keyof typeof import("./parameters.js").en, string>} */
export const de = {
  "number.a0": "Punkte für fünf Felder ohne eigenen Stein",
  "number.a1": "Punkte für fünf Felder mit einem eigenen Stein",
  "number.a2": "Punkte für fünf Felder mit zwei eigenen Steinen",
  "number.a3": "Punkte für fünf Felder mit drei eigenen Steinen",
  "number.a4": "Punkte für fünf Felder mit vier eigenen Steinen",
  "number.zs": "Zusammenhang: Zuschlag, wenn die Steine mit dem Zielfeld zusammenhängen",
  "number.nh": "Nähe: Zuschlag, wenn ein eigener Stein in der Nähe des Zielfelds liegt",
  "number.of": "offen: Zuschlag, wenn die fünf Felder an beiden Enden offen sind",
  "number.ob": "Bonus für die eigene Reihe gegenüber der des Gegners",
  "number.f1": "Faktor der besten Richtung",
  "number.f2": "Faktor der zweitbesten Richtung",
  "number.f3": "Faktor der drittbesten Richtung",
  "number.f4": "Faktor der schlechtesten Richtung",
  "number.zs-reading":
    "wann Steine zusammenhängen (ZS): 1 mit dem Zielfeld in einer Kette, 2 ohne Lücke untereinander",
  "number.zs-alone": "ob ZS auch für fünf Felder ohne eigenen Stein zählt: 0 nein, 1 ja",
  "number.nh-reach": "welcher Abstand in Feldern noch als Nähe gilt (NH)",
  "number.ties":
    "welches von mehreren besten Feldern es nimmt: 0 irgendeines, 1 das erste, 2 das letzte",
  "number.win-flag": "ob fünf in einer Reihe dem größten Wert vorgehen: 0 nein, 1 ja",
  "number.depth": "so viele Züge rechnet es voraus",
  "number.nodes": "so viele Stellungen sieht es höchstens an",
  "number.fours": "so viele Angriffe probiert es bei der Suche nach einem Gewinn durch Vierer",
  "number.threes":
    "so viele tausend Stellungen sieht es an, um durch Vierer und Dreier zu gewinnen",
  "number.overlook":
    "um so viel Prozent wird ein Feld mit jedem Schritt Abstand von den letzten Zügen leichter übersehen",
  "number.whim": "um so viele Punkte schwankt seine Bewertung",
};
