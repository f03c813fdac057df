// Reversi: what hints, the set-up and openings say about it. Finnish.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const fi = {
  corner: "ottaa kulman",
  edge: "ottaa reunaruudun",
  silence: "ei jätä toiselle puolelle yhtään siirtoa",
  "few.one": "jättää toiselle puolelle {count} siirron",
  "few.other": "jättää toiselle puolelle {count} siirtoa",
  "turns.one": "kääntää {count} nappulan",
  "turns.other": "kääntää {count} nappulaa",
  "typed.sample": "f5",
};
