// Gobang: what its old programs care about, as short as can be; for those that are bred. German.

/** @type {Record<keyof typeof import("./traits.js").en, string>} */
export const de = {
  "trait.a0": "fünf Felder ohne eigenen Stein",
  "trait.a1": "ein Stein auf fünf Feldern",
  "trait.a2": "zwei Steine auf fünf Feldern",
  "trait.a3": "drei Steine auf fünf Feldern",
  "trait.a4": "vier Steine auf fünf Feldern",
  "trait.zs": "zusammenhängende Steine",
  "trait.nh": "Nähe zu eigenen Steinen",
  "trait.of": "an beiden Enden offene Reihen",
  "trait.ob": "eigene Reihen gegenüber deinen",
  "trait.f1": "die beste Richtung",
  "trait.f2": "die zweitbeste Richtung",
  "trait.f3": "die drittbeste Richtung",
  "trait.f4": "die schlechteste Richtung",
};
