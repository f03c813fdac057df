// Finds a Rust toolchain with a standard library for wasm32-unknown-unknown: installed, added by rustup, or built from
// Debian's source.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Problem } from "../support/errors.mjs";
import { findProgram } from "../support/find.mjs";
import { printInstalled, printMissing, printRemark } from "../support/print.mjs";
import { capture, runWithProgress } from "../support/run.mjs";
import { hasApt } from "./apt.mjs";
import { debianToolchain, ensureDebianToolchain } from "./debian-rust.mjs";

export const wasmTarget = "wasm32-unknown-unknown";

/** Environment that selects a toolchain. @typedef {{ RUSTUP_TOOLCHAIN?: string }} Toolchain */

/** @type {Toolchain} */
const defaultToolchain = {};

/** @returns {Promise<Toolchain>} */
export async function ensureWasmTarget() {
  for (const toolchain of [defaultToolchain, debianToolchain])
    if (await canCompile(toolchain)) return select(toolchain);
  printMissing(
    "Rust's standard library for WebAssembly",
    "the players are compiled for the browser with it",
  );
  if (await addWithRustup()) return select(defaultToolchain);
  if (hasApt()) {
    await ensureDebianToolchain(wasmTarget);
    if (await canCompile(debianToolchain)) return select(debianToolchain);
  }
  throw new Problem(
    `No Rust here can compile for ${wasmTarget}.`,
    `with rustup and a connection: rustup target add ${wasmTarget}\n` +
      "on Debian 12, as root, set-up builds it from the rustc-web packages; see its output above.",
  );
}

/** @param {Toolchain} toolchain */
function select(toolchain) {
  const name = toolchain.RUSTUP_TOOLCHAIN;
  printInstalled(`Rust's standard library for WebAssembly${name ? ` (toolchain "${name}")` : ""}`);
  return toolchain;
}

async function addWithRustup() {
  if (!findProgram("rustup")) return false;
  if (process.env.RUSTUP_AUTO_INSTALL === "0") {
    printRemark("rustup may not download here (RUSTUP_AUTO_INSTALL=0)");
    return false;
  }
  try {
    await runWithProgress("rustup", ["target", "add", wasmTarget]);
  } catch {
    printRemark("rustup could not download it");
    return false;
  }
  return canCompile(defaultToolchain);
}

/** Source of a tiny module. */
const PROBE = `
#[unsafe(no_mangle)]
pub extern "C" fn probe(n: usize) -> usize {
    vec![n; n].iter().sum()
}
`;

/** Tries link-time optimisation across the standard library, as in the release build. @param {Toolchain} toolchain */
async function canCompile(toolchain) {
  const directory = mkdtempSync(join(tmpdir(), "stratege-probe-"));
  try {
    const source = join(directory, "probe.rs");
    writeFileSync(source, PROBE);
    const args = ["--target", wasmTarget, "--crate-type", "cdylib", "--edition", "2024"];
    const optimised = ["-O", "-C", "lto=fat", "-C", "panic=abort"];
    const rustc = [...args, ...optimised, "--out-dir", directory, source];
    return (await capture("rustc", rustc, { env: toolchain })).code === 0;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
