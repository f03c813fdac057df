// How many moves a second chess counts in the page's module, run in Node, beside cozy-chess native in the same run:
//
//   node tests/wasm/chess-pace.mjs
//
// Kiwipete to depth 5, leaf moves counted; both take turns, because the machine has other work.

import { spawnSync } from "node:child_process";
import { stratege } from "./support/module.mjs";

const KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const LEAVES = 193_690_690;
const ROUNDS = 3;
const NATIVE = "test --release --test chess speed -- --ignored --nocapture".split(" ");

/** Million moves a second. */
function ours() {
  const begun = performance.now();
  const counted = stratege.countPaths(KIWIPETE, 5);
  if (counted !== LEAVES) throw new Error(`${counted} leaves, not ${LEAVES}`);
  return LEAVES / (performance.now() - begun) / 1000;
}

/** What the native test says of itself and of cozy-chess, each a list of million moves a second. */
function native() {
  const { status, stdout, stderr } = spawnSync("cargo", NATIVE, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  const pairs = [...stdout.matchAll(/ours (\d+), cozy-chess (\d+)/g)];
  return [1, 2].map((place) => pairs.map((pair) => Number(pair[place])));
}

/** @param {number[]} all */
const median = (all) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)];

/** @type {[number[], number[], number[]]} */
const rates = [[], [], []];
for (let round = 0; round < ROUNDS; round += 1) {
  const [own, cozy] = native();
  const wasm = own.map(ours);
  for (const [at, more] of [wasm, own, cozy].entries()) rates[at].push(...more);
  const words = [wasm, own, cozy].map((all) => median(all).toFixed(0));
  console.log(`round ${round + 1}: wasm ${words[0]}, native ${words[1]}, cozy-chess ${words[2]}`);
}
const [wasm, own, cozy] = rates.map(median);
const best = rates.map((all) => Math.max(...all).toFixed(0));
console.log(
  `median: wasm ${wasm.toFixed(0)}, native ${own}, cozy-chess ${cozy} million moves a second`,
);
console.log(`best: wasm ${best[0]}, native ${best[1]}, cozy-chess ${best[2]}`);
console.log(
  `wasm is ${(wasm / cozy).toFixed(2)} of cozy-chess native and ${(wasm / own).toFixed(2)} of ours native`,
);
