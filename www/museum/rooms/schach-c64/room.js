// The room of Schach C 64: listing, positions, worked examples and exercise.

import { glyph } from "./glyphs.js";
import { messages } from "./i18n/room.js";

export { messages };

/** @type {import("../../museum.types").ListingLine[]} */
const LISTING = [
  [0, "BW = −50", "search"],
  [0, "for each square X with a piece of mine, from a1 on:", "search"],
  [1, "for each square ZF that the piece can reach:", "moves"],
  [2, "make the move; WZ = what stood on ZF", "moves"],
  [2, "my king is attacked: AA = 128, take the move back", "check"],
  [2, "AA = the value of WZ", "value"],
  [2, "a pawn attacks X: AA = AA + my piece", "value"],
  [2, "a pawn attacks ZF: AA = AA − my piece", "value"],
  [2, "compare AA with BW", "best"],
  [3, "greater: BW = AA, BA = X, BZ = ZF", "best"],
  [3, "equal, and chance says so (3 in 10): the same", "best"],
  [2, "take the move back", "moves"],
  [0, "nothing better than −50: give up", "end"],
  [0, "play BA–BZ and show BW", "end"],
];

const PIECES = "pnbrqk";
/** The source's letters of the pieces: pawn, knight, bishop, rook, queen, king. */
const LETTERS = "BSLTDK";

const FORCED = "chess:7k/p4Q2/8/1P6/8/8/8/4K3_b_-_-_0_1:";
const QUEEN = "chess:4k3/8/8/8/q6P/8/8/4K3_b_-_-_0_1:";
const TWO = "chess:4k3/8/3p4/2P1P3/8/8/8/4K3_b_-_-_0_1:";
const KNIGHT = "chess:standard:e2e4g8f6e4e5";
const FIRST = "chess:standard:e2e4";
const A7 = 8;

/** @type {import("../../museum.types").RoomKind} */
export const kind = {
  id: "schach-c64",
  game: "chess",
  columns: 8,
  rows: 8,
  programs: [
    { id: "schach-c64", listing: LISTING },
    { id: "schach-c64-listing", listing: LISTING },
  ],
  loadVoice: () => import("./voice.js"),
  kinds: { X: "cell", ZF: "cell", BA: "cell", BZ: "cell" },
  positions: [
    { id: "first", record: FIRST },
    { id: "knight", record: KNIGHT },
    { id: "queen", record: QUEEN },
    { id: "forced", record: FORCED },
  ],
  cases: [
    { id: "queen", program: "schach-c64", record: QUEEN, expected: "Qxh4+" },
    { id: "forced", program: "schach-c64", record: FORCED, expected: "a6" },
    {
      id: "loss",
      program: "schach-c64",
      record: FORCED,
      expected: "-1",
      values: { lines: [10], name: "BW" },
    },
    {
      id: "gives-up",
      program: "schach-c64-listing",
      record: FORCED,
      expected: "-257",
      values: { lines: [8], name: "AA" },
    },
    {
      id: "takes",
      program: "schach-c64",
      record: TWO,
      expected: "1, 2",
      values: { lines: [10], name: "BW" },
    },
    {
      id: "a-pawn",
      program: "schach-c64",
      record: FIRST,
      expected: "–",
      values: { lines: [3], name: "ZF", cell: A7 + 16, from: 0, to: 1 },
    },
  ],
  paper: {
    program: "schach-c64",
    record: TWO,
    requested: { 6: "AA", 7: "AA", 8: "AA" },
    known: ["X", "ZF"],
  },
  seconds: 10,
  table: { start: "chess:standard:", opponent: "second", player: "schach-c64" },
  output: ({ values }) => {
    const value = values.get("BW") ?? -50;
    const [from, to] = ["BA", "BZ"].map((name) =>
      kind.cellName(values.get(name) ?? 0).toUpperCase(),
    );
    return value === -50 ? "WERT:-50   ICH GEBE AUF" : `WERT: ${value}   ZUG: ${from}-${to}`;
  },
  language: "de",
  cellName: (cell) => "abcdefgh"[cell % 8] + (8 - Math.floor(cell / 8)),
  piece: (letter) => {
    const isBlack = letter === letter.toLowerCase();
    return glyph(LETTERS[PIECES.indexOf(letter.toLowerCase())], isBlack);
  },
};
