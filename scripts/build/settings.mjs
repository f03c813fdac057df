// Reads wasm-pack.toml, the settings of the WebAssembly modules and the size budgets.

import { readFileSync } from "node:fs";
import { inRoot } from "../support/paths.mjs";

/**
 * Maximum sizes in kilobytes, brotli-compressed.
 * @typedef {object} Budget
 * @property {number} first-move transferred until the first game is playable
 * @property {number} other-first-move transferred until any other game is playable
 * @property {Record<string, number>} games all files of the first game; for the others, the files that they add
 * @property {number} site files that a visit stores
 * @property {number} programs files of users' programs, stored at their first use
 * @property {boolean} check-at-build
 */

/**
 * @typedef {object} Settings
 * @property {string[]} games in the order of the menu
 * @property {{ target: string, "out-dir": string, "out-name": string }} wasm-bindgen
 * @property {{ "target-features": string[], "llvm-args": string[] }} rustc
 * @property {{ passes: string[], enable: string[] }} wasm-opt
 * @property {Budget} budget
 */

/** @returns {Promise<Settings>} */
export async function readSettings() {
  const { parse } = await import("smol-toml"); // installed by set-up
  const read = /** @type {any} */ (parse(readFileSync(inRoot("wasm-pack.toml"), "utf8")));
  return { ...read, games: Object.keys(read.games), budget: { ...read.budget, games: read.games } };
}
