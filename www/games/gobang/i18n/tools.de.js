// Gobang: hints, set-up, openings and results. German.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const de = {
  "values.legend":
    "+#6 in fetter Schrift: gewinnt sicher in 6 Zügen. −#6: verliert in 6. +40 in dünner Schrift: eine Schätzung in Punkten. Der beste Zug ist unterstrichen.",
  "first.ending": "Fünf in einer Reihe: Da kommt keine Blattlaus durch.",
  "second.ending": "Fünf in einer Reihe: Das reicht für einen Kranz.",
  "draw.ending": "Die Wiese gehört allen: Niemand hat fünf in einer Reihe.",

  five: "macht fünf in einer Reihe",
  "stops-five": "verhindert fünf der anderen Seite",
  "open-four": "macht einen offenen Vierer",
  "two-fours": "macht zwei Vierer zugleich",
  four: "macht einen Vierer",
  "stops-open-four": "verhindert einen offenen Vierer der anderen Seite",
  "two-threes": "macht zwei offene Dreier zugleich",
  "open-three": "macht einen offenen Dreier",
  "rows.one": "liegt in {count} Reihe, die noch aufgehen kann",
  "rows.other": "liegt in {count} Reihen, die noch aufgehen können",

  "player.cpc-chaos": "zählt Steine, sieht nicht, wie sie liegen",
  "player.cpc-gobang": "bewertet jedes Feld, rechnet nicht voraus",
  "player.cpc-gobang-stones": "zählt ZS auf die andere Art",
  "player.partner": "spielt so stark wie du",
  "player.level-0": "setzt gern neben eigene Steine und übersieht viel",
  "player.level-1": "sieht nur, was in der Nähe liegt",
  "player.level-2": "blockt die meisten Dreier",
  "player.level-3": "sieht doppelte Drohungen",
  "player.level-4": "findet kurze Gewinne mit Vierern",
  "player.level-5": "gewinnt mit Vierern und Dreiern",
  "player.level-6": "sieht lange Gewinne",
  "player.engine": "nutzt ihre ganze Zeit",
  "recipe.attack": "Eigene Reihen vor allen deinen",
  "recipe.one-direction": "Nur die beste Richtung zählt",
  "recipe.twos": "Zwei von fünf sind am meisten wert",
};
