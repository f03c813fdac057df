// Finds a standard library for wasm32-unknown-unknown: installed, from rustup, or built from Debian's source.

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "../support/find.mjs";
import { notes } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";
import { missing, remark, there } from "../support/report.mjs";
import { capture, work } from "../support/run.mjs";
import { hasApt } from "./apt.mjs";
import { debianToolchain, ensureDebianToolchain } from "./debian-rust.mjs";

export const wasmTarget = "wasm32-unknown-unknown";

/** Environment that selects a Rust which can compile for the target. @typedef {{ RUSTUP_TOOLCHAIN?: string }} Toolchain */

/** @type {Toolchain} */
const own = {};

/** @returns {Promise<Toolchain>} */
export async function ensureWasmTarget() {
  for (const toolchain of [own, debianToolchain]) {
    if (await isKnownToCompile(toolchain)) return found(toolchain);
    if (await compilesFor(toolchain)) return remembered(toolchain);
  }
  missing(
    "Rust's standard library for WebAssembly",
    "the players are compiled for the browser with it",
  );
  if (await addedByRustup()) return remembered(own);
  if (hasApt()) {
    await ensureDebianToolchain(wasmTarget);
    if (await compilesFor(debianToolchain)) return remembered(debianToolchain);
  }
  throw new Problem(
    `No Rust here can compile for ${wasmTarget}.`,
    `with rustup and a connection: rustup target add ${wasmTarget}\n` +
      "on Debian 12, as root, set-up builds it from the rustc-web packages; see what it says above.",
  );
}

/** @param {Toolchain} toolchain */
function found(toolchain) {
  const name = toolchain.RUSTUP_TOOLCHAIN;
  there(`Rust's standard library for WebAssembly${name ? ` (toolchain "${name}")` : ""}`);
  return toolchain;
}

/** Names the toolchain that has compiled the probe, which need not be repeated while it does not change. */
const NOTE = join(notes, "wasm-target.json");

/** @param {Toolchain} toolchain */
async function remembered(toolchain) {
  mkdirSync(notes, { recursive: true });
  writeFileSync(NOTE, JSON.stringify(await identityOf(toolchain)));
  return found(toolchain);
}

/** @param {Toolchain} toolchain */
async function isKnownToCompile(toolchain) {
  if (!existsSync(NOTE)) return false;
  return readFileSync(NOTE, "utf8") === JSON.stringify(await identityOf(toolchain));
}

/** @param {Toolchain} env */
async function identityOf(env) {
  const version = (await capture("rustc", ["--version", "--verbose"], { env })).output;
  const sysroot = (await capture("rustc", ["--print", "sysroot"], { env })).output.trim();
  const library = join(sysroot, "lib", "rustlib", wasmTarget, "lib");
  return { version, library: existsSync(library) ? statSync(library).mtimeMs : 0 };
}

async function addedByRustup() {
  if (!findProgram("rustup")) return false;
  if (process.env.RUSTUP_AUTO_INSTALL === "0") {
    remark("rustup may not download here (RUSTUP_AUTO_INSTALL=0)");
    return false;
  }
  try {
    await work("rustup", ["target", "add", wasmTarget]);
  } catch {
    remark("rustup could not download it");
    return false;
  }
  return compilesFor(own);
}

const probe = `
#[unsafe(no_mangle)]
pub extern "C" fn probe(n: usize) -> usize {
    vec![n; n].iter().sum()
}
`;

/**
 * Whether a tiny module compiles, with link-time optimisation through the standard library as in the release build.
 * @param {Toolchain} toolchain
 */
async function compilesFor(toolchain) {
  const directory = mkdtempSync(join(tmpdir(), "stratege-probe-"));
  try {
    const source = join(directory, "probe.rs");
    writeFileSync(source, probe);
    const args = ["--target", wasmTarget, "--crate-type", "cdylib", "--edition", "2024"];
    const optimised = ["-O", "-C", "lto=fat", "-C", "panic=abort"];
    const { code } = await capture(
      "rustc",
      [...args, ...optimised, "--out-dir", directory, source],
      {
        env: toolchain,
      },
    );
    return code === 0;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
