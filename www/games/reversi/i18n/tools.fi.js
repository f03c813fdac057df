// Reversi: what hints, the set-up, openings and the result say about it. Finnish.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const fi = {
  "values.legend":
    "Lihavoitu +6: voittaa tasan 6 nappulalla. Ohut +3,5: arvio. Paras siirto on alleviivattu.",
  "first.ending": "Punaista silmänkantamattomiin: tästä tulee hyvä keittovuosi.",
  "second.ending": "Multakasa toisensa vieressä: puutarha on saanut uuden omistajan.",
  "draw.ending": "Rauha kukkapenkkien välissä: tilaa riittää molemmille.",

  corner: "ottaa kulman",
  edge: "ottaa reunaruudun",
  silence: "ei jätä toiselle puolelle yhtään siirtoa",
  "few.one": "jättää toiselle puolelle {count} siirron",
  "few.other": "jättää toiselle puolelle {count} siirtoa",
  "turns.one": "kääntää {count} nappulan",
  "turns.other": "kääntää {count} nappulaa",
};
