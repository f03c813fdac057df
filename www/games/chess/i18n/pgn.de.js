// Chess: PGN. German.

/** @type {Record<keyof typeof import("./pgn.js").en, string>} */
export const de = {
  "pgn.white": "Weiß",
  "pgn.black": "Schwarz",
  "pgn.event": "Veranstaltung",
  "pgn.site": "Ort",
  "pgn.date": "Datum",
  "pgn.round": "Runde",
  "pgn.variations": "Mit Varianten",
  "pgn.name": "{white} – {black}, {result}",
  "pgn.moves.one": "{count} Zug",
  "pgn.moves.other": "{count} Züge",
  "error.damaged-record.pgn-tag": 'Ein Kopfeintrag lautet [Name "Wert"].',
  "error.damaged-record.pgn-open-comment":
    "Diesem Kommentar fehlt die schließende geschweifte Klammer.",
  "error.damaged-record.pgn-open-variation": "Dieser Variante fehlt die schließende Klammer.",
  "error.damaged-record.pgn-no-variation": "Hier schließt eine Klammer, die nie geöffnet wurde.",
  "error.damaged-record.pgn-empty-variation": "Diese Variante hat keinen Zug.",
  "error.damaged-record.pgn-deep": "Die Varianten sind mehr als fünfzigfach verschachtelt.",
  "error.damaged-record.pgn-mark": "Auf $ muss eine Zahl von 0 bis 255 folgen.",
  "error.damaged-record.pgn-stray": "Dieses Zeichen hat hier keine Bedeutung.",
};
