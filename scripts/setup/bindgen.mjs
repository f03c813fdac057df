// Builds scripts/build/bindgen, which generates the JavaScript glue of a module. It wraps wasm-bindgen's library and
// compiles in a fraction of the time of the wasm-bindgen command. The program is cached for all clones.

import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../build/fingerprints.mjs";
import { Problem } from "../support/errors.mjs";
import { inRoot, toolCache } from "../support/paths.mjs";
import { printInstalled, printMissing } from "../support/print.mjs";
import { runWithProgress } from "../support/run.mjs";

const SOURCE = "scripts/build/bindgen";
const NAME = "stratege-bindgen";

const directory = () => join(toolCache, `${NAME}-${hashOf([SOURCE]).slice(0, 16)}`);

/** Path of the program after set-up. */
export const bindgenProgram = () => join(directory(), NAME);

export async function ensureBindgen() {
  if (!existsSync(bindgenProgram())) {
    printMissing("wasm-bindgen", "generates the JavaScript glue of the modules");
    await compile();
  }
  printInstalled("wasm-bindgen");
}

async function compile() {
  const target = join(toolCache, `build-${process.pid}`);
  try {
    const manifest = inRoot(SOURCE, "Cargo.toml");
    const paths = ["--manifest-path", manifest, "--target-dir", target];
    await runWithProgress("cargo", ["build", "--release", "--locked", ...paths]);
    mkdirSync(directory(), { recursive: true });
    const temporary = `${bindgenProgram()}.${process.pid}`;
    copyFileSync(join(target, "release", NAME), temporary);
    renameSync(temporary, bindgenProgram());
  } catch (error) {
    throw new Problem(
      "cargo could not build the tool around wasm-bindgen.",
      "see cargo's output above; usually its registry cannot be reached. Then start again.",
      error,
    );
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}
