// The room of TTT3D: listing, positions, worked examples and exercise.

import { svgElement } from "../../../ui/svg.js";
import { messages } from "./i18n/room.js";

export { messages };

/** @type {import("../../museum.types").ListingLine[]} */
const LISTING = [
  [0, "for each of the 76 rows: SUM = 5 a stone of mine, 1 a stone of yours", "sums"],
  [0, "for each situation with its numbers t1, t2, t3:", "situations"],
  [1, "for each row: is its SUM t1?", "rows"],
  [2, "for each empty cell M1 in it:", "rows"],
  [3, "no t2: found", "found"],
  [3, "for each other row through M1 with the SUM t2:", "second"],
  [4, "no t3: found", "found"],
  [4, "for each empty cell M2 in it:", "second"],
  [4, "a third row through M2 with the SUM t3: found", "found"],
  [0, "nothing found: the waiting list, from place K1 on", "waiting"],
  [1, "is its cell M1 empty?", "waiting"],
  [1, "found: situation 14", "waiting"],
  [0, "the list is used up: a draw", "draw"],
  [0, "play M1; type it with M2 and the number", "play"],
];

const START = "qubic:first:";
/** The player of the sample game. */
const NAME = "MATTI MAAVRÄKÖNEN";
/** The situation in which the machine announces its row. */
const WON = 2;
const code = (/** @type {number} */ cell) =>
  100 * (Math.floor(cell / 16) + 1) + 10 * (Math.floor((cell % 16) / 4) + 1) + (cell % 4) + 1;
const SAMPLE = [
  [111, 222],
  [113, 332],
  [442, 223],
  [224, 114],
  [112, 441],
];
const before = (/** @type {number} */ move) =>
  START + SAMPLE.slice(0, move).flat().join("") + SAMPLE[move][0];

/** The 76 rows in the order of the data cards, as four letters each, one per cell. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const ROWS =
  "Vq/AWp8DZmzMalwPVp9BWq+CWl0Hap4LZlxNamyOVm3EZq7IVl1FWm2GZp5Jaq6KVWXUZabYVZdR" +
  "WaeSVafQWZcTlmnkpqrolpthmquilqvgmpsj8AUo/DXrwDSh8PetwMYkzPbnzARi/MduwAQgzDTj" +
  "8Mcs/PfvDABCPMNOMAEIPDHLPAFKMDGJzwxy/89+8w04/z37/w168z25RhxBSiyCUk0EXn3HYo4I" +
  "br7Ldt9Neu+OFGHEJKLIFJNBGKOCRSTQdefcUYcQXbfThijgtuvskosgnrvj12305674159x26+y";

/** @param {number} row counted from 1 */
const cellsOf = (row) =>
  [...ROWS.slice(4 * row - 4, 4 * row)].map((letter) => LETTERS.indexOf(letter));

/** @type {import("../../museum.types").RoomKind} */
export const kind = {
  id: "ttt3d",
  game: "qubic",
  columns: 4,
  rows: 16,
  levels: true,
  programs: [{ id: "ttt3d", listing: LISTING }],
  loadVoice: () => import("./voice.js"),
  kinds: { M1: "cell", M2: "cell" },
  positions: SAMPLE.map((_, move) => ({ id: `move-${move + 1}`, record: before(move) })),
  cases: [
    ...SAMPLE.map(([, reply], move) => ({
      id: `move-${move + 1}`,
      program: "ttt3d",
      record: before(move),
      expected: String(reply),
    })),
    {
      id: "situation",
      program: "ttt3d",
      record: before(3),
      expected: "1, 2, 3, 4, 5, 6, 7, 8",
      values: { lines: [2], name: "situation" },
    },
    {
      id: "cards",
      program: "ttt3d",
      record: `${START}111`,
      expected: "4, 15, 3, 10, 10, 2, 2, 2, 2, 5, 5, 5, 5",
      values: { lines: [2], name: "t1" },
    },
    { id: "begins", program: "ttt3d", record: START, expected: "222" },
    {
      id: "list",
      program: "ttt3d",
      record: `${START}212`,
      expected: "2",
      values: { lines: [10], name: "K1" },
    },
  ],
  paper: {
    program: "ttt3d",
    record: before(4),
    requested: { 1: "SUM" },
    known: ["row"],
    limit: 12,
    nonzero: true,
  },
  seconds: 30,
  table: { start: START, opponent: "second", player: "ttt3d" },
  alsoConsidered: ({ values }) => cellsOf(values.get("row") ?? 0),
  // In the words of the typewriter at the table (games/qubic/i18n/typewriter.fi.js).
  output: ({ values }) => {
    const [first, second] = ["M1", "M2"].map((name) => values.get(name) ?? -1);
    const number = values.get("situation");
    if (values.get("draw")) return `TASAPELI, UUSI ALKU, ${NAME}`;
    const row = cellsOf(values.get("row") ?? 1).map(code);
    if (number === WON) return `VOITTO MINULLE, ${NAME}, RIVILLÄ ${row.join(" ")}`;
    return `SIIRRÄN ${code(first)} STRATEGIANA ${second < 0 ? 0 : code(second)} ${number}`;
  },
  language: "fi",
  cellName: (cell) => String(code(cell)),
  piece: (letter) => [
    letter === "x"
      ? svgElement("path", { class: "cross", d: "M2.2 2.2l5.6 5.6m0-5.6-5.6 5.6" })
      : svgElement("circle", { class: "ring", cx: 5, cy: 5, r: 3 }),
  ],
};
