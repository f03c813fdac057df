// Reversi: what hints, the set-up, openings and the result say about it. English, which the translations are checked against.

/** @satisfies {import("../../../i18n/i18n.types").ToolsMessages & Record<string, string>} */
export const en = {
  "values.legend":
    "+6 in bold: wins by 6 discs, exactly. +3.5 in thin figures: an estimate. The best move is underlined.",
  "first.ending": "Red as far as the eye can see: this will be a good year for soup.",
  "second.ending": "One molehill beside the other: the garden has a new owner.",
  "draw.ending": "Peace between the beds: there is room for both.",

  "left.one": "{count} disc left",
  "left.other": "{count} discs left",
  "name.champion": "Champion",
  "player.doofie": "a dimwit: plays at random",
  "player.klauwastekannz": "“grab what you can”: turns the most",
  "player.ramscher": "a hoarder: takes the best squares",
  "player.aufpasser": "a watchman: looks {depth} moves ahead",
  "player.level-1": "likes to turn many discs",
  "player.level-2": "has heard of corners",
  "player.level-3": "weighs the board after each of its moves",
  "player.level-4": "looks two moves ahead",
  "player.level-5": "looks three moves ahead, plays the last six perfectly",
  "player.level-6": "looks four moves ahead, plays the last eight perfectly",
  "player.level-7": "looks six moves ahead, plays the last twelve perfectly",
  "player.champion": "plays the last 24 moves perfectly",

  corner: "takes the corner",
  edge: "takes an edge square",
  silence: "leaves the other side without a move",
  "few.one": "leaves the other side {count} move",
  "few.other": "leaves the other side {count} moves",
  "turns.one": "turns {count} disc",
  "turns.other": "turns {count} discs",
};

/** @type {import("../../../i18n/i18n.types").Messages<typeof en>} */
export const messages = {
  en,
  de: () => import("./tools.de.js"),
  fi: () => import("./tools.fi.js"),
};
