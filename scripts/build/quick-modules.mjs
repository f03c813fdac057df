// The modules of `npm run watch`: compiled again only where something has changed, without link-time optimisation and
// wasm-opt. They play the same moves, but are larger and slower than those that are released.

import { say, seconds } from "../support/say.mjs";
import { takeNote } from "./inputs.mjs";
import { withCargo } from "./wasm.mjs";

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
  const place = { directory: DIRECTORY, env: QUICKLY };
  for (const { name, step } of modules) {
    const start = performance.now();
    takeNote(step, await withCargo(settings, toolchain, name, place));
    say(`  ${name}, as quickly as can be: ${seconds(start)}`);
  }
}
