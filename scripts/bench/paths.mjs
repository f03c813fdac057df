// Counted move paths of chess, every depth up to the last one, in the same three places as the thoughts of the players.

import { stratege } from "../../tests/wasm/support/module.mjs";
import { inTurn } from "./in-turn.mjs";
import { nativeProgram, openPage, secondsOf } from "./runners.mjs";

/** @typedef {{ paths: number, seconds: number }} Count */

const DEPTH = 5;

/** A position with every kind of move in it, from the chess programming wiki. */
const KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

export const title = `Chess: move paths of Kiwipete to depth ${DEPTH}`;

/** Handed to the browser as text. @param {any} module @param {string} position @param {number} depth */
function countAll(module, position, depth) {
  let paths = 0;
  for (let ahead = 1; ahead <= depth; ahead += 1) paths += module.countPaths(position, ahead);
  return paths;
}

/** @param {import("playwright-core").Browser} browser @param {{ url: string }} site */
export async function countInAll(browser, site) {
  const page = await openPage(browser, site, "chess", "rules");
  /** @type {Record<"native" | "Node" | "Chromium", () => Promise<Count>>} */
  const places = {
    native: async () => {
      const { output, seconds } = nativeProgram(["perft", "chess", String(DEPTH), KIWIPETE]);
      const lines = output.trim().split("\n");
      return { paths: lines.reduce((sum, line) => sum + Number(line.split(" ")[1]), 0), seconds };
    },
    Node: async () => {
      const { answer, seconds } = await secondsOf(() => countAll(stratege, KIWIPETE, DEPTH));
      return { paths: answer, seconds };
    },
    Chromium: async () => {
      const { answer, seconds } = await page.ask(countAll.toString(), [KIWIPETE, DEPTH]);
      return { paths: answer, seconds };
    },
  };
  const rounds = await inTurn(places);
  await page.close();
  if (new Set(rounds.flatMap(Object.values).map(({ paths }) => paths)).size > 1)
    throw new Error(`${title}: ${JSON.stringify(rounds)}`);
  return rounds;
}
