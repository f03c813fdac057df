// What chess brings for the tools around it.

import { en as board } from "../strings/en/chess.js";
import { en } from "../strings/en/chess-tools.js";
import { speakerOf } from "../strings/index.js";
import { chessOpening } from "./chess-openings.js";
import { drawingOf } from "./chess-pieces.js";

const { isKey, say } = speakerOf({ ...board, ...en });

/** @type {import("../tools/game.js").GameTools} */
export const chessTools = {
  words: {
    en,
    de: async () => (await import("../strings/de/chess-tools.js")).de,
    fi: async () => (await import("../strings/fi/chess-tools.js")).fi,
  },
  setup: {
    pieces: [..."KQRBNPkqrbnp"].map((letter) => ({
      letter,
      drawing: drawingOf(letter),
      name: () => say(drawingOf(letter)),
    })),
    write: (cells, side) =>
      `${fieldOf(cells)} ${side === "first" ? "w" : "b"} ${castlingIn(cells)} - 0 1`,
  },
  opening({ start, moves, ply }) {
    const found = start === "standard" ? chessOpening(moves.slice(0, ply)) : null;
    const key = `opening.${found}`;
    return isKey(key) ? say(key) : null;
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

/** The pieces as FEN has them. @param {string} cells */
function fieldOf(cells) {
  const rows = cells.match(/.{8}/g) ?? [];
  return rows.map((row) => row.replace(/\.+/g, (empty) => String(empty.length))).join("/");
}

/** Castling wherever king and rook stand as at the beginning. @param {string} cells */
function castlingIn(cells) {
  const stands = (/** @type {number} */ at, /** @type {string} */ letter) => cells[at] === letter;
  const rights = [
    stands(60, "K") && stands(63, "R") ? "K" : "",
    stands(60, "K") && stands(56, "R") ? "Q" : "",
    stands(4, "k") && stands(7, "r") ? "k" : "",
    stands(4, "k") && stands(0, "r") ? "q" : "",
  ];
  return rights.join("") || "-";
}
