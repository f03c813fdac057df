// Reversi: move values. Finnish.

/** @type {Record<keyof typeof import("./values.js").en, string>} */
export const fi = {
  "value.wins.one": "voittaa {count} nappulalla",
  "value.wins.other": "voittaa {count} nappulalla",
  "value.loses.one": "häviää {count} nappulalla",
  "value.loses.other": "häviää {count} nappulalla",
  "value.draw": "tasapeli",
  "value.about": "noin {figure} nappulaa",
  "value.sure": "{figure} nappulaa, varmuus {percent} %",
  "value.open": "vielä arvioimatta",
  "values.best": "Paras on {move}: {value}.",
};
