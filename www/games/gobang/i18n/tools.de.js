// Gobang: what hints, the set-up and openings say about it. German.

/** @type {Record<keyof typeof import("./tools.js").en, string>} */
export const de = {
  five: "macht fünf in einer Reihe",
  "stops-five": "hindert die andere Seite an der Fünf",
  "open-four": "macht eine offene Vier",
  "two-fours": "macht zwei Vierer zugleich",
  four: "macht eine Vier",
  "stops-open-four": "hindert die andere Seite an einer offenen Vier",
  "two-threes": "macht zwei offene Dreier zugleich",
  "open-three": "macht eine offene Drei",
  "rows.one": "steht in {count} noch offenen Reihe",
  "rows.other": "steht in {count} noch offenen Reihen",
  "typed.sample": "h8",
};
