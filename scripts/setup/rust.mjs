// Checks that Rust is installed and new enough, and installs the C linker that it needs for native programs.

import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { Problem } from "../support/errors.mjs";
import { addToPath, findProgram } from "../support/find.mjs";
import { inRoot } from "../support/paths.mjs";
import { printInstalled, printMissing } from "../support/print.mjs";
import { capture } from "../support/run.mjs";
import { hasApt, install } from "./apt.mjs";

export async function ensureRust() {
  if (!findProgram("cargo"))
    addToPath(join(process.env.CARGO_HOME || join(homedir(), ".cargo"), "bin"));
  const { code, output } = await capture("rustc", ["--version"]);
  if (code !== 0) {
    throw new Problem(
      "Rust is not installed (rustc --version fails).",
      "install it with rustup (https://rustup.rs), open a new terminal and start again.",
    );
  }
  const version = output.match(/^rustc ([\d.]+)/m)?.[1] ?? "";
  const min =
    readFileSync(inRoot("Cargo.toml"), "utf8").match(/^rust-version = "([\d.]+)/m)?.[1] ?? "";
  if (version.localeCompare(min, "en", { numeric: true }) < 0) {
    throw new Problem(
      `This is Rust ${version}; the crate needs ${min} or newer.`,
      "rustup update stable",
    );
  }
  printInstalled(output.trim());
}

export async function ensureLinker() {
  if (!findProgram("cc")) {
    printMissing("C linker", "Rust links the programs that run on this machine with it");
    if (!hasApt())
      throw new Problem("There is no C compiler (cc).", "install gcc or clang and start again.");
    await install(["gcc", "libc6-dev"]);
  }
  printInstalled("C linker");
}
