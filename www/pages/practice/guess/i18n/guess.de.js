// Guessing evaluations. German.

/** @type {Record<keyof typeof import("./guess.js").en, string>} */
export const de = {
  "guess.how":
    "Fünf Stellungen: Wie bewertet sie die Engine? Je näher du liegst, desto mehr Punkte bekommst du.",
  "guess.start": "Fünf Stellungen schätzen",
  "guess.title": "Schätzen · {at} von {count}",
  "guess.goal": "Wer steht besser, und um wie viel?",
  "guess.verdict": "Stell den Regler ein und schätze.",
  "guess.label.pawns": "Vorsprung ({side}) in Bauern",
  "guess.label.discs": "Steine Vorsprung am Ende ({side})",
  "guess.label.chances": "Aussichten ({side}) in Prozent",
  "guess.percent": "{percent} %",
  "guess.go": "Schätzen",
  "guess.next": "Nächste Stellung",
  "guess.again": "Noch fünf",
  "guess.wait": "Die Engine rechnet noch …",
  "guess.failed": "Die Engine hat nicht geantwortet. Diese Stellung zählt nicht.",
  "guess.result": "Die Engine sagt: {side}, {worth}. {points} von {max} Punkten.",
  "guess.done": "Insgesamt {points} von {max} Punkten.",
  "guess.score.one": "{count} Runde, {points} Punkte; beste: {best}.",
  "guess.score.other": "{count} Runden, zusammen {points} Punkte; beste: {best}.",
};
