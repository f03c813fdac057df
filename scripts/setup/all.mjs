// Set-up: sees to it that everything is there, says what it adds and why. Safe to run again at any time.

import { say, seconds } from "../support/say.mjs";
import { ensureCargoTools } from "./cargo-tools.mjs";
import { ensureNpmPackages } from "./npm.mjs";
import { ensureLinker, ensureRust } from "./rust.mjs";
import { ensureBrowsers, ensureLinters } from "./test-tools.mjs";
import { ensureWasmTarget } from "./wasm-target.mjs";

/**
 * @param {"site" | "tests"} purpose what is to be done with it; the tests need more
 * @returns {Promise<{ RUSTUP_TOOLCHAIN?: string }>} the environment of the Rust that compiles for the browser
 */
export async function setUp(purpose) {
  const start = performance.now();
  say("Set-up");
  await ensureNpmPackages();
  await ensureRust();
  await ensureLinker();
  const wasmToolchain = await ensureWasmTarget();
  await ensureCargoTools();
  if (purpose === "tests") {
    await ensureLinters(wasmToolchain);
    await ensureBrowsers();
  }
  say(`  all there (${seconds(start)})\n`);
  return wasmToolchain;
}
