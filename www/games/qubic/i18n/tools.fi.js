// Qubic: what hints, the set-up, openings and the result say about it. Finnish.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const fi = {
  "values.legend":
    "Lihavoitu +#6: voittaa varmasti 6 siirrolla. −#6: häviää 6 siirrolla. Ohut +40: arvio pisteinä. Paras siirto on alleviivattu.",
  "first.ending": "Neljä rivissä läpi kasvihuoneen: hillon aika.",
  "second.ending": "Neljä rivissä: sinistä hyllystä hyllyyn.",
  "draw.ending": "Kukaan ei saa enää riviä täyteen: hedelmäsalaattia molemmille.",

  "name.beginner": "Aloittelija",
  "name.casual": "Satunnaispelaaja",
  "name.keen": "Innokas pelaaja",
  "name.club": "Kerhopelaaja",
  "name.expert": "Asiantuntija",
  "name.prover": "Todistaja",
  "player.beginner": "ei huomaa kaikkia rivejä",
  "player.casual": "huomaa useimmat rivit",
  "player.keen": "tekee ja torjuu kaksoiskolmosia",
  "player.ttt3d": "kolmetoista tilannetta vuorollaan",
  "player.club": "näkee lyhyet kolmosten ketjut",
  "player.expert": "näkee pitkät kolmosten ketjut",
  "player.prover": "voittaa aina kun aloittaa",

  four: "tekee neljän rivin",
  "stops-four": "estää vastustajan neljän rivin",
  "two-threats": "uhkaa neljän rivillä kahdessa paikassa",
  threat: "uhkaa neljän rivillä",
  "rows.one": "on {count} vielä avoimessa rivissä",
  "rows.other": "on {count} vielä avoimessa rivissä",
};
