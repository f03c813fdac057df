// Qubic: what hints, the set-up and openings say about it. Finnish.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const fi = {
  four: "tekee neljän rivin",
  "stops-four": "estää toisen puolen neljän rivin",
  "two-threats": "uhkaa neljää kahdessa paikassa",
  threat: "uhkaa neljää rivissä",
  "rows.one": "on {count} vielä avoimessa rivissä",
  "rows.other": "on {count} vielä avoimessa rivissä",
  "typed.sample": "243",
};
