// How many moves a second chess counts in the page's module, run in Node: Kiwipete to depth 5, leaf moves counted.
//
//   node tests/wasm/chess-pace.mjs beside       by the clock, beside ours and cozy-chess native, taking turns
//   node tests/wasm/chess-pace.mjs processor    in processor time, beside target/release/stratege

import { spawnSync } from "node:child_process";
import { stratege } from "./support/module.mjs";

const KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const LEAVES = 193_690_690;
/** What the terminal's perft counts on its way to depth 5 as well. */
const BEFORE = 48 + 2_039 + 97_862 + 4_085_603;
const ROUNDS = 3;
const TIMES = 7;
const NATIVE = "test --release --test chess speed -- --ignored --nocapture".split(" ");

function count() {
  const counted = stratege.countPaths(KIWIPETE, 5);
  if (counted !== LEAVES) throw new Error(`${counted} leaves, not ${LEAVES}`);
}

/** Million moves a second, by the clock. */
function byTheClock() {
  const begun = performance.now();
  count();
  return LEAVES / (performance.now() - begun) / 1000;
}

/** Million moves a second of processor time. */
function byProcessor() {
  const begun = process.cpuUsage();
  count();
  const { user, system } = process.cpuUsage(begun);
  return LEAVES / (user + system);
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return { stdout, stderr };
}

/** What the native test says of itself and of cozy-chess, each a list of million moves a second. */
function nativeByTheClock() {
  const pairs = [...run("cargo", NATIVE).stdout.matchAll(/ours (\d+), cozy-chess (\d+)/g)];
  return [1, 2].map((place) => pairs.map((pair) => Number(pair[place])));
}

function nativeByProcessor() {
  const perft = `TIMEFORMAT=%U; time target/release/stratege perft chess 5 "${KIWIPETE}"`;
  return (LEAVES + BEFORE) / 1e6 / Number(run("bash", ["-c", perft]).stderr.trim());
}

/** @param {string} name @param {number[]} all */
function report(name, all) {
  const sorted = all.toSorted((one, other) => one - other);
  const [median, best] = [sorted[Math.floor(all.length / 2)], sorted[all.length - 1]];
  console.log(
    `${name}: median ${median.toFixed(0)}, best ${best.toFixed(0)} million moves a second`,
  );
  return median;
}

/** @param {string} name @param {number} ratio */
const compare = (name, ratio) => console.log(`wasm is ${ratio.toFixed(2)} of ${name}`);

/** @type {Record<string, () => void>} */
const kinds = {
  beside() {
    /** @type {[number[], number[], number[]]} */
    const [wasm, own, cozy] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [ours, theirs] = nativeByTheClock();
      own.push(...ours);
      cozy.push(...theirs);
      wasm.push(...ours.map(byTheClock));
    }
    const median = report("wasm", wasm);
    compare("ours native", median / report("ours native", own));
    compare("cozy-chess native", median / report("cozy-chess native", cozy));
  },
  processor() {
    /** @type {[number[], number[]]} */
    const [wasm, own] = [[], []];
    for (let time = 0; time < TIMES; time += 1) {
      wasm.push(byProcessor());
      own.push(nativeByProcessor());
    }
    compare("ours native", report("wasm", wasm) / report("ours native", own));
  },
};

const what = process.argv[2] ?? "";
if (what in kinds) kinds[what]();
else console.log("what shall be measured: beside or processor?");
