// Checks Rust, and installs the C linker that it needs for native programs.

import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { addToPath, findProgram } from "../support/find.mjs";
import { inRoot } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";
import { missing, there } from "../support/report.mjs";
import { capture } from "../support/run.mjs";
import { hasApt, install } from "./apt.mjs";

export async function ensureRust() {
  if (!findProgram("cargo"))
    addToPath(join(process.env.CARGO_HOME || join(homedir(), ".cargo"), "bin"));
  const { code, output } = await capture("rustc", ["--version"]);
  if (code !== 0) {
    throw new Problem(
      "Rust is not installed (rustc does not answer).",
      "install it with rustup (https://rustup.rs), open a new terminal and start again.",
    );
  }
  const version = output.match(/^rustc (\d+)\.(\d+)\S*/m);
  const oldest = readFileSync(inRoot("Cargo.toml"), "utf8").match(/^rust-version = "(\d+)\.(\d+)/m);
  if (version && oldest && isOlder(version, oldest)) {
    throw new Problem(
      `This is Rust ${version[1]}.${version[2]}; the crate needs ${oldest[1]}.${oldest[2]} or newer.`,
      "rustup update stable",
    );
  }
  there(output.trim());
}

/**
 * @param {string[]} a
 * @param {string[]} b
 */
const isOlder = (a, b) =>
  Number(a[1]) < Number(b[1]) || (Number(a[1]) === Number(b[1]) && Number(a[2]) < Number(b[2]));

export async function ensureLinker() {
  if (!findProgram("cc")) {
    missing("C linker", "Rust links the programs that run on this machine with it");
    if (!hasApt())
      throw new Problem("There is no C compiler (cc).", "install gcc or clang and start again.");
    await install(["gcc", "libc6-dev"]);
  }
  there("C linker");
}
