// Installs Debian's newest Rust and builds the standard library for WebAssembly from its source, for machines on which
// rustup may not download.

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Problem } from "../support/errors.mjs";
import { findProgram } from "../support/find.mjs";
import { firstWasmDirectory } from "../support/paths.mjs";
import { printRemark } from "../support/print.mjs";
import { capture, runWithProgress } from "../support/run.mjs";
import { install, isAvailable, runAsRoot } from "./apt.mjs";

const sysroot = "/usr";

/** Environment that selects this toolchain in rustup. */
export const debianToolchain = { RUSTUP_TOOLCHAIN: "debian" };

/** @param {string} target */
export async function ensureDebianToolchain(target) {
  await installPackages();
  await linkToRustup();
  await Promise.all([buildStandardLibrary(target), compileMacros(target)]);
}

async function installPackages() {
  if (!(await isAvailable("rustc-web"))) {
    throw new Problem(
      "Debian's sources here have no package rustc-web.",
      "enable bookworm-security (or a later Debian's main) in apt's sources and start again.",
    );
  }
  printRemark("Debian's newest Rust, its library's source and its linker for WebAssembly:");
  await install(["rustc-web", "cargo-web", "rust-web-src", "rust-web-llvm", await linkerPackage()]);
}

/** rust-lld must have the LLVM version that this Rust is built with. */
async function linkerPackage() {
  const { output } = await capture("apt-cache", ["depends", "rust-web-llvm"]);
  const version = output.match(/Depends: llvm-(\d+)/)?.[1];
  if (!version)
    throw new Problem(
      "The package rust-web-llvm does not depend on a version of LLVM.",
      "apt-get update, and start again.",
    );
  return `lld-${version}`;
}

/**
 * Builds the rlibs with bitcode, which link-time optimisation of the site needs, and without the default features of std:
 * this target has neither backtraces nor unwinding, and compiling their dependencies takes a fifth of the time.
 * @param {string} target
 */
async function buildStandardLibrary(target) {
  printRemark("the standard library, compiled from Debian's source (a minute or two, once):");
  const crate = mkdtempSync(join(tmpdir(), "stratege-std-"));
  try {
    mkdirSync(join(crate, "src"));
    writeFileSync(join(crate, "src", "lib.rs"), "");
    writeFileSync(
      join(crate, "Cargo.toml"),
      '[package]\nname = "throw-away"\nedition = "2024"\n\n[workspace]\n',
    );
    const std = ["-Zbuild-std=std,panic_abort", "-Zbuild-std-features="];
    await runWithProgress(
      `${sysroot}/bin/cargo`,
      ["build", "--release", "--target", target, ...std],
      {
        cwd: crate,
        env: {
          RUSTC_BOOTSTRAP: "1",
          RUSTC: `${sysroot}/bin/rustc`,
          RUSTFLAGS: "-Cembed-bitcode=yes",
          CARGO_TARGET_DIR: join(crate, "target"),
          RUSTUP_TOOLCHAIN: undefined,
        },
      },
    );
    await installLibraries(join(crate, "target", target, "release", "deps"), target);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(
      "Rust's standard library could not be compiled for WebAssembly.",
      "see cargo's output above; the dependencies come from cargo's registry. Then start again.",
      error,
    );
  } finally {
    rmSync(crate, { recursive: true, force: true });
  }
}

/**
 * Compiles the procedural macros and build scripts of the modules while the standard library is built: they run on this
 * machine and do not need it. cargo fails at the crates that do.
 * @param {string} target
 */
const compileMacros = (target) =>
  capture(
    "cargo",
    [
      ...["build", "--release", "--lib", "--package=stratege", "--keep-going"],
      ...[`--target=${target}`, `--target-dir=${firstWasmDirectory}`],
    ],
    { env: debianToolchain },
  );

/** @param {string} built directory with the rlibs @param {string} target */
async function installLibraries(built, target) {
  for (const name of readdirSync(built)) {
    if (!name.endsWith(".rlib") || name.includes("throw_away")) rmSync(join(built, name));
  }
  const directory = join(sysroot, "lib", "rustlib", target, "lib");
  await runAsRoot("rm", ["-rf", directory]);
  await runAsRoot("mkdir", ["-p", dirname(directory)]);
  await runAsRoot("cp", ["-r", built, directory]);
}

async function linkToRustup() {
  if (!findProgram("rustup")) return;
  printRemark('linked in rustup as "debian"; the default toolchain does not change:');
  await runWithProgress("rustup", ["toolchain", "link", debianToolchain.RUSTUP_TOOLCHAIN, sysroot]);
}
