// The room of the Reversi page of 2002: listing, positions, worked examples and exercise.

import { svgElement } from "../../../ui/svg.js";
import { messages } from "./i18n/room.js";

export { messages };

/** @typedef {import("../../museum.types").ListingLine} Line */

/** @type {Line[]} */
const DOOFIE = [
  [0, "for each legal move, row by row: n = n + 1", "list"],
  [0, "k = a number by chance from 1 to n", "chance"],
  [0, "play the move with number k", "play"],
];

/** @type {Line[]} */
const KLAU = [
  [0, "max = −1", "list"],
  [0, "for each legal move i, row by row:", "list"],
  [1, "sum = stones that move i turns", "count"],
  [1, "if sum > max:", "compare"],
  [2, "max = sum, zug = i", "compare"],
  [0, "play zug", "play"],
];

/** @type {Line[]} */
const SEARCH = [
  [0, "if count < 6 or count > 64 − tiefe: tiefe = 1", "phase"],
  [0, "getopt (tiefe, alpha, beta): if tiefe = 1, getmax instead", "search"],
  [1, "max = −999999", "search"],
  [1, "for each legal move i, row by row:", "search"],
  [2, "make move i", "search"],
  [2, "sum = −getopt (tiefe − 1, −beta, −alpha) of the other side", "answer"],
  [2, "if sum ≥ max:", "compare"],
  [3, "max = sum, zug = i; below the first ply raise alpha to max − 1", "compare"],
  [2, "take move i back", "search"],
  [2, "if max ≥ beta: leave, the rest cannot matter", "cut"],
  [1, "hand up max and zug", "play"],
  [0, "getmax: max = −999999", "list"],
  [1, "for each legal move i, row by row:", "list"],
  [2, "make move i", "list"],
  [2, "sum = 0", "weigh"],
  [2, "for each of the 64 squares: w = its value", "weigh"],
  [3, "own stone: sum = sum + w", "weigh"],
  [3, "stone of the other side: sum = sum − w", "weigh"],
  [2, "if the value of square i > 1: add it 10 times", "bonus"],
  [2, "if sum ≥ max:", "compare"],
  [3, "max = sum, zug = i", "compare"],
  [2, "take move i back", "list"],
  [1, "hand up max and zug", "play"],
];

const START = "reversi:diagonal-tomato:";
const CORNER = "reversi:-OX-------------------------O--------O--------------------------_X:";
const POOR = `reversi:${"-".repeat(18)}O${"-".repeat(8)}X${"-".repeat(36)}_X:`;
/** 58 discs are placed; Ramscher would play f7. */
const CLOSING =
  "reversi:diagonal-mole:c4e3f6b4e2e6c5f4f3d2a3f2c3a5e1b6c6b7g4g2f1g3c1d3h3h1a4a2h4d1b3h5h6g1g5c2c7d6a6a7a8g6a1b1" +
  "e7b2b5c8d8b8d7f8e8f5h2h7g8h8";
const MIDDLE = "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4";

/** @type {import("../../museum.types").RoomKind} */
export const kind = {
  id: "reversi",
  game: "reversi",
  columns: 8,
  rows: 8,
  programs: [
    { id: "ramscher", listing: SEARCH },
    { id: "klauwastekannz", listing: KLAU },
    { id: "doofie", listing: DOOFIE },
    { id: "aufpasser-2", listing: SEARCH },
    { id: "aufpasser-4", listing: SEARCH },
    { id: "aufpasser-6", listing: SEARCH },
  ],
  loadVoice: () => import("./voice.js"),
  kinds: { zug: "cell", i: "cell" },
  positions: [
    { id: "start", record: START },
    { id: "corner", record: CORNER },
    { id: "closing", record: CLOSING },
    { id: "middle", record: MIDDLE },
  ],
  cases: [
    {
      id: "start",
      program: "ramscher",
      record: START,
      expected: "1200, 1200, 1200, 1200",
      values: { lines: [19], name: "sum" },
    },
    {
      id: "table",
      program: "ramscher",
      record: START,
      expected: "9999, 5, 500, 200, 200, 500, 5, 9999",
      values: { lines: [16], name: "w", from: 0, to: 8 },
    },
    { id: "last", program: "ramscher", record: START, expected: "d6" },
    { id: "first", program: "klauwastekannz", record: START, expected: "e3" },
    { id: "corner", program: "ramscher", record: CORNER, expected: "a1" },
    {
      id: "poor",
      program: "ramscher",
      record: POOR,
      expected: "301",
      values: { lines: [19], name: "sum" },
    },
    { id: "opening", program: "aufpasser-6", record: START, expected: "d6" },
    { id: "closing", program: "aufpasser-4", record: CLOSING, expected: "g7" },
  ],
  paper: {
    program: "ramscher",
    record: START,
    requested: { 17: "sum", 18: "sum", 19: "sum" },
    known: ["w", "sum"],
  },
  seconds: null,
  table: { start: START, opponent: "second", player: "aufpasser-4" },
  cellName: (cell) => "abcdefgh"[cell % 8] + (Math.floor(cell / 8) + 1),
  piece: (letter) => (letter === "x" ? TOMATO() : MOLE()),
};

const TOMATO = () => [
  svgElement("circle", { class: "tomato", cx: 5, cy: 5.3, r: 3.7 }),
  svgElement("path", { class: "leaf", d: "M5 3.4 2.9 2.6 4.4 2.3 5 .9l.6 1.4 1.5.3z" }),
  svgElement("circle", { class: "shine", cx: 3.6, cy: 4.4, r: 0.6 }),
];

const MOLE = () => [
  svgElement("path", { class: "mole", d: "M1.4 8.8C1.4 4 2.6 1.3 5 1.3S8.6 4 8.6 8.8z" }),
  svgElement("circle", { class: "nose", cx: 5, cy: 4.9, r: 1.1 }),
  svgElement("path", { class: "eyes", d: "M3.5 3.4h.6M5.9 3.4h.6" }),
];
