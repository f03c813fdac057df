// Guessing evaluations. English, the reference for the translations.

export const en = {
  "guess.how":
    "Five positions: how does the engine judge them? The closer you are, the more points you get.",
  "guess.start": "Guess five positions",
  "guess.title": "Guess · {at} of {count}",
  "guess.goal": "Who is ahead, and by how much?",
  "guess.verdict": "Set the slider, then guess.",
  "guess.label.pawns": "Lead of {side} in pawns",
  "guess.label.discs": "Discs by which {side} ends ahead",
  "guess.label.chances": "Chances of {side} in percent",
  "guess.percent": "{percent} %",
  "guess.go": "Guess",
  "guess.next": "Next position",
  "guess.again": "Five more",
  "guess.wait": "The engine is still thinking …",
  "guess.failed": "The engine did not answer. This position does not count.",
  "guess.result": "The engine says: {side}, {worth}. {points} of {max} points.",
  "guess.done": "In all {points} of {max} points.",
  "guess.score.one": "{count} series, {points} points; best: {best}.",
  "guess.score.other": "{count} series, {points} points in all; best: {best}.",
};

/** @type {import("../../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./guess.de.js"),
  fi: () => import("./guess.fi.js"),
};
