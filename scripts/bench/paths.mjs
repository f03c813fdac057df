// Counted move paths of chess, every depth up to the last one, in the same three places as the thoughts of the players.

import { readSettings } from "../build/settings.mjs";
import { loadModule } from "../build/wasm-modules.mjs";
import { capture } from "../support/run.mjs";
import { inTurn } from "./in-turn.mjs";
import { openPage, PROGRAM } from "./places.mjs";

/** @typedef {{ paths: number, seconds: number }} Count */

const DEPTH = 5;

/** A position with every kind of move in it, from the chess programming wiki. */
const KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

export const title = `Chess: move paths of Kiwipete to depth ${DEPTH}`;

/**
 * Handed to the browser as text.
 * @param {any} module @param {string} position @param {number} depth
 * @returns {Count}
 */
function countAll(module, position, depth) {
  const begun = performance.now();
  let paths = 0;
  for (let ahead = 1; ahead <= depth; ahead += 1) paths += module.countPaths(position, ahead);
  return { paths, seconds: (performance.now() - begun) / 1000 };
}

/** @returns {Promise<Count>} */
async function countNatively() {
  const begun = performance.now();
  const { output } = await capture(PROGRAM, ["perft", "chess", String(DEPTH), KIWIPETE]);
  const seconds = (performance.now() - begun) / 1000;
  const lines = output.trim().split("\n");
  return { paths: lines.reduce((sum, line) => sum + Number(line.split(" ")[1]), 0), seconds };
}

/** @param {import("playwright-core").Browser} browser @param {{ url: string }} site */
export async function countInAll(browser, site) {
  const rules = await loadModule(await readSettings(), "chess");
  const page = await openPage(browser, site, "chess", "rules");
  const rounds = await inTurn({
    native: countNatively,
    Node: async () => countAll(rules, KIWIPETE, DEPTH),
    Chromium: () => page.call(countAll, [KIWIPETE, DEPTH]),
  });
  await page.close();
  if (new Set(rounds.flatMap(Object.values).map(({ paths }) => paths)).size > 1)
    throw new Error(`${title}: ${JSON.stringify(rounds)}`);
  return rounds;
}
