// Qubic: hints, set-up, openings and results. Finnish.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const fi = {
  "values.legend":
    "Lihavoitu +#6: voittaa varmasti 6 siirrolla. −#6: häviää 6 siirrolla. Ohut +40: arvio pisteinä. Paras siirto on alleviivattu.",
  "first.ending": "Neljä rivissä läpi kasvihuoneen: hillon aika.",
  "second.ending": "Neljä rivissä: sinistä hyllystä hyllyyn.",
  "draw.ending": "Kukaan ei saa enää riviä täyteen: hedelmäsalaattia molemmille.",

  four: "tekee neljän rivin",
  "stops-four": "estää vastustajan neljän rivin",
  "two-threats": "uhkaa neljän rivillä kahdessa paikassa",
  threat: "uhkaa neljän rivillä",
  "rows.one": "mukana {count} avoimessa rivissä",
  "rows.other": "mukana {count} avoimessa rivissä",

  "player.partner": "pelaa sinun tasollasi",
  "player.level-1": "joka toinen rivi jää huomaamatta",
  "player.level-2": "huomaa useimmat rivit, torjuu kaksoiskolmosia",
  "player.level-2b": "näkee kaksoiskolmoset, osa riveistä jää huomaamatta",
  "player.level-3": "tekee kaksoiskolmosia, torjuu lyhyitä kolmosten ketjuja",
  "player.ttt3d": "pelaa kolmentoista kuvion mukaan",
  "player.level-4": "näkee lyhyet kolmosten ketjut",
  "player.level-4b": "näkee enintään kolmen kolmosen ketjut",
  "player.level-4c": "näkee pitkät kolmosten ketjut, harvoin jokin rivi jää huomaamatta",
  "player.level-5": "näkee pitkät kolmosten ketjut",
  "player.prover": "voittaa aina kun aloittaa",
  "recipe.list-only": "Vain odotuslista",
  "recipe.backwards": "Tilanteet käänteisessä järjestyksessä",
  "recipe.list-from-top": "Lue lista aina alusta",
};
