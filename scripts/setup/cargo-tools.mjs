// The tools that turn a compiled crate into a module for the browser, built by cargo where they are missing.

import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readSettings } from "../build/settings.mjs";
import { addToPath } from "../support/find.mjs";
import { inRoot, toolCache } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";
import { missing, there } from "../support/report.mjs";
import { capture, work } from "../support/run.mjs";

/** Where they are compiled: together, for they have much in common, and kept until all are there. */
const workshop = join(toolCache, "build");

/** They run for seconds: what counts is how soon they are there. */
const quickly = {
  CARGO_PROFILE_RELEASE_OPT_LEVEL: "1",
  CARGO_PROFILE_RELEASE_LTO: "off",
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: "16",
};

export async function ensureCargoTools() {
  const bindgen = lockedVersion("wasm-bindgen");
  await ensureTool({
    program: "wasm-bindgen",
    crate: "wasm-bindgen-cli",
    version: bindgen,
    suits: (version) => version === bindgen,
    why: `writes the JavaScript side of the module; must be of the version in Cargo.lock, ${bindgen}`,
  });
  const pack = (await readSettings())["wasm-pack"].version;
  await ensureTool({
    program: "wasm-pack",
    crate: "wasm-pack",
    version: pack,
    suits: (version) => version.localeCompare(pack, "en", { numeric: true }) >= 0,
    why: `drives the compilation; ${pack} or newer`,
  });
  rmSync(workshop, { recursive: true, force: true });
}

/**
 * The version of a crate in Cargo.lock.
 * @param {string} crate
 */
function lockedVersion(crate) {
  const lock = readFileSync(inRoot("Cargo.lock"), "utf8");
  const version = lock.match(new RegExp(`name = "${crate}"\nversion = "([^"]+)"`))?.[1];
  if (!version) throw new Problem(`Cargo.lock names no ${crate}.`, "git checkout Cargo.lock");
  return version;
}

/** @param {{ program: string, crate: string, version: string, suits: (version: string) => boolean, why: string }} tool */
async function ensureTool({ program, crate, version, suits, why }) {
  const place = join(toolCache, `${crate}-${version}`);
  if (!(await present(program, suits))) addToPath(join(place, "bin"));
  if (!(await present(program, suits))) {
    missing(program, why);
    try {
      const where = ["--root", place, "--target-dir", workshop];
      await work("cargo", ["install", crate, "--version", version, ...where], { env: quickly });
    } catch (error) {
      throw new Problem(
        `cargo could not build ${crate} ${version}.`,
        `see what cargo says above; then: cargo install ${crate} --version ${version}\nand start again.`,
        error,
      );
    }
  }
  there(`${program} ${await installed(program)}`);
}

/**
 * @param {string} program
 * @param {(version: string) => boolean} suits
 */
async function present(program, suits) {
  const version = await installed(program);
  return version !== undefined && suits(version);
}

/** @param {string} program */
async function installed(program) {
  const { code, output } = await capture(program, ["--version"]);
  return code === 0 ? output.match(/\d+\.\d+\.\d+\S*/)?.[0] : undefined;
}
