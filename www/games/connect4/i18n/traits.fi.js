// Connect Four: what its old programs care about, as short as can be; for those that are bred. Finnish.

/** @type {Record<keyof typeof import("./traits.js").en, string>} */
export const fi = {
  "trait.middle-column": "keskisarake",
  "trait.outer-columns": "reunasarakkeet",
  "trait.low": "alarivit",
  "trait.high": "ylärivit",
  "trait.two": "kaksi neljän rivissä",
  "trait.three": "kolme neljän rivissä",
  "trait.own-four": "oma nelonen",
  "trait.your-four": "sinun nelosesi",
  "trait.bonus-upright": "pystysuorat kolmoset",
  "trait.bonus-level": "vaakasuorat kolmoset",
  "trait.bonus-slanting": "vinot kolmoset",
  "trait.order": "sarake {entry}",
};
