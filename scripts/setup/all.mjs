// Set-up: installs missing tools and prints each with its purpose. Idempotent.

import { print, secondsSince } from "../support/print.mjs";
import { ensureBindgen } from "./bindgen.mjs";
import { ensureHooks } from "./hooks.mjs";
import { ensureNpmPackages } from "./npm.mjs";
import { ensureLinker, ensureRust } from "./rust.mjs";
import { ensureBrowsers, ensureLinters } from "./test-tools.mjs";
import { ensureWasmTarget } from "./wasm-target.mjs";

/**
 * @param {"site" | "tests"} purpose tests need linters and browsers as well
 * @returns {Promise<{ RUSTUP_TOOLCHAIN?: string }>} environment that selects the Rust toolchain for WebAssembly
 */
export async function setUp(purpose) {
  const start = performance.now();
  print("Set-up");
  await ensureRust();
  await ensureLinker();
  // In parallel: some steps wait for the network, others for the processor.
  const [wasmToolchain] = await all(ensureWasmTarget(), ensureBindgen(), ensureNpmPackages());
  if (purpose === "tests") {
    await ensureHooks();
    await ensureLinters(wasmToolchain);
    await ensureBrowsers();
  }
  print(`  complete (${secondsSince(start)})\n`);
  return wasmToolchain;
}

/**
 * Like `Promise.all`, but waits for every promise before it throws, so that nothing runs in the background.
 * @template {Promise<unknown>[]} T
 * @param {T} promises
 * @returns {Promise<{ [K in keyof T]: Awaited<T[K]> }>}
 */
async function all(...promises) {
  await Promise.allSettled(promises);
  return /** @type {any} */ (Promise.all(promises));
}
