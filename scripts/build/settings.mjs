// Reads wasm-pack.toml, where the settings of the WebAssembly module and the size budget stand.

import { readFileSync } from "node:fs";
import { inRoot } from "../support/paths.mjs";

/**
 * Kilobytes, brotli-compressed.
 * @typedef {object} Budget
 * @property {number} first-move what a visit transfers until the first game can be played
 * @property {number} other-first-move the same for any other game
 * @property {Record<string, number>} games all of the first game; of every other one what it adds to that visit
 * @property {number} site
 * @property {boolean} check-at-build
 */

/**
 * @typedef {object} Settings
 * @property {string[]} games in the order of the menu
 * @property {{ version: string, target: string, profile: string, "out-dir": string, "out-name": string }} wasm-pack
 * @property {{ "target-features": string[], "llvm-args": string[] }} rustc
 * @property {{ passes: string[], enable: string[] }} wasm-opt
 * @property {Budget} budget
 */

/** @returns {Promise<Settings>} */
export async function readSettings() {
  const { parse } = await import("smol-toml"); // not there before set-up
  const read = /** @type {any} */ (parse(readFileSync(inRoot("wasm-pack.toml"), "utf8")));
  return { ...read, games: Object.keys(read.games), budget: { ...read.budget, games: read.games } };
}
