// Gobang: hints, set-up, openings and results. Finnish.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const fi = {
  "values.legend":
    "Lihavoitu +#6: voittaa varmasti 6 siirrolla. −#6: häviää 6 siirrolla. Ohut +40: arvio pisteinä. Paras siirto on alleviivattu.",
  "first.ending": "Viisi rivissä: yksikään kirva ei pääse ohi.",
  "second.ending": "Viisi rivissä: siitä syntyy seppele.",
  "draw.ending": "Niitty kuuluu kaikille: kenelläkään ei ole viittä rivissä.",

  five: "tekee viiden rivin",
  "stops-five": "estää vastustajan viiden rivin",
  "open-four": "tekee avoimen nelosen",
  "two-fours": "tekee kaksi nelosta kerralla",
  four: "tekee nelosen",
  "stops-open-four": "estää vastustajan avoimen nelosen",
  "two-threes": "tekee kaksi avointa kolmosta kerralla",
  "open-three": "tekee avoimen kolmosen",
  "rows.one": "mukana {count} avoimessa rivissä",
  "rows.other": "mukana {count} avoimessa rivissä",

  "player.cpc-chaos": "laskee nappulat, ei näe, miten ne ovat",
  "player.cpc-gobang": "arvioi joka ruudun, ei laske eteenpäin",
  "player.cpc-gobang-stones": "laskee ZS:n toisella tavalla",
  "player.partner": "pelaa sinun tasollasi",
  "player.level-0": "pelaa omien nappuloidensa viereen eikä huomaa paljoakaan",
  "player.level-1": "näkee vain lähelle",
  "player.level-2": "torjuu useimmat kolmoset",
  "player.level-3": "näkee kaksoisuhat",
  "player.level-4": "löytää lyhyet voitot nelosilla",
  "player.level-5": "voittaa nelosilla ja kolmosilla",
  "player.level-6": "näkee pitkät voitot",
  "player.engine": "käyttää kaiken aikansa",
  "recipe.attack": "Omat rivit aina sinun riviesi edelle",
  "recipe.one-direction": "Vain paras suunta lasketaan",
  "recipe.twos": "Kaksi viidestä on arvokkainta",
};
