// Reversi: what hints, the set-up, openings and the result say about it. English, which the translations are checked against.

/** @satisfies {import("../../../i18n/types.js").ToolsMessages & Record<string, string>} */
export const en = {
  "values.legend":
    "+6 in bold: wins by 6 discs, exactly. +3.5 in thin figures: an estimate. The best move is underlined.",
  "first.ending": "Red as far as the eye can see: this will be a good year for soup.",
  "second.ending": "One molehill beside the other: the garden has a new owner.",
  "draw.ending": "Peace between the beds: there is room for both.",

  corner: "takes the corner",
  edge: "takes a square of the edge",
  silence: "leaves the other side without a move",
  "few.one": "leaves the other side {count} move",
  "few.other": "leaves the other side {count} moves",
  "turns.one": "turns {count} stone",
  "turns.other": "turns {count} stones",
};

/** @type {import("../../../i18n/types.js").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./tools.de.js"),
  fi: () => import("./tools.fi.js"),
};
