// The standard workloads: player, limits and positions.

import { readFileSync } from "node:fs";
import { seededRandom } from "../../../tests/browser/support/seeded-random.mjs";
import { stratege } from "../../../tests/wasm/support/module.mjs";
import { inRoot } from "../../support/paths.mjs";

/**
 * @typedef {object} Load
 * @property {string} title
 * @property {string} game
 * @property {string} player
 * @property {Record<string, number>} changes of the player's numbers
 * @property {{ nodes?: number }} limits
 * @property {string[]} records each for a new player
 */

/** The lines of a test file except comments. @param {string} path @returns {string[]} */
const linesOf = (path) =>
  readFileSync(inRoot("tests", "data", path), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

/** The last player of the roster. @param {string} game */
export const strongest = (game) =>
  stratege
    .listGames()
    .find(({ id }) => id === game)
    ?.players.at(-1)?.id ?? "";

/** Two quick players of a game: the weakest historical one and the weakest modern one. @param {string} game @returns {[string, string]} */
export function quickPlayers(game) {
  const players = stratege.listGames().find(({ id }) => id === game)?.players ?? [];
  const years = new Set(players.map(({ year }) => year));
  const weakest = [...years].map((wanted) => players.find(({ year }) => year === wanted)?.id ?? "");
  return [weakest[0], weakest.at(-1) ?? ""];
}

export const games = stratege.listGames().map(({ id }) => id);

/**
 * Random positions, each further into its game than the one before up to 40 plies; no finished games.
 * @param {string} game
 * @param {number} count
 */
export function anyPositions(game, count) {
  const starts = stratege.listGames().find(({ id }) => id === game)?.starts ?? [];
  return Array.from({ length: count }, (_, number) => {
    const chance = seededRandom(1000 + number);
    const match = new stratege.Match(game, starts[number % starts.length]);
    for (let ply = 0; ply < number % 40; ply += 1) {
      const { legal } = match.view();
      match.play(legal[chance(legal.length)].text);
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

/** @returns {Load[]} */
export const loads = () => [
  {
    title: "Reversi: FFO 40–44 to the end",
    game: "reversi",
    player: "champion",
    changes: {},
    limits: {},
    records: linesOf("reversi/fforum-40-44.obf").map((line) => line.split(";")[0]),
  },
  {
    title: "Connect Four: positions with known scores",
    game: "connect4",
    player: "solver",
    changes: {},
    limits: {},
    records: linesOf("connect4/scores.txt").map((line) => `connect4:first:${line.split(" ")[0]}`),
  },
  {
    title: "Gobang: the puzzles of both sets, 20,000 nodes each",
    game: "gobang",
    player: strongest("gobang"),
    changes: {},
    limits: { nodes: 20_000 },
    records: [...linesOf("gobang/puzzles16-vcf.tsv"), ...linesOf("gobang/puzzles16-forced-win.tsv")]
      .map(
        (line) => line.split("\t").findLast((cell) => /^\d+,\d+( \d+,\d+){4,}$/.test(cell)) ?? "",
      )
      .filter((line) => line !== ""),
  },
  {
    title: "Gobang: 40 positions by chance, 50,000 nodes each",
    game: "gobang",
    player: strongest("gobang"),
    changes: {},
    limits: { nodes: 50_000 },
    records: anyPositions("gobang", 40),
  },
  {
    title: "Qubic: proofs without the book, after up to 12 moves, 2,000,000 positions each",
    game: "qubic",
    player: "prover",
    changes: { book: 0, proof: 2000 },
    limits: {},
    records: anyPositions("qubic", 13),
  },
  {
    title: `Chess: ${strongest("chess")}, 40 positions, 100,000 nodes each`,
    game: "chess",
    player: strongest("chess"),
    changes: {},
    limits: { nodes: 100_000 },
    records: anyPositions("chess", 40),
  },
];
