// Reads wasm-pack.toml, where the settings of the WebAssembly module and the size budget stand.

import { readFileSync } from "node:fs";
import { inRoot } from "../support/paths.mjs";

/**
 * @typedef {object} Settings
 * @property {string[]} games
 * @property {Record<string, string>} engines
 * @property {{ version: string, target: string, profile: string, "out-dir": string, "out-name": string }} wasm-pack
 * @property {{ "target-features": string[] }} rustc
 * @property {{ passes: string[], enable: string[] }} wasm-opt
 * @property {{ "first-game": string, kilobytes: number, "check-at-build": boolean }} budget
 */

/** @returns {Promise<Settings>} */
export async function readSettings() {
  const { parse } = await import("smol-toml"); // not there before set-up
  return /** @type {any} */ (parse(readFileSync(inRoot("wasm-pack.toml"), "utf8")));
}
