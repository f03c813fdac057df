// Qubic: what hints, the set-up and openings say about it. German.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const de = {
  four: "macht vier in einer Reihe",
  "stops-four": "hindert die andere Seite an der Vier",
  "two-threats": "droht an zwei Stellen mit vier",
  threat: "droht mit vier in einer Reihe",
  "rows.one": "steht in {count} noch offenen Reihe",
  "rows.other": "steht in {count} noch offenen Reihen",
  "typed.sample": "243",
};
