// The tool that changes the code to see whether a test notices. Compiled once and kept between clones.

import { join } from "node:path";
import { addToPath } from "../support/find.mjs";
import { toolCache } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";
import { missing, there } from "../support/report.mjs";
import { capture, work } from "../support/run.mjs";

const VERSION = "27.1.0";

export async function ensureCargoMutants() {
  const place = join(toolCache, `cargo-mutants-${VERSION}`);
  addToPath(join(place, "bin"));
  const installed = async () => (await capture("cargo", ["mutants", "--version"])).code === 0;
  if (!(await installed())) {
    missing("cargo-mutants", "changes the code, to see whether a test notices");
    // What it does takes minutes of cargo's time and none of its own: it need not be optimised.
    const quickly = ["--locked", "--profile", "dev", "--root", place];
    try {
      await work("cargo", ["install", "cargo-mutants", "--version", VERSION, ...quickly]);
    } catch (error) {
      throw new Problem(
        "cargo could not install cargo-mutants.",
        "see what cargo says above; mostly its registry cannot be reached. Then start again.",
        error,
      );
    }
  }
  there("cargo-mutants");
}
