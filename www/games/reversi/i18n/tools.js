// Reversi: hints, set-up, openings and results. English, the reference for the translations.
// The English descriptions of the players are in players.json, which the terminal shares.

import players from "./players.json" with { type: "json" };

/** @satisfies {import("../../../i18n/i18n.types").ToolsMessages & Record<string, string>} */
export const en = {
  "values.legend":
    "+6 in bold: wins by 6 discs, exactly. +3.5 in thin figures: an estimate. The best move is underlined.",
  "first.ending": "Red as far as the eye can see: this will be a good year for soup.",
  "second.ending": "One molehill beside the other: the garden has a new owner.",
  "draw.ending": "Peace between the beds: there is room for both.",

  "left.one": "{count} disc left",
  "left.other": "{count} discs left",

  "contrast.end": "{move} {worth}",
  "contrast.corner": "{loss}: the reply takes the corner {corner}",
  "contrast.moves": "after {move} the opponent has {fewer} moves, not {more}",

  corner: "takes the corner",
  edge: "takes an edge square",
  silence: "leaves the opponent without a move",
  "few.one": "leaves the opponent {count} move",
  "few.other": "leaves the opponent {count} moves",
  "turns.one": "turns {count} disc",
  "turns.other": "turns {count} discs",

  ...players,
  "recipe.no-corners": "Corners are worth nothing",
  "recipe.equal-squares": "All squares are equal",
  "recipe.traps": "It loves the squares next to corners",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./tools.de.js"),
  fi: () => import("./tools.fi.js"),
};
