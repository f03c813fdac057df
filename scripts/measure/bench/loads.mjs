// The standard workloads of `npm run measure -- bench`, and the players and positions of other measurements and checks.

import { readFileSync } from "node:fs";
import { seededRandom } from "../../../tests/browser/support/seeded-random.mjs";
import { stratege } from "../../../tests/wasm/support/module.mjs";
import { inRoot } from "../../support/paths.mjs";

/**
 * @typedef {object} Load
 * @property {string} title
 * @property {string} game
 * @property {string} player
 * @property {Record<string, number>} changes to the player's parameters
 * @property {{ nodes?: number }} limits
 * @property {string[]} records each searched by a new player
 */

/** Reads the lines of a file in tests/data/ except comments. @param {string} path @returns {string[]} */
const readLines = (path) =>
  readFileSync(inRoot("tests", "data", path), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

/** Metadata of a game. @param {string} game */
export function infoOf(game) {
  const info = stratege.listGames().find(({ id }) => id === game);
  if (!info) throw new Error(`Unknown game: ${game}.`);
  return info;
}

/** Id of the last player in the roster. @param {string} game */
export const strongest = (game) => infoOf(game).players.at(-1)?.id ?? "";

/** Ids of two fast players: the weakest historical and the weakest modern one. @param {string} game @returns {[string, string]} */
export function quickPlayers(game) {
  const { players } = infoOf(game);
  const years = new Set(players.map(({ year }) => year));
  const weakest = [...years].map((wanted) => players.find(({ year }) => year === wanted)?.id ?? "");
  return [weakest[0], weakest.at(-1) ?? ""];
}

export const games = stratege.listGames().map(({ id }) => id);

/** Records of random unfinished matches of 0 to 39 plies. @param {string} game @param {number} count */
export function randomPositions(game, count) {
  const { starts } = infoOf(game);
  return Array.from({ length: count }, (_, number) => {
    const random = seededRandom(1000 + number);
    const match = new stratege.Match(game, starts[number % starts.length]);
    for (let ply = 0; ply < number % 40; ply += 1) {
      const { legal } = match.view();
      match.play(legal[random(legal.length)].text);
      if (match.view().outcome) {
        match.undo();
        break;
      }
    }
    const record = match.record().replace(/!.*/, "");
    match.free();
    return record;
  });
}

/** The position of a puzzle, the cell with at least five moves. @param {string} line */
const puzzlePosition = (line) =>
  line.split("\t").findLast((cell) => /^\d+,\d+( \d+,\d+){4,}$/.test(cell)) ?? "";

/** @returns {Load[]} */
export const loads = () => [
  {
    title: "Reversi: FFO 40–44 to the end",
    ...{ game: "reversi", player: "champion", changes: {}, limits: {} },
    records: readLines("reversi/fforum-40-44.obf").map((line) => line.split(";")[0]),
  },
  {
    title: "Connect Four: positions with known scores",
    ...{ game: "connect4", player: "solver", changes: {}, limits: {} },
    records: readLines("connect4/scores.txt").map((line) => `connect4:first:${line.split(" ")[0]}`),
  },
  {
    title: "Gobang: the puzzles of both sets, 20,000 nodes each",
    ...{ game: "gobang", player: strongest("gobang"), changes: {}, limits: { nodes: 20_000 } },
    records: ["gobang/puzzles16-vcf.tsv", "gobang/puzzles16-forced-win.tsv"]
      .flatMap(readLines)
      .map(puzzlePosition)
      .filter((position) => position !== ""),
  },
  {
    title: "Gobang: 40 random positions, 50,000 nodes each",
    ...{ game: "gobang", player: strongest("gobang"), changes: {}, limits: { nodes: 50_000 } },
    records: randomPositions("gobang", 40),
  },
  {
    title: "Qubic: proofs without the book, after up to 12 moves, 2,000,000 positions each",
    ...{ game: "qubic", player: "prover", changes: { book: 0, proof: 2000 }, limits: {} },
    records: randomPositions("qubic", 13),
  },
  {
    title: `Chess: ${strongest("chess")}, 40 positions, 100,000 nodes each`,
    ...{ game: "chess", player: strongest("chess"), changes: {}, limits: { nodes: 100_000 } },
    records: randomPositions("chess", 40),
  },
];
