// What Qubic brings for the tools around it.

import { en } from "../strings/en/qubic-tools.js";
import { speakerOf } from "../strings/index.js";
import { ROWS } from "./qubic-space.js";
import { effectsOfFour, openRows, stonesText } from "./rows.js";

const { say, sayCount } = speakerOf(en);

/** @type {import("../tools/game.js").GameTools} */
export const qubicTools = {
  words: {
    en,
    de: async () => (await import("../strings/de/qubic-tools.js")).de,
    fi: async () => (await import("../strings/fi/qubic-tools.js")).fi,
  },
  setup: {
    pieces: [
      { letter: "x", drawing: "apricot", name: () => say("first.name") },
      { letter: "o", drawing: "blueberry", name: () => say("second.name") },
    ],
    write: (cells, side) => `${stonesText(cells)}_${side === "first" ? "X" : "O"}`,
  },
  reasons(before, after) {
    const effects = effectsOfFour(before, after, ROWS);
    if (effects.length > 0) return effects.map((effect) => say(effect));
    return [sayCount("rows", openRows(after, ROWS))];
  },
};
