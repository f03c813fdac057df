// Contributions of Reversi to the panels: set-up, hints, openings, lessons, move counts.

import names from "../../../data/reversi/former-names.json";
import { formatNumber, translatorFor } from "../../i18n/index.js";
import { FormerNames } from "../../table/former-names.js";
import { reversiContrast } from "./contrast.js";
import { faces } from "./faces.js";
import { messages } from "./i18n/tools.js";
import { ladders } from "./ladders.js";
import { reversiOpening, reversiOpeningsThrough } from "./openings.js";

const { t, plural } = translatorFor(messages);

const CORNERS = [0, 7, 56, 63];
/** Maximum number of replies that counts as few. */
const MAX_FEW_REPLIES = 3;

/** @type {import("../../table/game-tools.types").GameTools} */
export const reversiTools = {
  messages,
  museum: "museum-reversi.html",
  unit: "discs",
  pruning: "prune.html",
  faces,
  formerNames: new FormerNames(names),
  parameters: () => import("./i18n/parameters.js"),
  recipes: async () => (await import("./recipes.js")).recipes,
  ...ladders,
  listed: 2002,
  example: "reversi:diagonal-mole:e6f4e3f6g5d6",
  lessons: async (table, gameUi) => (await import("./lessons.js")).reversiLessons(table, gameUi),
  setup: {
    pieces: [
      { letter: "x", drawing: "tomato", name: () => t("first.name") },
      { letter: "o", drawing: "mole", name: () => t("second.name") },
    ],
  },
  opening: ({ start, moves, ply }) =>
    start.startsWith("diagonal") ? reversiOpening(moves.slice(0, ply)) : null,
  openingsThrough: (start, moves) =>
    start.startsWith("diagonal") ? reversiOpeningsThrough(moves) : 0,
  sideNote({ cells, side: next, outcome }, side) {
    const empty = cells.split(".").length - 1;
    const own = side === next ? Math.ceil(empty / 2) : Math.floor(empty / 2);
    if (outcome) return { drawings: [], text: "", spoken: "" };
    const brief = { drawing: side === "first" ? "tomato" : "mole", text: formatNumber(own) };
    return { drawings: [], text: plural("left", own), spoken: "", brief };
  },
  contrast: reversiContrast,
  reasons({ after: { last, legal, outcome } }) {
    const cell = last?.cell ?? null;
    if (cell === null || !last) return [];
    const isEdge = [0, 7].includes(cell % 8) || [0, 7].includes(cell >> 3);
    const place = CORNERS.includes(cell) ? [t("corner")] : isEdge ? [t("edge")] : [];
    const left = legal.filter(({ to }) => to !== null).length;
    if (outcome) return [...place, plural("turns", last.changed.length)];
    if (left === 0) return [...place, t("silence")];
    if (left <= MAX_FEW_REPLIES) return [...place, plural("few", left)];
    return place.length > 0 ? place : [plural("turns", last.changed.length)];
  },
};
