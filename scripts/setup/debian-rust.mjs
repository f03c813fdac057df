// Debian's newest Rust, with the standard library for WebAssembly built from its source, for machines on which rustup may
// not download.

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findProgram } from "../support/find.mjs";
import { firstWasmDirectory } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";
import { remark } from "../support/report.mjs";
import { capture, work } from "../support/run.mjs";
import { asRoot, install, offers } from "./apt.mjs";

const sysroot = "/usr";

/** Selects it in rustup. */
export const debianToolchain = { RUSTUP_TOOLCHAIN: "debian" };

/** @param {string} target */
export async function ensureDebianToolchain(target) {
  await installPackages();
  await linkToRustup();
  await Promise.all([buildStandardLibrary(target), compileMacros(target)]);
}

async function installPackages() {
  if (!(await offers("rustc-web"))) {
    throw new Problem(
      "Debian's sources here have no package rustc-web.",
      "enable bookworm-security (or a later Debian's main) in apt's sources and start again.",
    );
  }
  remark("Debian's newest Rust, its library's source and its linker for WebAssembly:");
  await install(["rustc-web", "cargo-web", "rust-web-src", "rust-web-llvm", await linkerPackage()]);
}

/** rust-lld is the lld of the very LLVM that this Rust is built with. */
async function linkerPackage() {
  const { output } = await capture("apt-cache", ["depends", "rust-web-llvm"]);
  const version = output.match(/Depends: llvm-(\d+)/)?.[1];
  if (!version)
    throw new Problem(
      "rust-web-llvm does not say which LLVM it needs.",
      "apt-get update, and start again.",
    );
  return `lld-${version}`;
}

/**
 * Its rlibs carry bitcode, without which link-time optimisation of the site fails. Without the features of std: this target
 * has neither backtraces nor unwinding, and what they need takes a fifth of the time.
 * @param {string} target
 */
async function buildStandardLibrary(target) {
  remark("the standard library, compiled from Debian's source (a minute or two, once):");
  const crate = mkdtempSync(join(tmpdir(), "stratege-std-"));
  try {
    mkdirSync(join(crate, "src"));
    writeFileSync(join(crate, "src", "lib.rs"), "");
    writeFileSync(
      join(crate, "Cargo.toml"),
      '[package]\nname = "throw-away"\nedition = "2024"\n\n[workspace]\n',
    );
    const parts = ["-Zbuild-std=std,panic_abort", "-Zbuild-std-features="];
    await work(`${sysroot}/bin/cargo`, ["build", "--release", "--target", target, ...parts], {
      cwd: crate,
      env: {
        RUSTC_BOOTSTRAP: "1",
        RUSTC: `${sysroot}/bin/rustc`,
        RUSTFLAGS: "-Cembed-bitcode=yes",
        CARGO_TARGET_DIR: join(crate, "target"),
        RUSTUP_TOOLCHAIN: undefined,
      },
    });
    await installLibraries(join(crate, "target", target, "release", "deps"), target);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(
      "Rust's standard library could not be compiled for WebAssembly.",
      "see what cargo says above; its dependencies come from cargo's registry. Then start again.",
      error,
    );
  } finally {
    rmSync(crate, { recursive: true, force: true });
  }
}

/**
 * Compiles the macros and build scripts that the modules need. They run on this machine, so they need not wait for the
 * standard library; cargo fails at the crates that do.
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

/**
 * @param {string} built
 * @param {string} target
 */
async function installLibraries(built, target) {
  for (const name of readdirSync(built)) {
    if (!name.endsWith(".rlib") || name.includes("throw_away")) rmSync(join(built, name));
  }
  const place = join(sysroot, "lib", "rustlib", target, "lib");
  await asRoot("rm", ["-rf", place]);
  await asRoot("mkdir", ["-p", dirname(place)]);
  await asRoot("cp", ["-r", built, place]);
}

async function linkToRustup() {
  if (!findProgram("rustup")) return;
  remark('linked in rustup as "debian"; the default toolchain does not change:');
  await work("rustup", ["toolchain", "link", debianToolchain.RUSTUP_TOOLCHAIN, sysroot]);
}
