// Was Reversi-Züge wert sind, auf Deutsch.

/** @type {Record<keyof typeof import("../en/reversi-values.js").en, string>} */
export const de = {
  "value.wins.one": "gewinnt mit {count} Stein Vorsprung",
  "value.wins.other": "gewinnt mit {count} Steinen Vorsprung",
  "value.loses.one": "verliert mit {count} Stein Rückstand",
  "value.loses.other": "verliert mit {count} Steinen Rückstand",
  "value.draw": "unentschieden",
  "value.about": "etwa {figure} Steine",
  "value.sure": "{figure} Steine, zu {percent} % sicher",
  "value.open": "noch nicht abgewogen",
  "values.best": "Am besten ist {move}: {value}.",

  "reason.wins.one": "er gewinnt mit {count} Stein Vorsprung",
  "reason.wins.other": "er gewinnt mit {count} Steinen Vorsprung",
  "reason.holds": "er hält das Unentschieden",
  "reason.corner": "er nimmt eine Ecke",
  "reason.silences": "er lässt der anderen Seite keinen Zug",
  "reason.guards": "er hält die andere Seite von einer Ecke fern",
  "reason.threatens": "er öffnet den Weg in eine Ecke",
  "reason.leaves.one": "er lässt der anderen Seite {count} Zug",
  "reason.leaves.other": "er lässt der anderen Seite {count} Züge",
};
