// Import and export: the text formats of all games. Finnish.

/** @type {Record<keyof typeof import("./formats.js").en, string>} */
export const fi = {
  "formats.moves.one": "{count} siirto",
  "formats.moves.other": "{count} siirtoa",

  "error.damaged-record.ggf-none": "Peli alkaa merkeillä (; ja päättyy merkkeihin ;).",
  "error.damaged-record.ggf-board": "Pelissä ei ole lautaa, BO[…].",
  "error.damaged-record.ggf-rows": "Laudassa ei ole kahdeksaa riviä.",
  "error.damaged-record.ggf-early": "Siirto on ennen lautaa, BO[…].",
  "error.damaged-record.ggf-turn": "Vuoro on vastustajalla.",
  "error.damaged-record.sgf-turn": "Vuoro on vastustajalla.",
  "error.damaged-record.sgf-set-up":
    "Peli alkaa niin, että laudalla on jo nappuloita; sellaista ei voi tuoda.",
  "wthor.name": "{dark} – {light} {result}",
  "wthor.player": "pelaaja {number}",
  "wthor.tournament": "turnaus {number}",
  "error.damaged-record.wthor-none":
    "WTHOR-tiedoston alussa on 16 tavun otsake, joka koskee 8 × 8 ruudun lautaa.",
  "error.damaged-record.wthor-cut": "Tiedosto päättyy kesken tämän pelin.",
  "error.damaged-record.wthor-missing": "Tiedosto ilmoittaa tämän pelin, mutta sitä ei ole siinä.",
  "error.damaged-record.wthor-square": "Siirto {place} ei ole ruutu.",
  "error.damaged-record.wthor-names": "Pelien vieressä oleva nimitiedosto on vaurioitunut.",

  "error.damaged-record.psq-header": "Piskvork-tiedosto alkaa tekstillä ”Piskvorky 15x15”.",
  "error.damaged-record.psq-size": "Laudassa on 15, 16, 19 tai 20 riviä ja yhtä monta saraketta.",
  "error.damaged-record.psq-move": "Siirto on muotoa x,y,aika; numerointi alkaa ykkösestä.",
};
