// Set-up: installs what is missing and prints what it adds and why. Safe to run again at any time.

import { say, seconds } from "../support/say.mjs";
import { ensureBindgen } from "./bindgen.mjs";
import { ensureNpmPackages } from "./npm.mjs";
import { ensureLinker, ensureRust } from "./rust.mjs";
import { ensureBrowsers, ensureLinters } from "./test-tools.mjs";
import { ensureWasmTarget } from "./wasm-target.mjs";

/**
 * @param {"site" | "tests"} purpose the tests need more than the site
 * @returns {Promise<{ RUSTUP_TOOLCHAIN?: string }>} the environment of the Rust that compiles for the browser
 */
export async function setUp(purpose) {
  const start = performance.now();
  say("Set-up");
  await ensureRust();
  await ensureLinker();
  // In parallel, because some of it waits for the network and some for the processor.
  const [wasmToolchain] = await all(ensureWasmTarget(), ensureBindgen(), ensureNpmPackages());
  if (purpose === "tests") {
    await ensureLinters(wasmToolchain);
    await ensureBrowsers();
  }
  say(`  complete (${seconds(start)})\n`);
  return wasmToolchain;
}

/**
 * Waits for all of them, so that nothing runs in the background when one has failed.
 * @template {Promise<unknown>[]} T
 * @param {T} promises
 * @returns {Promise<{ [K in keyof T]: Awaited<T[K]> }>}
 */
async function all(...promises) {
  await Promise.allSettled(promises);
  return /** @type {any} */ (Promise.all(promises));
}
