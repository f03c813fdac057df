// Measures the champion of Reversi in the page's module in Node, in processor time:
//
//   node tests/wasm/pace-reversi.mjs solve FILE…     solves test files, next to the native program in the same run
//   node tests/wasm/pace-reversi.mjs games FOLDER [EMPTY]
//                                                    100 positions of recorded games (.wtb) with 22 empty squares
//   node tests/wasm/pace-reversi.mjs values FOLDER   values of all moves to depth 8, in recorded games
//   node tests/wasm/pace-reversi.mjs first           first choices of matches, each with empty tables

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import * as stratege from "../../www/wasm/reversi-engine/stratege.js";
import { recordedPositions } from "./support/recorded-positions.mjs";
import { spread } from "./support/spread.mjs";
import { watchInScope } from "./support/worker-scope.mjs";

const module = new URL("../../www/wasm/reversi-engine/stratege_bg.wasm", import.meta.url);
const native = fileURLToPath(new URL("../../target/release/stratege", import.meta.url));
stratege.initSync({ module: readFileSync(module) });

const POSITIONS = 100;
/** Solves every position. */
const ALL = { end: 60 };

/**
 * Measures processor time, which other work on the machine does not affect.
 * @template T
 * @param {() => T} act
 * @returns {{ took: number, value: T }} milliseconds
 */
function timed(act) {
  const start = process.cpuUsage();
  const value = act();
  const { user, system } = process.cpuUsage(start);
  return { took: (user + system) / 1000, value };
}

/**
 * Measures a champion with new tables, whose creation counts unless `isReady`.
 * @template T
 * @param {string} record @param {Record<string, number>} changes @param {boolean} isReady
 * @param {(player: stratege.Player) => T} act
 */
function timedChampion(record, changes, isReady, act) {
  const player = new stratege.Player("reversi", "champion", changes, 0);
  if (isReady) player.choose(record, { nodes: 1 });
  const result = timed(() => act(player));
  player.free();
  return result;
}

/** @param {string} record @param {Record<string, number>} changes @param {boolean} [isReady] */
const choose = (record, changes, isReady = false) =>
  timedChampion(record, changes, isReady, (player) => player.choose(record, {}));

/** @param {number} nodes @param {number} took */
const rate = (nodes, took) =>
  `${(nodes / 1e6).toFixed(1)} M positions in ${(took / 1000).toFixed(2)} s, ${(nodes / took / 1000).toFixed(1)} M a second`;

/** @param {string[]} files */
function solve(files) {
  for (const file of files) {
    let [time, nodes] = [0, 0];
    const boards = readFileSync(file, "utf8").trim().split("\n");
    const positions = boards.map((line) => line.split(";")[0]?.trim() ?? "");
    for (const position of positions) {
      const { took, value } = choose(`reversi:${position}:`, ALL);
      time += took;
      nodes += value.nodes;
    }
    console.log(`${basename(file)} wasm:   ${rate(nodes, time)}`);
    // The last line but one is the shell's time, the last one the program's.
    const script = `"${native}" best reversi - --player champion:solve=60 --json >/dev/null; times`;
    const input = positions.join("\n");
    const { stdout } = spawnSync("sh", ["-c", script], { input, encoding: "utf8" });
    const [minutes = 0, seconds = 0] = (stdout.trim().split("\n").at(-1) ?? "")
      .split(/[ms]/)
      .map(Number);
    const alone = 1000 * (60 * minutes + seconds);
    console.log(`${basename(file)} native: ${rate(nodes, alone)}; ${(alone / time).toFixed(2)}`);
  }
}

/** Records from positions of recorded games. @param {string} folder @param {number} empty */
const recordsOf = (folder, empty) =>
  recordedPositions(stratege, folder, empty, POSITIONS).map(({ record }) => record);

/** @param {string} folder @param {number} empty */
function games(folder, empty) {
  const choices = recordsOf(folder, empty).map((record) => choose(record, {}, true));
  const times = choices.map(({ took }) => took);
  const nodes = choices.reduce((sum, { value }) => sum + value.nodes, 0);
  const isExact = (/** @type {typeof choices[number]} */ { value: { score } }) =>
    score?.kind === "discs" && score.value.percent === 100;
  console.log(
    `${times.length} positions with ${empty} empty squares, ${choices.filter(isExact).length} exact: ${spread(times)}; ${rate(
      nodes,
      times.reduce((sum, time) => sum + time, 0),
    )}`,
  );
}

/** Measures the values of all moves to depth 8, as squares show them first. @param {string} folder */
function values(folder) {
  for (const empty of [50, 40, 30]) {
    const times = recordsOf(folder, empty).map(
      (record) =>
        timedChampion(record, { book: 0 }, true, (player) => player.analyse(record, { depth: 8 }))
          .took,
    );
    console.log(
      `values of all moves, ${times.length} positions with ${empty} empty squares: ${spread(times)}`,
    );
  }
}

/** Measures early positions without the book; the first one includes loading the weights. */
function first() {
  for (const moves of ["", "f5d6", "f5d6c3d3", "f5f6e6f4"]) {
    /** @type {[number, number][]} */
    const reports = [];
    const start = process.cpuUsage();
    const spent = () => {
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    };
    const player = new stratege.Player("reversi", "champion", { book: 0 }, 0);
    const { watch } = watchInScope({
      module: stratege,
      onMessage: ({ type, value }) => {
        if (type === "report") reports.push([value.depth, spent()]);
      },
    });
    const { depth } = player.choose(`reversi:diagonal-mole:${moves}`, {}, watch);
    const within = reports.filter(([, time]) => time < 1000).at(-1)?.[0] ?? 0;
    console.log(
      `after "${moves}": first report after ${reports[0]?.[1].toFixed(0)} ms, depth ${within} within a second, depth ${depth} after ${(spent() / 1000).toFixed(2)} s`,
    );
    player.free();
  }
}

const [what, ...rest] = process.argv.slice(2);
if (what === "solve") solve(rest);
else if (what === "games" && rest[0]) games(rest[0], Number(rest[1] ?? 22));
else if (what === "values" && rest[0]) values(rest[0]);
else if (what === "first") first();
else
  console.log(
    "usage: node tests/wasm/pace-reversi.mjs solve FILE… | games FOLDER [EMPTY] | values FOLDER | first",
  );
