// Reversin siirtojen arvot suomeksi.

/** @type {Record<keyof typeof import("../en/reversi-values.js").en, string>} */
export const fi = {
  "value.wins.one": "voittaa {count} nappulalla",
  "value.wins.other": "voittaa {count} nappulalla",
  "value.loses.one": "häviää {count} nappulalla",
  "value.loses.other": "häviää {count} nappulalla",
  "value.draw": "tasapeli",
  "value.about": "noin {figure} nappulaa",
  "value.sure": "{figure} nappulaa, varmuus {percent} %",
  "value.open": "vielä punnitsematta",
  "values.best": "Paras on {move}: {value}.",

  "reason.wins.one": "se voittaa {count} nappulalla",
  "reason.wins.other": "se voittaa {count} nappulalla",
  "reason.holds": "se pitää tasapelin",
  "reason.corner": "se ottaa kulman",
  "reason.silences": "se ei jätä toiselle puolelle yhtään siirtoa",
  "reason.guards": "se pitää toisen puolen poissa kulmasta",
  "reason.threatens": "se avaa tien kulmaan",
  "reason.leaves.one": "se jättää toiselle puolelle {count} siirron",
  "reason.leaves.other": "se jättää toiselle puolelle {count} siirtoa",
};
