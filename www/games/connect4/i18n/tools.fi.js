// Connect Four: what hints, the set-up, openings and the result say about it. Finnish.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const fi = {
  "values.legend":
    "+6: voittaa, ja 6 nappulaa jää käyttämättä. −6: häviää, ja voittajalle jää 6. 0: tasapeli. Paras sarake on korostettu.",
  "first.ending": "Neljä rivissä, ja kaikki katsovat aurinkoon.",
  "second.ending": "Neljä rivissä: hillo on jo melkein purkissa.",
  "draw.ending": "Säleikkö on täynnä, eikä kenelläkään ole neljää rivissä.",

  four: "tekee neljän rivin",
  "stops-four": "estää toisen puolen neljän rivin",
  "two-threats": "uhkaa neljää kahdessa paikassa",
  threat: "uhkaa neljää rivissä",
  "rows.one": "on {count} vielä avoimessa rivissä",
  "rows.other": "on {count} vielä avoimessa rivissä",
};
