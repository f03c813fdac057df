// Chess: comments and variations. Finnish.

/** @type {Record<keyof typeof import("./annotations.js").en, string>} */
export const fi = {
  annotations: "Kommentit ja muunnelmat",
  "annotations.not-now": "Kommentteja ei saatu ladattua.",
  "annotations.of": "Kommentti siirtoon {move}",
  "annotations.before": "Kommentti ennen ensimmäistä siirtoa",
  "annotations.how": "Se säilyy pelin mukana ja kirjoitetaan sen PGN-muotoon.",
  "annotations.show": "Näytä muunnelma laudalla",
  "annotations.promote": "Nosta muunnelma ylemmäs",
  "annotations.delete": "Poista muunnelma",
  "annotations.shown": "Laudalla on muunnelma.",
  "annotations.back": "Takaisin peliin",
};
