// The room of 4Gewinnt: listing, positions, worked examples and exercise.

import { svgElement } from "../../../ui/svg.js";
import { messages } from "./i18n/room.js";

export { messages };

/** @type {import("../../museum.types").ListingLine[]} */
const LISTING = [
  [0, "minmax (depth):", "weigh"],
  [1, "value = cells: blue less red, by the table", "weigh"],
  [1, "twos: 7 for every row with two of one colour", "weigh"],
  [1, "threes: 28 for every row with three", "weigh"],
  [1, "parity: more where the gap lies right", "parity"],
  [1, "a four: 30000 for blue, −20000 for red", "weigh"],
  [1, "value is the sum", "weigh"],
  [1, "no depth left, decided or full: hand up value", "leaf"],
  [1, "best = the worst there is", "search"],
  [1, "for each column, 4 3 5 2 6 7 1, that is not full:", "search"],
  [2, "drop a disc", "search"],
  [2, "value = minmax (depth − 1) of the other colour", "answer"],
  [2, "better than best: best = value, move = column", "answer"],
  [2, "take the disc out", "search"],
  [2, "past the best of the caller: leave", "cut"],
  [0, "drop the disc into move", "play"],
];

const START = "connect4:first:";
const THREES = "connect4:first:273747";
const END = "connect4:first:44434543355266";

/** @type {import("../../museum.types").RoomKind} */
export const kind = {
  id: "4gewinnt",
  game: "connect4",
  columns: 7,
  rows: 6,
  programs: [
    { id: "anfaenger", listing: LISTING },
    { id: "experte", listing: LISTING },
    { id: "meister", listing: LISTING },
  ],
  loadVoice: () => import("./voice.js"),
  kinds: { best: "infinite" },
  positions: [
    { id: "start", record: START },
    { id: "threes", record: THREES },
    { id: "middle", record: END },
  ],
  cases: [
    { id: "centre", program: "anfaenger", record: START, expected: "4" },
    {
      id: "cells",
      program: "anfaenger",
      record: START,
      expected: "7, -3",
      values: { lines: [2], name: "cells", from: 0, to: 2 },
    },
    {
      id: "four",
      program: "anfaenger",
      record: THREES,
      expected: "30003",
      values: { lines: [16], name: "best" },
    },
    { id: "wins", program: "anfaenger", record: THREES, expected: "5" },
  ],
  paper: {
    program: "anfaenger",
    record: THREES,
    requested: { 2: "cells", 3: "twos", 4: "threes" },
    known: [],
    limit: 9,
  },
  seconds: null,
  table: { start: START, opponent: "second", player: "meister" },
  cellName: (cell) => "1234567"[cell % 7],
  piece: (letter) => [
    svgElement("circle", { class: letter === "x" ? "blue" : "red", cx: 5, cy: 5, r: 4 }),
  ],
};
