// Reversi: hints, set-up, openings and results. German.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const de = {
  "values.legend":
    "+6 in fetter Schrift: gewinnt genau mit 6 Steinen Vorsprung. +3,5 in dünner Schrift: geschätzt. Der beste Zug ist unterstrichen.",
  "first.ending": "Rot, so weit das Auge reicht: Das wird ein gutes Suppenjahr.",
  "second.ending": "Hügel neben Hügel: Der Garten hat einen neuen Besitzer.",
  "draw.ending": "Frieden zwischen den Beeten: Hier ist Platz für beide.",

  "left.one": "noch {count} Stein",
  "left.other": "noch {count} Steine",

  "contrast.end": "{move} {worth}",
  "contrast.corner": "{loss}: Die Antwort nimmt die Ecke {corner}",
  "contrast.moves": "nach {move} hat der Gegner {fewer} Züge statt {more}",

  corner: "nimmt die Ecke",
  edge: "nimmt ein Feld am Rand",
  silence: "lässt der anderen Seite keinen Zug",
  "few.one": "lässt der anderen Seite {count} Zug",
  "few.other": "lässt der anderen Seite {count} Züge",
  "turns.one": "dreht {count} Stein um",
  "turns.other": "dreht {count} Steine um",

  "player.doofie": "der reine Zufall",
  "player.klauwastekannz": "nimmt, was geht",
  "player.ramscher": "rafft die besten Felder",
  "player.aufpasser-2": "denkt zwei Züge voraus",
  "player.aufpasser-3": "denkt drei Züge voraus",
  "player.aufpasser-4": "denkt vier Züge voraus",
  "player.aufpasser-5": "denkt fünf Züge voraus",
  "player.aufpasser-6": "denkt sechs Züge voraus",
  "player.aufpasser-3-gemeint": "drei Züge voraus, die letzten zwei Steine wie Ramscher",
  "player.partner": "spielt so stark wie du",
  "player.level-1": "dreht gern viele Steine um",
  "player.level-2": "hat von den Ecken gehört",
  "player.level-3": "bewertet das Brett nach jedem seiner Züge",
  "player.level-4": "denkt zwei Züge voraus",
  "player.level-5": "denkt drei Züge voraus, spielt die letzten sechs perfekt",
  "player.level-6": "denkt vier Züge voraus, spielt die letzten acht perfekt",
  "player.level-7": "denkt sechs Züge voraus, spielt die letzten zwölf perfekt",
  "player.champion": "spielt die letzten 24 Züge perfekt",
  "recipe.no-corners": "Ecken sind nichts wert",
  "recipe.equal-squares": "Alle Felder sind gleich",
  "recipe.traps": "Es liebt die Felder neben den Ecken",
};
