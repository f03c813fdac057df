// The WebAssembly modules: their names, features, files and whether they are up to date.

import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inRoot } from "../support/paths.mjs";
import { capture } from "../support/run.mjs";
import { isUnchanged } from "./fingerprints.mjs";

/** @typedef {import("./settings.mjs").Settings} Settings */
/** @typedef {{ RUSTUP_TOOLCHAIN?: string }} Toolchain */

/** The module with all games, for tests and types. The others have the name of their feature. */
export const ALL_GAMES = "";

/** The module that meters users' programs, a crate without features. */
export const METER = "meter";

/** The crate of a module. @param {string} name */
export const crateOf = (name) => (name === METER ? "stratege-meter" : "stratege");

/** Name of the module with a game's modern players. @param {string} game */
export const engineOf = (game) => `${game}-engine`;

/** @param {Settings} settings */
const gameModules = ({ games }) => [...games, ...games.map(engineOf)];

/** @param {Settings} settings */
export const siteModules = (settings) => [...gameModules(settings), METER];

/** Features of the crate. @param {Settings} settings @param {string} name */
export function featuresOf(settings, name) {
  if (name === METER) return [];
  return name === ALL_GAMES ? gameModules(settings) : [name];
}

/** Paths of a module, its JavaScript glue and their types. @param {Settings} settings @param {string} name */
export function wasmFiles({ "wasm-bindgen": { "out-dir": directory, "out-name": file } }, name) {
  const path = (/** @type {string} */ suffix) => inRoot(directory, name, `${file}${suffix}`);
  const types = [path(".d.ts"), path("_bg.wasm.d.ts")];
  return { module: path("_bg.wasm"), glue: path(".js"), types };
}

/** @typedef {typeof import("../../www/wasm/stratege.js")} Rules */

/** Instantiates a built module in Node. @param {Settings} settings @param {string} name @returns {Promise<Rules>} */
export async function loadModule(settings, name) {
  const { module, glue } = wasmFiles(settings, name);
  const instance = await import(pathToFileURL(glue).href);
  instance.initSync({ module: readFileSync(module) });
  return instance;
}

/**
 * Loads the rules modules that pages are built with, by game.
 * @param {Settings} settings @param {string[]} [games] @returns {Promise<Map<string, Rules>>}
 */
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
  if (!found) throw new Error(`wasm-pack.toml does not list the game ${game}`);
  return found;
}

/** Version of wasm-opt. */
const WASM_OPT = JSON.parse(readFileSync(inRoot("package.json"), "utf8")).devDependencies.binaryen;

/**
 * The build step of a module. The compiler reports the source files among its inputs.
 * @param {Settings} settings
 * @param {string} compiler version
 * @param {string} name
 * @returns {import("./fingerprints.mjs").Step}
 */
export function stepOf(settings, compiler, name) {
  const { module, glue, types } = wasmFiles(settings, name);
  const parts = ["wasm-bindgen", "rustc", "wasm-opt"].map((part) => Reflect.get(settings, part));
  return {
    name: `wasm-${name || "all"}`,
    inputs: [
      ...["Cargo.toml", "Cargo.lock", "scripts/build/wasm.mjs", "scripts/build/bindgen"],
      ...(name === METER ? [".cargo/config.toml"] : []),
    ],
    more: JSON.stringify([compiler, WASM_OPT, featuresOf(settings, name), ...parts]),
    outputs: [module, glue, ...types],
  };
}

/** @param {Toolchain} toolchain */
async function compilerVersion(toolchain) {
  const { output } = await capture("rustc", ["--version"], { env: toolchain });
  return output.trim();
}

/**
 * Returns those of `names` that have to be compiled, with their build steps.
 * @param {Settings} settings
 * @param {Toolchain} toolchain
 * @param {string[]} names
 */
export async function outdatedModules(settings, toolchain, names) {
  const compiler = await compilerVersion(toolchain);
  return names
    .map((name) => ({ name, step: stepOf(settings, compiler, name) }))
    .filter(({ step }) => !step.outputs.every((file) => existsSync(file)) || !isUnchanged(step));
}
