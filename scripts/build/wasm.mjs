// Compiles the crate to WebAssembly with its JavaScript side, as wasm-pack.toml says.

import { renameSync } from "node:fs";
import { inRoot, npmTool } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";
import { show } from "../support/run.mjs";

/** @param {import("./settings.mjs").Settings} settings */
export const wasmFiles = ({ "wasm-pack": { "out-dir": directory, "out-name": name } }) => ({
  directory: inRoot(directory),
  module: inRoot(directory, `${name}_bg.wasm`),
  glue: inRoot(directory, `${name}.js`),
});

/**
 * The environment that compiles for the browser as the site's build does.
 * @param {import("./settings.mjs").Settings} settings
 * @param {{ RUSTUP_TOOLCHAIN?: string }} toolchain
 */
export const wasmEnvironment = ({ rustc }, toolchain) => ({
  ...toolchain,
  RUSTFLAGS: rustc["target-features"].map((feature) => `-Ctarget-feature=+${feature}`).join(" "),
});

/**
 * @param {import("./settings.mjs").Settings} settings
 * @param {{ RUSTUP_TOOLCHAIN?: string }} toolchain
 */
export async function buildWasm(settings, toolchain) {
  const pack = settings["wasm-pack"];
  const profile = ["dev", "profiling", "release"].includes(pack.profile)
    ? [`--${pack.profile}`]
    : ["--profile", pack.profile];
  const names = ["--out-dir", pack["out-dir"], "--out-name", pack["out-name"]];
  const only = ["--mode", "no-install", "--no-opt", "--no-pack"]; // fetch nothing; wasm-opt comes below
  await must(
    "wasm-pack",
    ["--log-level", "error", "build", ...only, "--target", pack.target, ...profile, ...names],
    {
      env: wasmEnvironment(settings, toolchain),
    },
  );

  const { passes, enable } = settings["wasm-opt"];
  const { module } = wasmFiles(settings);
  const optimised = `${module}.optimised`;
  const features = ["--mvp-features", ...enable.map((feature) => `--enable-${feature}`)];
  await must(npmTool("wasm-opt"), [module, "-o", optimised, ...features, ...passes]);
  renameSync(optimised, module);
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
