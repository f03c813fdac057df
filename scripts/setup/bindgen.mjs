// Builds the tool that generates the JavaScript glue of a module: a few lines around wasm-bindgen's library, which compile
// in a fraction of the time of its command-line tool. Cached for all clones.

import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../build/inputs.mjs";
import { inRoot, toolCache } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";
import { missing, there } from "../support/report.mjs";
import { work } from "../support/run.mjs";

const SOURCE = "scripts/build/bindgen";
const NAME = "stratege-bindgen";

const place = () => join(toolCache, `${NAME}-${hashOf([SOURCE]).slice(0, 16)}`);

/** Path of the program after set-up. */
export const bindgenProgram = () => join(place(), NAME);

export async function ensureBindgen() {
  const version = lockedVersion("Cargo.lock", "wasm-bindgen");
  const own = lockedVersion(`${SOURCE}/Cargo.lock`, "wasm-bindgen-cli-support");
  if (version !== own) {
    throw new Problem(
      `Cargo.lock has wasm-bindgen ${version}, and ${SOURCE} is made for ${own}.`,
      `write =${version} into ${SOURCE}/Cargo.toml and run: cargo update --manifest-path ${SOURCE}/Cargo.toml`,
    );
  }
  if (!existsSync(bindgenProgram())) {
    missing(
      "wasm-bindgen",
      `generates the JavaScript glue of the modules; ${version}, as in Cargo.lock`,
    );
    await compile();
  }
  there(`wasm-bindgen ${version}`);
}

async function compile() {
  const workshop = join(toolCache, `build-${process.pid}`);
  try {
    const manifest = inRoot(SOURCE, "Cargo.toml");
    const where = ["--manifest-path", manifest, "--target-dir", workshop];
    await work("cargo", ["build", "--release", "--locked", ...where]);
    mkdirSync(place(), { recursive: true });
    const arriving = `${bindgenProgram()}.${process.pid}`;
    copyFileSync(join(workshop, "release", NAME), arriving);
    renameSync(arriving, bindgenProgram());
  } catch (error) {
    throw new Problem(
      "cargo could not build the tool around wasm-bindgen.",
      "see what cargo says above; mostly its registry cannot be reached. Then start again.",
      error,
    );
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/**
 * The version of a crate in a lock file.
 * @param {string} lock
 * @param {string} crate
 */
function lockedVersion(lock, crate) {
  const text = readFileSync(inRoot(lock), "utf8");
  const version = text.match(new RegExp(`name = "${crate}"\nversion = "([^"]+)"`))?.[1];
  if (!version) throw new Problem(`${lock} names no ${crate}.`, `git checkout ${lock}`);
  return version;
}
