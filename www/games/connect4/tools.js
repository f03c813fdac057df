// Contributions of Connect Four to the panels: set-up, hints, faces, parameters.

import { translatorFor } from "../../i18n/index.js";
import { faces } from "./faces.js";
import { formerNames } from "./former-names.js";
import { messages } from "./i18n/tools.js";
import { ladders } from "./ladders.js";

const { t, plural } = translatorFor(messages);

/** Columns of the board. */
const COLUMNS = 7;

/** @type {import("../../table/game-tools.types").GameTools} */
export const connect4Tools = {
  messages,
  museum: "museum-4gewinnt.html",
  pruning: "prune.html",
  faces,
  formerNames,
  parameters: () => import("./i18n/parameters.js"),
  recipes: async () => (await import("./recipes.js")).recipes,
  ...ladders,
  setup: {
    pieces: [
      { letter: "x", drawing: "sunflower", name: () => t("first.name") },
      { letter: "o", drawing: "plum", name: () => t("second.name") },
    ],
    place: dropDisc,
  },
  reasons: ({ effects }) =>
    effects.map(({ effect, count }) =>
      effect === "rows"
        ? plural("rows", count)
        : t(/** @type {keyof typeof messages.en} */ (effect)),
    ),
};

/**
 * Replaces a disc, or drops one onto the column; `.` takes a disc out, and those above it fall.
 * @param {string} cells @param {number} cell @param {string} letter
 */
function dropDisc(cells, cell, letter) {
  const column = cell % COLUMNS;
  const places = [...cells].flatMap((_, at) => (at % COLUMNS === column ? [at] : [])).reverse();
  const discs = places.map((at) => cells[at]).filter((disc) => disc !== ".");
  const height = Math.min(places.indexOf(cell), discs.length);
  if (letter === ".") discs.splice(Math.min(height, discs.length - 1), 1);
  else discs[height] = letter;
  const filled = new Map(places.map((at, place) => [at, discs[place] ?? "."]));
  return [...cells].map((disc, at) => filled.get(at) ?? disc).join("");
}
