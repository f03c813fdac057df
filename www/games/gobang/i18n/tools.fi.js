// Gobang: what hints, the set-up, openings and the result say about it. Finnish.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const fi = {
  "values.legend":
    "Lihavoitu +#6: voittaa varmasti 6 siirrolla. −#6: häviää 6 siirrolla. Ohut +40: arvio pisteinä. Paras siirto on alleviivattu.",
  "first.ending": "Viisi rivissä: yksikään kirva ei pääse ohi.",
  "second.ending": "Viisi rivissä: siitä syntyy seppele.",
  "draw.ending": "Niitty kuuluu kaikille: kenelläkään ei ole viittä rivissä.",

  "name.beginner": "Aloittelija",
  "name.casual": "Satunnaispelaaja",
  "name.keen": "Innokas pelaaja",
  "name.club": "Kerhopelaaja",
  "name.expert": "Asiantuntija",
  "name.master": "Mestari",
  "name.engine": "Moottori",
  "player.cpc-gobang": "arvioi joka ruudun, ei laske eteenpäin",
  "player.cpc-gobang-stones": "lukee ZS:n toisella tavalla",
  "player.cpc-chaos": "ei näe, miten nappulat ovat",
  "player.beginner": "näkee lähellä olevan",
  "player.casual": "sulkee useimmat kolmoset",
  "player.keen": "näkee kaksoisuhat",
  "player.club": "voittaa parilla nelosella",
  "player.expert": "voittaa nelosin ja kolmosin",
  "player.master": "näkee pitkät voitot",
  "player.engine": "käyttää kaiken aikansa",

  five: "tekee viiden rivin",
  "stops-five": "estää vastustajan viiden rivin",
  "open-four": "tekee avoimen nelosen",
  "two-fours": "tekee kaksi nelosta kerralla",
  four: "tekee nelosen",
  "stops-open-four": "estää vastustajan avoimen nelosen",
  "two-threes": "tekee kaksi avointa kolmosta kerralla",
  "open-three": "tekee avoimen kolmosen",
  "rows.one": "on {count} vielä avoimessa rivissä",
  "rows.other": "on {count} vielä avoimessa rivissä",
};
