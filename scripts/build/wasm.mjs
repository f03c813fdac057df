// Compiles the crate to WebAssembly with its JavaScript side, as wasm-pack.toml says.

import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { inRoot, npmTool } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";
import { show } from "../support/run.mjs";

/**
 * Where a module and its JavaScript side are.
 * @param {import("./settings.mjs").Settings} settings
 * @param {string} [feature] what is in it; none: all games
 */
export function wasmFiles(
  { "wasm-pack": { "out-dir": directory, "out-name": name } },
  feature = "",
) {
  const module = inRoot(directory, feature, `${name}_bg.wasm`);
  return { module, glue: inRoot(directory, feature, `${name}.js`) };
}

/**
 * The rules of all games, for the build itself.
 * @param {import("./settings.mjs").Settings} settings
 * @returns {Promise<typeof import("../../www/wasm/stratege.js")>}
 */
export async function loadRules(settings) {
  const { module, glue } = wasmFiles(settings);
  const rules = await import(pathToFileURL(glue).href);
  rules.initSync({ module: readFileSync(module) });
  return rules;
}

/**
 * What each module has in it: everything, one game, or a game with its engine.
 * @param {import("./settings.mjs").Settings} settings
 */
export const featuresOf = ({ games, engines }) => [undefined, ...games, ...Object.values(engines)];

/**
 * The environment that compiles for the browser as the site's build does.
 * @param {import("./settings.mjs").Settings} settings
 * @param {{ RUSTUP_TOOLCHAIN?: string }} toolchain
 */
export function wasmEnvironment({ rustc }, toolchain) {
  const features = rustc["target-features"].map((feature) => `-Ctarget-feature=+${feature}`);
  // Messages of a panic name source files; where this machine keeps them is nobody's business.
  const paths = `--remap-path-prefix=${cargoHome()}=cargo`;
  return { ...toolchain, RUSTFLAGS: [...features, paths].join(" ") };
}

const cargoHome = () => process.env.CARGO_HOME ?? join(homedir(), ".cargo");

/**
 * @param {import("./settings.mjs").Settings} settings
 * @param {{ RUSTUP_TOOLCHAIN?: string }} toolchain
 */
export async function buildWasm(settings, toolchain) {
  for (const feature of featuresOf(settings)) await buildModule(settings, toolchain, feature);
}

/**
 * @param {import("./settings.mjs").Settings} settings
 * @param {{ RUSTUP_TOOLCHAIN?: string }} toolchain
 * @param {string} [feature] what is in it; none: all games
 */
async function buildModule(settings, toolchain, feature) {
  const pack = settings["wasm-pack"];
  const { module, glue } = wasmFiles(settings, feature);
  const profile = ["dev", "profiling", "release"].includes(pack.profile)
    ? [`--${pack.profile}`]
    : ["--profile", pack.profile];
  const names = ["--out-dir", dirname(module), "--out-name", pack["out-name"]];
  const only = ["--mode", "no-install", "--no-opt", "--no-pack"]; // fetch nothing; wasm-opt comes below
  const all = [...settings.games, ...Object.values(settings.engines)].join(",");
  const features = ["--no-default-features", "--features", feature ?? all];
  const cargo = ["--", "--package", "stratege", ...features]; // not the terminal, which is a default member too
  const options = [...only, "--target", pack.target, ...profile, ...names, ...cargo];
  await must("wasm-pack", ["build", ...options], { env: wasmEnvironment(settings, toolchain) });

  const { passes, enable } = settings["wasm-opt"];
  const optimised = `${module}.optimised`;
  const proposals = ["--mvp-features", ...enable.map((feature) => `--enable-${feature}`)];
  await must(npmTool("wasm-opt"), [module, "-o", optimised, ...proposals, ...passes]);
  renameSync(optimised, module);
  renameImports(module, glue);
}

/**
 * What a module imports from its JavaScript side is named with hashes, which no packer makes smaller. Numbers of
 * the same length do as well.
 * @param {string} module
 * @param {string} glue
 */
function renameImports(module, glue) {
  const script = readFileSync(glue, "utf8");
  const hashes = [...new Set(script.match(/(?<=__wbg_\w+_)[0-9a-f]{16}\b/g))];
  const numbers = new Map(hashes.map((hash, at) => [hash, `${at}`.padStart(hash.length, "0")]));
  const renamed = (/** @type {string} */ text) =>
    text.replace(/[0-9a-f]{16}/g, (hash) => numbers.get(hash) ?? hash);
  writeFileSync(glue, renamed(script));
  writeFileSync(module, renamed(readFileSync(module, "latin1")), "latin1");
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import("../support/run.mjs").RunOptions} [options]
 */
async function must(command, args, options) {
  if ((await show(command, args, options)) !== 0) {
    throw new Problem(
      `${command} failed.`,
      "its own words are above; mend what it names and start again.",
    );
  }
}
