// Gobang: what its old programs care about, as short as can be; for those that are bred. Finnish.

/** @type {Record<keyof typeof import("./traits.js").en, string>} */
export const fi = {
  "trait.a0": "viisi ruutua ilman omia nappuloita",
  "trait.a1": "yksi nappula viidessä ruudussa",
  "trait.a2": "kaksi nappulaa viidessä ruudussa",
  "trait.a3": "kolme nappulaa viidessä ruudussa",
  "trait.a4": "neljä nappulaa viidessä ruudussa",
  "trait.zs": "yhteen kuuluvat nappulat",
  "trait.nh": "omien nappuloiden läheisyys",
  "trait.of": "molemmista päistä avoimet rivit",
  "trait.ob": "omat rivit sinun riveihisi verrattuna",
  "trait.f1": "paras suunta",
  "trait.f2": "toiseksi paras suunta",
  "trait.f3": "kolmanneksi paras suunta",
  "trait.f4": "huonoin suunta",
};
