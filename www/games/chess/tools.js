// What chess provides to the panels.

import { translatorFor } from "../../i18n/index.js";
import { captured } from "./captured.js";
import { faces } from "./faces.js";
import { messages as board } from "./i18n/game.js";
import { messages } from "./i18n/tools.js";
import { letterChoice } from "./letter-choice.js";
import { chessOpening } from "./openings.js";
import { drawingOf } from "./pieces.js";

const { isKey, t } = translatorFor(board, messages);

/** @type {import("../../table/game-tools.types").GameTools} */
export const chessTools = {
  messages,
  museum: "museum-schach-c64.html",
  faces,
  parameters: () => import("./i18n/parameters.js"),
  ladder: () => import("../../../data/chess/ladder.json"),
  setup: {
    pieces: [..."KQRBNPkqrbnp"].map((letter) => ({
      letter,
      drawing: drawingOf(letter),
      name: () => t(drawingOf(letter)),
    })),
  },
  looks: letterChoice,
  tools: async (...table) => (await import("./annotations-panel.js")).chessAnnotations(...table),
  sideNote: captured,
  opening({ start, moves, ply }) {
    const found = start === "standard" ? chessOpening(moves.slice(0, ply)) : null;
    const key = `opening.${found}`;
    return isKey(key) ? t(key) : null;
  },
  reasons({ before, after: { last }, move }) {
    const taken = last?.cell === null || !last ? "." : before.cells[last.cell ?? 0];
    const does = [];
    if (move.startsWith("O-O")) does.push(t("castles"));
    if (move.includes("=")) does.push(t("promotes"));
    if (move.includes("x") && taken !== ".") does.push(t("takes", { piece: t(drawingOf(taken)) }));
    if (move.endsWith("+")) does.push(t("check"));
    return does;
  },
};
