// Below the board: what each side has captured and who is ahead, and the button that turns the board.

import { box, button, picture } from "../page/parts.js";
import { en } from "../strings/en/chess.js";
import { speakerOf } from "../strings/index.js";
import { drawingOf, KINDS, kindOf, letterOf, STANDARD, sideOf, WORTH } from "./chess-pieces.js";

/** @typedef {import("../engine/types.js").View} View */
/** @typedef {import("../engine/types.js").Side} Side */
/** @typedef {import("./chess-pieces.js").Kind} Kind */

const { say, sayCount } = speakerOf(en);

/**
 * @param {object} tools
 * @param {() => void} tools.flip
 */
export function createBelow({ flip }) {
  button("flip").addEventListener("click", flip);

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
  const holder = box(`captured-${side}`);
  const [words, pieces] = /** @type {HTMLElement[]} */ ([...holder.children]);
  const names = taken.map((letter) => say(drawingOf(letter))).join(", ");
  const whose = say(`${side}.captured`, { pieces: names || say("captured.none") });
  const lead = ahead > 0 ? ` ${sayCount("ahead", ahead)}` : "";
  const label = whose + lead;
  if (words.textContent === label) return;
  words.textContent = label;
  const sum = document.createElement("b");
  sum.textContent = ahead > 0 ? `+${ahead}` : "";
  pieces.replaceChildren(...taken.map((letter) => picture(drawingOf(letter), "piece")), sum);
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
