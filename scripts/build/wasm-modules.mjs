// Which WebAssembly modules there are, where each of them is, and whether it is up to date.

import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inRoot } from "../support/paths.mjs";
import { capture } from "../support/run.mjs";
import { isUnchanged } from "./inputs.mjs";

/** @typedef {import("./settings.mjs").Settings} Settings */
/** @typedef {{ RUSTUP_TOOLCHAIN?: string }} Toolchain */

/** The module with everything in it, for tests and types; the others are named by the feature that is in them. */
export const ALL_GAMES = "";

/** The module with the modern players of a game. @param {string} game */
export const engineOf = (game) => `${game}-engine`;

/** The modules of the site. @param {Settings} settings */
export const siteModules = ({ games }) => [...games, ...games.map(engineOf)];

/** The features to compile a module with. @param {Settings} settings @param {string} name */
export const featuresOf = (settings, name) => (name === ALL_GAMES ? siteModules(settings) : [name]);

/**
 * Where a module, its JavaScript side and the types of both are.
 * @param {Settings} settings
 * @param {string} name
 */
export function wasmFiles({ "wasm-pack": { "out-dir": directory, "out-name": file } }, name) {
  const named = (/** @type {string} */ ending) => inRoot(directory, name, `${file}${ending}`);
  const types = [named(".d.ts"), named("_bg.wasm.d.ts")];
  return { module: named("_bg.wasm"), glue: named(".js"), types };
}

/** @typedef {typeof import("../../www/wasm/stratege.js")} Rules */

/** A built module, ready for use in Node. @param {Settings} settings @param {string} name @returns {Promise<Rules>} */
export async function loadModule(settings, name) {
  const { module, glue } = wasmFiles(settings, name);
  const opened = await import(pathToFileURL(glue).href);
  opened.initSync({ module: readFileSync(module) });
  return opened;
}

/** The modules of games, for the build itself, by game. @param {Settings} settings @param {string[]} [games] @returns {Promise<Map<string, Rules>>} */
export async function loadRules(settings, games = settings.games) {
  const loading = games.map(async (game) => {
    const rules = await loadModule(settings, game);
    return /** @type {const} */ ([game, rules]);
  });
  return new Map(await Promise.all(loading));
}

/** @param {Map<string, Rules>} rules @param {string} game */
export function rulesOf(rules, game) {
  const found = rules.get(game);
  if (!found) throw new Error(`wasm-pack.toml has no ${game} among its games`);
  return found;
}

/** What wasm-opt comes with: its version. */
const OPTIMISER = JSON.parse(readFileSync(inRoot("package.json"), "utf8")).devDependencies.binaryen;

/**
 * What makes a module what it is, beside the source files that its compilation has read.
 * @param {Settings} settings
 * @param {string} compiler
 * @param {string} name
 * @returns {import("./inputs.mjs").Step}
 */
export function stepOf(settings, compiler, name) {
  const { module, glue, types } = wasmFiles(settings, name);
  const parts = ["wasm-pack", "rustc", "wasm-opt"].map((part) => Reflect.get(settings, part));
  return {
    name: `wasm-${name || "all"}`,
    inputs: ["Cargo.toml", "Cargo.lock", "scripts/build/wasm.mjs", "scripts/build/bindgen"],
    more: JSON.stringify([compiler, OPTIMISER, featuresOf(settings, name), ...parts]),
    outputs: [module, glue, ...types],
  };
}

/** @param {Toolchain} toolchain */
async function compilerOf(toolchain) {
  const { output } = await capture("rustc", ["--version"], { env: toolchain });
  return output.trim();
}

/**
 * Those of the modules that have to be made.
 * @param {Settings} settings
 * @param {Toolchain} toolchain
 * @param {string[]} names
 */
export async function outdatedModules(settings, toolchain, names) {
  const compiler = await compilerOf(toolchain);
  return names
    .map((name) => ({ name, step: stepOf(settings, compiler, name) }))
    .filter(({ step }) => !step.outputs.every((file) => existsSync(file)) || !isUnchanged(step));
}
