// Chess: comments and variations. German.

/** @type {Record<keyof typeof import("./annotations.js").en, string>} */
export const de = {
  annotations: "Kommentare und Varianten",
  "annotations.not-now": "Die Kommentare ließen sich nicht laden.",
  "annotations.of": "Kommentar zu {move}",
  "annotations.before": "Kommentar vor dem ersten Zug",
  "annotations.how": "Er bleibt bei der Partie und steht in ihrer PGN.",
  "annotations.show": "Variante auf dem Brett zeigen",
  "annotations.promote": "Variante aufwerten",
  "annotations.delete": "Variante löschen",
  "annotations.shown": "Auf dem Brett steht eine Variante.",
  "annotations.back": "Zurück zur Partie",
};
