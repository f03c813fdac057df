// Gobang: what hints, the set-up, openings and the result say about it. German.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const de = {
  "values.legend":
    "+#6 in fetter Schrift: gewinnt sicher in 6 Zügen. −#6: verliert in 6. +40 in dünner Schrift: eine Schätzung in Punkten. Der beste Zug ist unterstrichen.",
  "first.ending": "Fünf in einer Reihe: Da kommt keine Blattlaus durch.",
  "second.ending": "Fünf in einer Reihe: Das reicht für einen Kranz.",
  "draw.ending": "Die Wiese gehört allen: Niemand hat fünf in einer Reihe.",

  "name.beginner": "Anfänger",
  "name.casual": "Gelegenheitsspieler",
  "name.keen": "Eifriger Spieler",
  "name.club": "Vereinsspieler",
  "name.expert": "Experte",
  "name.master": "Meister",
  "name.engine": "Engine",
  "player.cpc-gobang": "bewertet jedes Feld, rechnet nicht voraus",
  "player.cpc-gobang-stones": "liest ZS auf die andere Art",
  "player.cpc-chaos": "sieht nicht, wie Steine liegen",
  "player.beginner": "sieht, was in der Nähe liegt",
  "player.casual": "schließt die meisten Dreier",
  "player.keen": "sieht doppelte Drohungen",
  "player.club": "gewinnt mit ein paar Vierern",
  "player.expert": "gewinnt mit Vierern und Dreiern",
  "player.master": "sieht lange Gewinne",
  "player.engine": "nutzt seine ganze Zeit",

  five: "macht fünf in einer Reihe",
  "stops-five": "verhindert fünf der anderen Seite",
  "open-four": "macht einen offenen Vierer",
  "two-fours": "macht zwei Vierer zugleich",
  four: "macht einen Vierer",
  "stops-open-four": "verhindert einen offenen Vierer der anderen Seite",
  "two-threes": "macht zwei offene Dreier zugleich",
  "open-three": "macht einen offenen Dreier",
  "rows.one": "steht in {count} noch offenen Reihe",
  "rows.other": "steht in {count} noch offenen Reihen",
};
