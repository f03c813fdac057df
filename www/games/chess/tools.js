// Contributions of chess to the panels: set-up, hints, openings, captured pieces, annotations.

import names from "../../../data/chess/former-names.json";
import { translatorFor } from "../../i18n/index.js";
import { FormerNames } from "../../table/former-names.js";
import { captured } from "./captured.js";
import { chessContrast } from "./contrast.js";
import { faces } from "./faces.js";
import {
  CASTLING_LETTERS,
  canCastle,
  castlingLeft,
  castlingOf,
  completeFen,
  withCastling,
} from "./fen.js";
import { messages as board } from "./i18n/game.js";
import { messages } from "./i18n/tools.js";
import { ladders } from "./ladders.js";
import { letterChoice } from "./letter-choice.js";
import { chessOpening, chessOpeningsThrough } from "./openings.js";
import { drawingOf } from "./pieces.js";

const { isKey, t } = translatorFor(board, messages);

/** @type {import("../../table/game-tools.types").GameTools} */
export const chessTools = {
  messages,
  museum: "museum-schach-c64.html",
  unit: "pawns",
  faces,
  formerNames: new FormerNames(names),
  parameters: () => import("./i18n/parameters.js"),
  recipes: async () => (await import("./recipes.js")).recipes,
  ...ladders,
  setup: {
    pieces: [..."KQRBNPkqrbnp"].map((letter) => ({
      letter,
      drawing: drawingOf(letter),
      name: () => t(drawingOf(letter)),
    })),
    complete: completeFen,
    rights: {
      legend: () => t("castling"),
      boxes: CASTLING_LETTERS.map((id) => ({ id, name: () => castlingName(id) })),
      read: castlingOf,
      left: castlingLeft,
      write: (text, ids, cells) =>
        withCastling(
          text,
          CASTLING_LETTERS.filter((id) => ids.includes(id) && canCastle(id, cells)),
        ),
      isPossible: canCastle,
    },
  },
  looks: letterChoice,
  tools: async (...table) =>
    (await import("./annotations/annotations-panel.js")).chessAnnotations(...table),
  sideNote: captured,
  opening({ start, moves, ply }) {
    const found = start === "standard" ? chessOpening(moves.slice(0, ply)) : null;
    const key = `opening.${found}`;
    return isKey(key) ? t(key) : null;
  },
  openingsThrough: (start, moves) => (start === "standard" ? chessOpeningsThrough(moves) : 0),
  variations: async (match) => (await import("./variations.js")).variationsOf(match),
  contrast: chessContrast,
  reasons({ before, after: { last }, move }) {
    const taken = last?.cell === null || !last ? "." : before.cells[last.cell ?? 0];
    const reasons = [];
    if (move.startsWith("O-O")) reasons.push(t("castles"));
    if (move.includes("=")) reasons.push(t("promotes"));
    if (move.includes("x") && taken !== ".")
      reasons.push(t("takes", { piece: t(drawingOf(taken)) }));
    if (move.endsWith("+")) reasons.push(t("check"));
    return reasons;
  },
};

/** The side and the move of a castling right. @param {string} letter */
function castlingName(letter) {
  const side = t(letter < "a" ? "first.name" : "second.name");
  return `${side} ${letter.toLowerCase() === "k" ? "O-O" : "O-O-O"}`;
}
