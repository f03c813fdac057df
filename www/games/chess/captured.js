// What each side of a chess game has captured, and by how much it is ahead.

import { translatorFor } from "../../i18n/index.js";
import { messages as board } from "./i18n/game.js";
import { messages } from "./i18n/tools.js";
import { drawingOf, KINDS, kindOf, letterOf, STANDARD, sideOf, WORTH } from "./pieces.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../engine/engine.types").Side} Side */
/** @typedef {import("./pieces.js").Kind} Kind */

const { t, plural } = translatorFor(board, messages);

/** @type {NonNullable<import("../../table/game-tools.types").GameTools["sideNote"]>} */
export function captured(view, side) {
  const taken = capturedBy(view, side);
  const lead = material(view.cells, "first") - material(view.cells, "second");
  const ahead = side === "first" ? lead : -lead;
  const names = taken.map((letter) => t(drawingOf(letter))).join(", ");
  const whose = t(`${side}.captured`, { pieces: names || t("captured.none") });
  return {
    drawings: taken.map(drawingOf),
    text: ahead > 0 ? `+${ahead}` : "",
    words: ahead > 0 ? `${whose} ${plural("ahead", ahead)}` : whose,
  };
}

/**
 * The pieces that a side's opponent has lost since the start; a promoted piece counts as the pawn that it was.
 * @param {View} view @param {Side} side @returns {string[]}
 */
function capturedBy({ cells, start }, side) {
  const loser = side === "first" ? "second" : "first";
  const [field] = start.split("_");
  const begun = field.includes("/") ? field : STANDARD;
  const kinds = /** @type {Kind[]} */ (Object.keys(KINDS));
  const lost = new Map(
    kinds.map((kind) => [kind, count(begun, kind, loser) - count(cells, kind, loser)]),
  );
  for (const kind of kinds) {
    const more = Math.min(0, lost.get(kind) ?? 0);
    if (kind !== "p") lost.set("p", (lost.get("p") ?? 0) + more);
  }
  return kinds.flatMap((kind) =>
    Array(Math.max(0, lost.get(kind) ?? 0)).fill(letterOf(kind, loser)),
  );
}

/** @param {string} cells @param {Kind} kind @param {Side} side */
const count = (cells, kind, side) => cells.split(letterOf(kind, side)).length - 1;

/** @param {string} cells @param {Side} side */
function material(cells, side) {
  const own = [...cells].filter((letter) => letter !== "." && sideOf(letter) === side);
  return own.reduce((sum, letter) => sum + WORTH[kindOf(letter)], 0);
}
