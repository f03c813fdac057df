// Chess: PGN. Finnish.

/** @type {Record<keyof typeof import("./pgn.js").en, string>} */
export const fi = {
  "pgn.white": "Valkea",
  "pgn.black": "Musta",
  "pgn.event": "Tapahtuma",
  "pgn.site": "Paikka",
  "pgn.date": "Päivämäärä",
  "pgn.round": "Kierros",
  "pgn.variations": "Muunnelmat mukaan",
  "pgn.name": "{white} – {black}, {result}",
  "pgn.moves.one": "{count} siirto",
  "pgn.moves.other": "{count} siirtoa",
  "error.damaged-record.pgn-tag": 'Tunniste kirjoitetaan [Nimi "arvo"].',
  "error.damaged-record.pgn-open-comment": "Tästä kommentista puuttuu lopettava aaltosulje.",
  "error.damaged-record.pgn-open-variation": "Tästä muunnelmasta puuttuu loppusulje.",
  "error.damaged-record.pgn-no-variation": "Tällä loppusulkeella ei ole alkusuljetta.",
  "error.damaged-record.pgn-empty-variation": "Tässä muunnelmassa ei ole siirtoa.",
  "error.damaged-record.pgn-deep": "Sisäkkäisiä muunnelmia on yli viisikymmentä.",
  "error.damaged-record.pgn-mark": "$-merkin jälkeen tulee luku väliltä 0–255.",
  "error.damaged-record.pgn-stray": "Tällä merkillä ei ole tässä merkitystä.",
};
