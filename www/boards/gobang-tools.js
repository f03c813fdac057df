// What Gobang brings for the tools around it.

import { en } from "../strings/en/gobang-tools.js";
import { speakerOf } from "../strings/index.js";
import {
  completing,
  openRows,
  otherStone,
  stoneOf,
  stonesText,
  straightRows,
  withStone,
} from "./rows.js";

/** @typedef {import("../engine/types.js").View} View */
/** @typedef {import("./rows.js").Row} Row */
/** @typedef {Exclude<keyof typeof en, "rows.one" | "rows.other" | "typed.sample">} Effect */

const { say, sayCount } = speakerOf(en);

/** @type {import("../tools/game.js").GameTools} */
export const gobangTools = {
  words: {
    en,
    de: async () => (await import("../strings/de/gobang-tools.js")).de,
    fi: async () => (await import("../strings/fi/gobang-tools.js")).fi,
  },
  setup: {
    pieces: [
      { letter: "x", drawing: "ladybird", name: () => say("first.name") },
      { letter: "o", drawing: "daisy", name: () => say("second.name") },
    ],
    write: (cells, side, { start }) => {
      const [size, , ...rules] = start.split("_")[0].split("-");
      const options = [size, side, ...rules].join("-");
      return /[xo]/.test(cells) ? `${options}_${stonesText(cells)}` : options;
    },
  },
  reasons(before, after) {
    const found = effects(before, after);
    if (found.length > 0) return found.map((effect) => say(effect));
    return [sayCount("rows", openRows(after, straightRows(after.columns, after.rows, 5)))];
  },
};

/**
 * What a stone does for its own side, and what it takes from the other.
 * @param {View} before @param {View} after @returns {Effect[]}
 */
function effects(before, after) {
  const cell = after.last?.cell;
  if (cell === undefined || cell === null) return [];
  if (after.outcome?.winner === before.side) return ["five"];
  const lines = through(cell, before.columns);
  const [own, other] = [stoneOf(before.side), otherStone(stoneOf(before.side))];
  const stops = lines.some((rows) => completing(before.cells, rows, other).has(cell));
  const fours = lines.filter((rows) => completing(after.cells, rows, own).size > 0);
  const open = fours.some((rows) => completing(after.cells, rows, own).size > 1);
  const threes = lines.filter((rows) => isOpenThree(after.cells, rows, own));
  /** @type {Effect[]} */
  const found = [];
  if (stops) found.push("stops-five");
  if (open) found.push("open-four");
  else if (fours.length > 1) found.push("two-fours");
  else if (fours.length === 1) found.push("four");
  const theirs = withStone(before.cells, cell, other);
  const isWanted = lines.some((rows) => completing(theirs, rows, other).size > 1);
  if (!stops && isWanted) found.push("stops-open-four");
  if (threes.length > 1) found.push("two-threes");
  else if (threes.length === 1) found.push("open-three");
  return found.slice(0, 2);
}

/** Whether one more stone makes an open four here. @param {string} cells @param {Row[]} rows @param {string} stone */
function isOpenThree(cells, rows, stone) {
  if (completing(cells, rows, stone).size > 0) return false;
  const around = new Set(rows.flat());
  return [...around].some(
    (at) => cells[at] === "." && completing(withStone(cells, at, stone), rows, stone).size > 1,
  );
}

/** The rows of five through a cell, direction by direction. @param {number} cell @param {number} size */
function through(cell, size) {
  const rows = straightRows(size, size, 5).filter((row) => row.includes(cell));
  const steps = [...new Set(rows.map(([one, next]) => next - one))];
  return steps.map((step) => rows.filter(([one, next]) => next - one === step));
}
