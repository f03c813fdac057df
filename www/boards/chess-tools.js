// What chess brings for the tools around it.

import { en as board } from "../strings/en/chess.js";
import { en } from "../strings/en/chess-tools.js";
import { speakerOf } from "../strings/index.js";
import { drawingOf } from "./chess-pieces.js";

const { say } = speakerOf({ ...board, ...en });

/** @type {import("../tools/game.js").GameTools} */
export const chessTools = {
  words: {
    en,
    de: async () => (await import("../strings/de/chess-tools.js")).de,
    fi: async () => (await import("../strings/fi/chess-tools.js")).fi,
  },
  reasons(before, { last }, move) {
    const taken = last?.cell === null || !last ? "." : before.cells[last.cell ?? 0];
    const does = [];
    if (move.startsWith("O-O")) does.push(say("castles"));
    if (move.includes("=")) does.push(say("promotes"));
    if (move.includes("x") && taken !== ".")
      does.push(say("takes", { piece: say(drawingOf(taken)) }));
    if (move.endsWith("+")) does.push(say("check"));
    return does;
  },
};
