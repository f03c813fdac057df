// What Reversi brings for the tools around it.

import { en } from "../strings/en/reversi-tools.js";
import { speakerOf } from "../strings/index.js";
import { reversiOpening } from "./reversi-openings.js";

const { say, sayCount } = speakerOf(en);

const CORNERS = [0, 7, 56, 63];
/** The other side has few moves when it has at most so many. */
const FEW = 3;

/** @type {import("../tools/game.js").GameTools} */
export const reversiTools = {
  words: {
    en,
    de: async () => (await import("../strings/de/reversi-tools.js")).de,
    fi: async () => (await import("../strings/fi/reversi-tools.js")).fi,
  },
  setup: {
    pieces: [
      { letter: "x", drawing: "tomato", name: () => say("first.name") },
      { letter: "o", drawing: "mole", name: () => say("second.name") },
    ],
    write: (cells, side) =>
      `${cells.toUpperCase().replaceAll(".", "-")}_${side === "first" ? "X" : "O"}`,
  },
  opening: ({ start, moves, ply }) =>
    start.startsWith("diagonal") ? reversiOpening(moves.slice(0, ply)) : null,
  reasons(_before, { last, legal, outcome }) {
    const cell = last?.cell ?? null;
    if (cell === null || !last) return [];
    const isEdge = [0, 7].includes(cell % 8) || [0, 7].includes(cell >> 3);
    const place = CORNERS.includes(cell) ? [say("corner")] : isEdge ? [say("edge")] : [];
    const left = legal.filter(({ to }) => to !== null).length;
    if (outcome) return [...place, sayCount("turns", last.changed.length)];
    if (left === 0) return [...place, say("silence")];
    if (left <= FEW) return [...place, sayCount("few", left)];
    return place.length > 0 ? place : [sayCount("turns", last.changed.length)];
  },
};
