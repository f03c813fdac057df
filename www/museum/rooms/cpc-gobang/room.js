// The room of CPC-Gobang: listing, positions, worked examples and exercise.

import { svgElement } from "../../../ui/svg.js";
import { messages } from "./i18n/room.js";

export { messages };

/** @type {import("../../museum.types").ListingLine[]} */
const LISTING = [
  [0, "best = −1", "squares"],
  [0, "for each empty square, row by row:", "squares"],
  [1, "for each of the four directions:", "squares"],
  [2, "value1 = 0: own stones", "windows"],
  [3, "for each of the five windows with the square in it:", "windows"],
  [4, "an enemy stone or the edge inside: P = 0", "windows"],
  [4, "count own stones; together ZS, near NH, open OF", "features"],
  [4, "P = count × count + ZS + NH + OF", "features"],
  [4, "the largest P counts", "features"],
  [2, "value2 = 0: the same through the enemy's eyes", "enemy"],
  [2, "BW = the larger of value1 + 2 and value2", "enemy"],
  [1, "sort the four BW, the largest first", "sum"],
  [1, "total = 64 BW1 + 16 BW2 + 4 BW3 + BW4", "sum"],
  [1, "compare total with best", "choose"],
  [2, "greater: best = total, forget the squares kept", "choose"],
  [2, "as great: keep this square", "choose"],
  [0, "play one of the squares kept, by chance", "choose"],
];

const ROW = "gobang:16-first-five-120:e8a8g8b8i8p16";
const FIRST = "gobang:16-first-five-120:h8";
const THREE = "gobang:16-first-five-120:g8i6h8j6i8";
const AT_F8 = 7 * 16 + 5;

/** The rows in the source's figures, each with the value of the window that ends at its square. */
const ROWS = {
  five: ["b8a8e8p16", "5"],
  "row-a": ["b8p16c8p14e8p12", "11"],
  "row-b": ["b8p16c8p14d8p12", "10"],
  "row-c": ["c8p16d8p14e8p12", "12"],
};

/** Horizontal, vertical, falling, rising: steps to the right and down. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/** @type {import("../../museum.types").RoomKind} */
export const kind = {
  id: "cpc-gobang",
  game: "gobang",
  columns: 16,
  rows: 16,
  programs: [
    { id: "cpc-gobang", listing: LISTING },
    { id: "cpc-chaos", listing: LISTING },
  ],
  loadVoice: () => import("./voice.js"),
  kinds: { square: "cell", ZS: "yes", NH: "yes", OF: "yes" },
  positions: [
    { id: "first", record: FIRST },
    { id: "three", record: THREE },
    { id: "row", record: ROW },
  ],
  cases: [
    {
      id: "windows",
      program: "cpc-gobang",
      record: ROW,
      expected: "0, 6, 7, 11, 6",
      values: { lines: [6, 8], name: "P", cell: AT_F8, from: 0, to: 5 },
    },
    {
      id: "best",
      program: "cpc-gobang",
      record: ROW,
      expected: "13",
      values: { lines: [11], name: "BW", cell: AT_F8, from: 0, to: 1 },
    },
    ...Object.entries(ROWS).map(([id, [moves, expected]]) => ({
      id,
      program: "cpc-gobang",
      record: `gobang:16-first-five-120:${moves}`,
      expected,
      values: { lines: [8], name: "P", cell: AT_F8, from: 0, to: 1 },
    })),
  ],
  paper: {
    program: "cpc-gobang",
    record: ROW,
    requested: { 6: "P", 8: "P", 11: "BW" },
    known: ["window", "count", "ZS", "NH", "OF", "value1", "value2"],
    cells: [AT_F8],
    limit: 11,
    choice: false,
  },
  seconds: null,
  table: {
    start: "gobang:16-first-five-120:",
    opponent: "second",
    player: "cpc-gobang",
  },
  alsoConsidered: ({ line, values }) => {
    if (line < 5 || line > 9) return [];
    const [right, down] = DIRECTIONS[(values.get("direction") ?? 1) - 1];
    const square = values.get("square") ?? 0;
    const first = (values.get("window") ?? 1) - 5;
    return [0, 1, 2, 3, 4].flatMap((place) => {
      const [column, row] = [
        (square % 16) + (first + place) * right,
        Math.floor(square / 16) + (first + place) * down,
      ];
      return [column, row].every((one) => one >= 0 && one < 16) ? [16 * row + column] : [];
    });
  },
  cellName: (cell) => "abcdefghijklmnop"[cell % 16] + (Math.floor(cell / 16) + 1),
  piece: (letter) => [
    svgElement("rect", {
      class: letter === "x" ? "red" : "cyan",
      x: 1.5,
      y: 1.5,
      width: 7,
      height: 7,
    }),
    svgElement("path", { class: "gleam", d: "M2.5 4v-1.5H4" }),
  ],
};
