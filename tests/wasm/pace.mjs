// Measures the solver of Connect Four in the page's module in Node, in processor time:
//
//   node tests/wasm/pace.mjs moves            moves of its matches, by ply
//   node tests/wasm/pace.mjs elsewhere        the same with a random first move
//   node tests/wasm/pace.mjs values           all columns of random positions
//   node tests/wasm/pace.mjs sets FILE…       moves in every tenth position of these files, with an empty table

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { seededRandom } from "../browser/support/seeded-random.mjs";
import { stratege } from "./support/module.mjs";

const { Match, Player } = stratege;
const GAMES = 60;
const STEP = 10;

/** @param {number} seed */
const playerOf = (seed, player = "solver") => new Player("connect4", player, {}, seed);

/** @param {number[]} times @param {number} share */
function quantile(times, share) {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

/** @param {string | number} name @param {number[]} times */
function report(name, times) {
  const [median, high, longest] = [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(1));
  console.log(
    `${String(name).padStart(12)} ${String(times.length).padStart(5)} times, median ${median} ms, 99 % ${high} ms, longest ${longest} ms`,
  );
}

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

/** @param {Map<number, number[]>} byPly */
function reportByPly(byPly) {
  for (const [ply, times] of [...byPly].sort(([one], [other]) => one - other)) report(ply, times);
  report("all", [...byPly.values()].flat());
}

/** @param {Map<number, number[]>} byPly @param {number} ply @param {number} took */
const add = (byPly, ply, took) => byPly.set(ply, [...(byPly.get(ply) ?? []), took]);

/**
 * Plays matches against the sixth level, whose first two moves are random; the table is reused during a match.
 * @param {boolean} fromBoth whether the solver's first move is random too, which makes its book useless
 */
function moves(fromBoth) {
  /** @type {Map<number, number[]>} */
  const byPly = new Map();
  for (let game = 0; game < GAMES; game += 1) {
    const random = seededRandom(game);
    const match = new Match("connect4", "first");
    const players = [playerOf(game), playerOf(game, "level-6")];
    players[0].choose("connect4:first:4", {}); // loads the books
    for (let ply = 0; !match.view().outcome; ply += 1) {
      const whose = (ply + game) % 2;
      if (fromBoth ? ply < 2 : whose === 1 && ply < 4) {
        const { legal } = match.view();
        match.play(legal[random(legal.length)].text);
        continue;
      }
      const { took, value } = timed(() => players[whose].choose(match.record(), {}));
      if (whose === 0) add(byPly, ply, took);
      match.play(value.move);
    }
    for (const player of players) player.free();
    match.free();
  }
  reportByPly(byPly);
}

/** Measures all seven values of random positions, with an empty table. */
function values() {
  /** @type {Map<number, number[]>} */
  const byPly = new Map();
  for (let game = 0; game < GAMES * 2; game += 1) {
    const random = seededRandom(1000 + game);
    const wanted = game % 20;
    const match = new Match("connect4", "first");
    for (let view = match.view(); view.ply < wanted && !view.outcome; view = match.view()) {
      match.play(view.legal[random(view.legal.length)].text);
    }
    if (!match.view().outcome) {
      const player = playerOf(game);
      player.choose("connect4:first:4", {}); // loads the books
      add(byPly, wanted, timed(() => player.analyse(match.record(), {})).took);
      player.free();
    }
    match.free();
  }
  reportByPly(byPly);
}

/** @param {string[]} files */
function sets(files) {
  for (const file of files) {
    const all = readFileSync(file, "utf8").trim().split("\n");
    const lines = all.filter((_, at) => at % STEP === 0);
    let [time, nodes, wrong] = [0, 0, 0];
    for (const line of lines) {
      const [record, known] = line.trim().split(" ");
      const player = playerOf(1);
      player.choose("connect4:first:4", {}); // loads the books
      const { took, value } = timed(() => player.choose(`connect4:first:${record}`, {}));
      time += took;
      nodes += value.nodes;
      if (value.score?.kind === "left" && value.score.value !== Number(known)) wrong += 1;
      player.free();
    }
    const mean = (/** @type {number} */ sum) => (sum / lines.length).toFixed(2);
    console.log(
      `${basename(file)}: ${lines.length} positions, ${wrong} wrong, ${mean(nodes)} nodes and ${mean(time)} ms a move`,
    );
  }
}

const [what, ...files] = process.argv.slice(2);
const kinds = {
  moves: () => moves(false),
  elsewhere: () => moves(true),
  values,
  sets: () => sets(files),
};
if (what in kinds) kinds[/** @type {keyof typeof kinds} */ (what)]();
else console.log("usage: node tests/wasm/pace.mjs moves | elsewhere | values | sets FILE…");
