// The Rust part: compiled so that it counts, tested, and counted with the LLVM tools of the compiler's own version.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "../../support/find.mjs";
import { root } from "../../support/paths.mjs";
import { Problem } from "../../support/problem.mjs";
import { CommandFailed, capture, show } from "../../support/run.mjs";

/** @param {string} place @param {string[]} which as cargo takes them @returns {Promise<import("../coverage.mjs").Row[]>} */
export async function rustCoverage(place, which) {
  const [profdata, cov] = await tools();
  const env = {
    RUSTFLAGS: "-Cinstrument-coverage",
    CARGO_TARGET_DIR: join(place, "target"),
    LLVM_PROFILE_FILE: join(place, "raw", "%m-%p.profraw"),
    // What only debuggers read would make all of it larger and slower.
    CARGO_PROFILE_DEV_DEBUG: "0",
    CARGO_INCREMENTAL: "0",
  };
  await show("cargo", ["test", "--locked", "--no-fail-fast", ...which], { env });
  const merged = join(place, "all.profdata");
  const raw = readdirSync(join(place, "raw")).map((name) => join(place, "raw", name));
  await must(profdata, ["merge", "-sparse", "-o", merged, ...raw]);
  const programs = await testPrograms(env, which);
  const objects = programs.flatMap((program, at) => (at === 0 ? [program] : ["-object", program]));
  const outside = "--ignore-filename-regex=(/registry/|/rustc|/tests/|/fuzz/)";
  const json = await must(cov, [
    "export",
    "-summary-only",
    outside,
    `-instr-profile=${merged}`,
    ...objects,
  ]);
  /** @type {{ data: { files: { filename: string, summary: { lines: { count: number, covered: number } } }[] }[] }} */
  const { data } = JSON.parse(json.slice(json.indexOf("{")));
  return data[0].files.map(({ filename, summary: { lines } }) => ({
    file: filename.replace(root, ""),
    covered: lines.covered,
    all: lines.count,
  }));
}

/** Of the LLVM that the compiler is built with: others cannot read what it writes. */
async function tools() {
  const version = (await capture("rustc", ["-vV"])).output.match(/LLVM version: (\d+)/)?.[1];
  return ["llvm-profdata", "llvm-cov"].map((name) => {
    const found = findProgram(`/usr/lib/llvm-${version}/bin/${name}`, `${name}-${version}`);
    if (found) return found;
    throw new Problem(
      `There is no ${name} of LLVM ${version}.`,
      `install the package llvm-${version} and start again.`,
    );
  });
}

/** @param {NodeJS.ProcessEnv} env @param {string[]} which */
async function testPrograms(env, which) {
  const args = ["test", "--locked", "--no-run", "--message-format=json", ...which];
  const { output } = await capture("cargo", args, { env });
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  return lines.map((line) => JSON.parse(line).executable).filter(Boolean);
}

/** @param {string} command @param {string[]} args */
async function must(command, args) {
  const { code, output } = await capture(command, args);
  if (code !== 0) throw new CommandFailed(`${command} ${args[0]}`, { code, output });
  return output;
}
