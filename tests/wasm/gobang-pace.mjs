// How fast Gobang's engine is in the page's module, run in Node, in processor time:
//
//   node tests/wasm/gobang-pace.mjs nodes     nodes a second in the middle of games
//   node tests/wasm/gobang-pace.mjs wins      the forced wins that it finds within a second each

import { readFileSync } from "node:fs";
import { stratege } from "./support/module.mjs";

const { Player } = stratege;
const NODES = 1_000_000;
const SECOND = 1000;

const GAMES = [
  "gobang:16-first-five-full:h8i9j7h9g8i7",
  "gobang:16-first-five-full:h8i9j9h10i10g8",
  "gobang:15-first-five-full:h8i9j9h10i10g8f9",
  "gobang:19-first-five-full:k10l11m9j11l9l12m10",
  "gobang:20-first-five-full:k10l11m9j11l9l12m10",
];

/**
 * One thought of the strongest player, in processor time, because other work is no fault of the module.
 * @param {string} record @param {{ nodes?: number, time?: number }} limits
 */
function think(record, limits) {
  const player = new Player("gobang", "engine", {}, 1);
  player.choose("gobang:16-first-five-full:", { nodes: 100 }); // its tables are made once
  const begun = process.cpuUsage();
  const choice = player.choose(record, limits);
  const { user, system } = process.cpuUsage(begun);
  player.free();
  return { choice, took: (user + system) / 1000 };
}

function nodes() {
  let [all, time] = [0, 0];
  for (const record of GAMES) {
    const { choice, took } = think(record, { nodes: NODES });
    all += choice.nodes;
    time += took;
    console.log(
      `${record} ${choice.nodes} nodes ${Math.round((choice.nodes / took) * 1000)} a second`,
    );
  }
  console.log(`all ${all} nodes ${Math.round((all / time) * 1000)} a second`);
}

/** The squares of a puzzle as the record of a game. @param {string} squares */
function recordOf(squares) {
  const names = squares.split(" ").map((square) => {
    const [x, y] = square.split(",").map(Number);
    return `${String.fromCharCode(97 + x)}${y + 1}`;
  });
  return `gobang:16-first-five-full:${names.join("")}`;
}

function wins() {
  const file = new URL("../data/gobang/puzzles16-forced-win.tsv", import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const puzzles = lines.filter((line) => !line.startsWith("#")).map((line) => line.split("\t"));
  /** @type {number[]} */
  const times = [];
  for (const [name, , , , , , , squares] of puzzles) {
    const { choice, took } = think(recordOf(squares ?? ""), { nodes: NODES });
    const won = choice.score?.kind === "win" && took <= SECOND;
    if (won) times.push(took);
    console.log(`${name} ${choice.score?.kind} ${took.toFixed(0)} ms ${choice.nodes} nodes`);
  }
  times.sort((one, other) => one - other);
  const median = times[Math.floor(times.length / 2)]?.toFixed(0);
  console.log(`${times.length} of ${puzzles.length} within a second, median ${median} ms`);
}

const kinds = { nodes, wins };
const what = process.argv[2] ?? "";
if (what in kinds) kinds[/** @type {keyof typeof kinds} */ (what)]();
else console.log("what shall be measured: nodes or wins?");
