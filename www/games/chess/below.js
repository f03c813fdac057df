// Below the board: captured pieces, the material balance, and the button that flips the board.

import { translatorFor } from "../../i18n/index.js";
import { buttonById, byId } from "../../ui/dom.js";
import { icon } from "../../ui/svg.js";
import { messages } from "./i18n/game.js";
import { drawingOf, KINDS, kindOf, letterOf, STANDARD, sideOf, WORTH } from "./pieces.js";

/** @typedef {import("../../engine/types.js").View} View */
/** @typedef {import("../../engine/types.js").Side} Side */
/** @typedef {import("./pieces.js").Kind} Kind */

const { t, plural } = translatorFor(messages);

/**
 * @param {object} tools
 * @param {() => void} tools.flip
 */
export function createBelow({ flip }) {
  buttonById("flip").addEventListener("click", flip);

  return {
    /** @param {View} view */
    draw(view) {
      const ahead = material(view.cells, "first") - material(view.cells, "second");
      drawCaptured(view, "first", ahead);
      drawCaptured(view, "second", -ahead);
    },
  };
}

/** @param {View} view @param {Side} side @param {number} ahead  by how much this side is */
function drawCaptured(view, side, ahead) {
  const taken = capturedBy(view, side);
  const holder = byId(`captured-${side}`);
  const [words, pieces] = /** @type {HTMLElement[]} */ ([...holder.children]);
  const names = taken.map((letter) => t(drawingOf(letter))).join(", ");
  const whose = t(`${side}.captured`, { pieces: names || t("captured.none") });
  const lead = ahead > 0 ? ` ${plural("ahead", ahead)}` : "";
  const label = whose + lead;
  if (words.textContent === label) return;
  words.textContent = label;
  const sum = document.createElement("b");
  sum.textContent = ahead > 0 ? `+${ahead}` : "";
  pieces.replaceChildren(...taken.map((letter) => icon(drawingOf(letter), "piece")), sum);
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
