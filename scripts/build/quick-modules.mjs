// The modules of `npm run watch`: compiled again only where something has changed, without link-time optimisation and
// wasm-opt. They play the same moves, but are larger and slower than those that are released.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bindgenProgram } from "../setup/bindgen.mjs";
import { wasmTarget } from "../setup/wasm-target.mjs";
import { inRoot } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";
import { work } from "../support/run.mjs";
import { say, seconds } from "../support/say.mjs";
import { takeNote } from "./inputs.mjs";
import { wasmEnvironment } from "./wasm.mjs";
import { featuresOf, wasmFiles } from "./wasm-modules.mjs";

/** @typedef {import("./settings.mjs").Settings} Settings */

/** Cargo's directory for these alone: it keeps what has not changed. */
const DIRECTORY = "target/wasm-watch";

/** In place of Cargo.toml's profile. */
const QUICKLY = {
  CARGO_PROFILE_RELEASE_OPT_LEVEL: "1",
  CARGO_PROFILE_RELEASE_LTO: "off",
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: "256",
  CARGO_PROFILE_RELEASE_INCREMENTAL: "true",
};

/** As if it were part of the settings: a build that is released makes these modules again. @param {Settings} settings */
export const quickly = (settings) => ({
  ...settings,
  rustc: { ...settings.rustc, ...QUICKLY },
});

/**
 * One after the other, each on all cores.
 * @param {Settings} settings
 * @param {{ RUSTUP_TOOLCHAIN?: string }} toolchain
 * @param {{ name: string, step: import("./inputs.mjs").Step }[]} modules
 */
export async function buildQuickly(settings, toolchain, modules) {
  for (const { name, step } of modules) {
    const start = performance.now();
    takeNote(step, await compile(settings, toolchain, name));
    say(`  ${name}, as quickly as can be: ${seconds(start)}`);
  }
}

/**
 * @param {Settings} settings
 * @param {{ RUSTUP_TOOLCHAIN?: string }} toolchain
 * @param {string} name
 * @returns {Promise<string[]>} the files of this repository that it was made of
 */
async function compile(settings, toolchain, name) {
  const { target, "out-name": file } = settings["wasm-pack"];
  const env = { ...wasmEnvironment(settings, toolchain, name), ...QUICKLY };
  const features = `--features=${featuresOf(settings, name).join(",")}`;
  const where = [`--target=${wasmTarget}`, `--target-dir=${DIRECTORY}`];
  const how = ["--lib", "--crate-type=cdylib", "--release", "--no-default-features", features];
  const compiled = inRoot(DIRECTORY, wasmTarget, "release", "stratege.wasm");
  try {
    await work("cargo", ["rustc", "--package=stratege", ...how, ...where], { env, isQuiet: true });
    const { module } = wasmFiles(settings, name);
    await work(bindgenProgram(), [compiled, target, dirname(module), file], { isQuiet: true });
  } catch (error) {
    throw new Problem(`The module ${name} was not built.`, "mend what is named above.", error);
  }
  const [, ...read] = readFileSync(join(dirname(compiled), "stratege.d"), "utf8").match(
    /(?:\\ |\S)+/g,
  ) ?? [""];
  return read.map((path) => path.replaceAll("\\ ", " "));
}
