// What Connect Four brings for the tools around it.

import { en } from "../strings/en/connect4-tools.js";
import { speakerOf } from "../strings/index.js";
import { effectsOfFour, openRows, stonesText, straightRows } from "./rows.js";

const { say, sayCount } = speakerOf(en);
const ROWS = straightRows(7, 6, 4);

/** @type {import("../tools/game.js").GameTools} */
export const connect4Tools = {
  words: {
    en,
    de: async () => (await import("../strings/de/connect4-tools.js")).de,
    fi: async () => (await import("../strings/fi/connect4-tools.js")).fi,
  },
  setup: {
    pieces: [
      { letter: "x", drawing: "sunflower", name: () => say("first.name") },
      { letter: "o", drawing: "plum", name: () => say("second.name") },
    ],
    write: (cells, side) => `${stonesText(cells)}_${side === "first" ? "X" : "O"}`,
  },
  reasons(before, after) {
    const effects = effectsOfFour(before, after, ROWS);
    if (effects.length > 0) return effects.map((effect) => say(effect));
    return [sayCount("rows", openRows(after, ROWS))];
  },
};
