// Compiles modules for `npm run watch`: incrementally, without link-time optimisation and wasm-opt. They play the same
// moves, but are larger and slower than released modules.

import { print, secondsSince } from "../support/print.mjs";
import { saveFingerprint } from "./fingerprints.mjs";
import { compileModule } from "./wasm.mjs";

/** @typedef {import("./settings.mjs").Settings} Settings */

/** A separate target directory, for incremental compilation. */
const DIRECTORY = "target/wasm-watch";

/** Overrides the release profile of Cargo.toml. */
const QUICK_PROFILE = {
  CARGO_PROFILE_RELEASE_OPT_LEVEL: "1",
  CARGO_PROFILE_RELEASE_LTO: "off",
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: "256",
  CARGO_PROFILE_RELEASE_INCREMENTAL: "true",
};

/** Includes the profile in the settings, so that a release build considers these modules outdated. @param {Settings} settings */
export const quickSettings = (settings) => ({
  ...settings,
  rustc: { ...settings.rustc, ...QUICK_PROFILE },
});

/**
 * Compiles one module after the other, each on all cores.
 * @param {Settings} settings
 * @param {{ RUSTUP_TOOLCHAIN?: string }} toolchain
 * @param {{ name: string, step: import("./fingerprints.mjs").Step }[]} modules
 */
export async function buildQuickly(settings, toolchain, modules) {
  const target = { directory: DIRECTORY, env: QUICK_PROFILE };
  for (const { name, step } of modules) {
    const start = performance.now();
    saveFingerprint(step, await compileModule(settings, toolchain, name, target));
    print(`  ${name}, not optimised: ${secondsSince(start)}`);
  }
}
