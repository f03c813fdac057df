// Counted move paths of chess, in the same three places as the thoughts of the players: every depth up to the last
// one, several times over, of which the best time counts.

import { stratege } from "../../tests/wasm/support/module.mjs";
import { nativeProgram, onPage, secondsOf } from "./runners.mjs";

/** @typedef {{ paths: number, seconds: number }} Count */

const TIMES = 3;
const DEPTH = 5;

/** A position with every kind of move in it, from the chess programming wiki. */
const KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

export const title = `Chess: move paths of Kiwipete to depth ${DEPTH}, best of ${TIMES}`;

/** Handed to the browser as text. @param {any} module @param {string} position @param {number} depth */
function countAll(module, position, depth) {
  let paths = 0;
  for (let ahead = 1; ahead <= depth; ahead += 1) paths += module.countPaths(position, ahead);
  return paths;
}

/** @param {() => Promise<Count>} count @returns {Promise<Count>} */
async function best(count) {
  const counts = [];
  for (let time = 0; time < TIMES; time += 1) counts.push(await count());
  counts.sort((one, other) => one.seconds - other.seconds);
  return counts[0];
}

/** @param {import("playwright-core").Browser} browser @param {{ url: string }} site */
export async function countInAll(browser, site) {
  const counts = {
    native: await best(async () => {
      const { output, seconds } = nativeProgram(["perft", "chess", String(DEPTH), KIWIPETE]);
      const lines = output.trim().split("\n");
      return { paths: lines.reduce((sum, line) => sum + Number(line.split(" ")[1]), 0), seconds };
    }),
    Node: await best(async () => {
      const { answer, seconds } = await secondsOf(() => countAll(stratege, KIWIPETE, DEPTH));
      return { paths: answer, seconds };
    }),
    Chromium: await best(async () => {
      const given = /** @type {const} */ ([KIWIPETE, DEPTH]);
      const count = countAll.toString();
      const { answer, seconds } = await onPage(browser, site, "chess", count, given, "rules");
      return { paths: answer, seconds };
    }),
  };
  const { native, Node, Chromium } = counts;
  if (native.paths !== Node.paths || native.paths !== Chromium.paths)
    throw new Error(`${title}: ${JSON.stringify(counts)}`);
  return counts;
}
