// Reversi: what hints, the set-up and openings say about it. English, which the translations are checked against.

export const en = {
  corner: "takes the corner",
  edge: "takes a square of the edge",
  silence: "leaves the other side without a move",
  "few.one": "leaves the other side {count} move",
  "few.other": "leaves the other side {count} moves",
  "turns.one": "turns {count} stone",
  "turns.other": "turns {count} stones",
  "typed.sample": "f5",
};

/** @type {import("../../../i18n/types.js").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./tools.de.js"),
  fi: () => import("./tools.fi.js"),
};
