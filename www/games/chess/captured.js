// The captured pieces of each side and the material lead.

import { translatorFor } from "../../i18n/index.js";
import { messages as board } from "./i18n/game.js";
import { messages } from "./i18n/tools.js";
import { drawingOf, KINDS, kindOf, letterOf, STANDARD, sideOf, WORTH } from "./pieces.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../engine/engine.types").Side} Side */
/** @typedef {import("./pieces.js").Kind} Kind */

const { t, plural } = translatorFor(board, messages);

/** Maximum captured pieces of a side that are all drawn; of more, only those that the other side has not captured too. */
const MAX_DRAWN = 4;

/** @type {NonNullable<import("../../table/game-tools.types").GameTools["sideNote"]>} */
export function captured(view, side) {
  const taken = capturedBy(view, side);
  const others = capturedBy(view, side === "first" ? "second" : "first");
  const lead = material(view.cells, "first") - material(view.cells, "second");
  const ahead = side === "first" ? lead : -lead;
  const names = taken.map((letter) => t(drawingOf(letter))).join(", ");
  const sentence = t(`${side}.captured`, { pieces: names || t("captured.none") });
  return {
    drawings: drawn(taken, others).map(drawingOf),
    text: ahead > 0 ? `+${ahead}` : "",
    spoken: ahead > 0 ? `${sentence} ${plural("ahead", ahead)}` : sentence,
  };
}

/** The pieces to draw, as far as there is room. @param {string[]} taken @param {string[]} others captured by the other side */
function drawn(taken, others) {
  if (Math.max(taken.length, others.length) <= MAX_DRAWN) return taken;
  const exchanged = others.map(kindOf);
  return taken.filter((letter) => {
    const at = exchanged.indexOf(kindOf(letter));
    if (at >= 0) exchanged.splice(at, 1);
    return at < 0;
  });
}

/**
 * The pieces that a side has captured since the start; a promoted piece counts as a pawn.
 * @param {View} view @param {Side} side @returns {string[]}
 */
function capturedBy({ cells, start }, side) {
  const loser = side === "first" ? "second" : "first";
  const [field] = start.split("_");
  const initial = field.includes("/") ? field : STANDARD;
  const kinds = /** @type {Kind[]} */ (Object.keys(KINDS));
  const lost = new Map(
    kinds.map((kind) => [kind, count(initial, kind, loser) - count(cells, kind, loser)]),
  );
  for (const kind of kinds) {
    const promoted = Math.min(0, lost.get(kind) ?? 0);
    if (kind !== "p") lost.set("p", (lost.get("p") ?? 0) + promoted);
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
