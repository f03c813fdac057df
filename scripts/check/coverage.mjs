// npm run check -- coverage rust [ARGUMENT…] | page [FILE…]: the lines that `cargo test` (with these arguments) or the
// browser tests (all of them, or these files) run through. Chromium counts no workers.

import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readSettings } from "../build/settings.mjs";
import { findProgram } from "../support/find.mjs";
import { inRoot } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";
import { explain } from "../support/report.mjs";
import { outputOf, show } from "../support/run.mjs";
import { say } from "../support/say.mjs";
import { filesIn } from "../test/files.mjs";
import { pageReport } from "./coverage/page.mjs";

const [what, ...tests] = process.argv.slice(2);
const place = inRoot("target", "coverage", what ?? "");
const raw = join(place, "raw");

try {
  const measure = { rust, page }[what ?? ""];
  if (!measure) throw new Problem("Missing part.", "npm run check -- coverage rust, or page");
  rmSync(raw, { recursive: true, force: true });
  mkdirSync(raw, { recursive: true });
  await measure();
} catch (error) {
  explain(error);
  process.exitCode = 1;
}

async function rust() {
  const env = {
    RUSTFLAGS: "-Cinstrument-coverage",
    CARGO_TARGET_DIR: join(place, "target"),
    LLVM_PROFILE_FILE: join(raw, "%m-%p.profraw"),
    CARGO_PROFILE_DEV_DEBUG: "0",
    CARGO_INCREMENTAL: "0",
  };
  await show("cargo", ["test", "--locked", "--no-fail-fast", ...tests], { env });
  const build = ["test", "--locked", "--no-run", "--message-format=json", ...tests];
  const programs = (await outputOf("cargo", build, { env }))
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line).executable)
    .filter(Boolean);
  // Only the LLVM that the compiler is built with can read the counts.
  const version = (await outputOf("rustc", ["-vV"])).match(/LLVM version: (\d+)/)?.[1];
  const profile = join(place, "all.profdata");
  const counts = readdirSync(raw).map((name) => join(raw, name));
  await outputOf(llvm("llvm-profdata", version), ["merge", "-sparse", "-o", profile, ...counts]);
  await show(llvm("llvm-cov", version), [
    ...["report", "--ignore-filename-regex=(/registry/|/rustc|/tests/|/fuzz/)"],
    ...[`--instr-profile=${profile}`, "--show-branch-summary=false", "--show-region-summary=false"],
    ...programs.flatMap((program, at) => (at === 0 ? [program] : ["--object", program])),
  ]);
}

/** @param {string} name @param {string} [version] */
function llvm(name, version) {
  const program = findProgram(`/usr/lib/llvm-${version}/bin/${name}`, `${name}-${version}`);
  if (program) return program;
  throw new Problem(
    `There is no ${name} of LLVM ${version}.`,
    `install the package llvm-${version}.`,
  );
}

async function page() {
  const { buildSite } = await import("../build/site.mjs");
  const settings = await readSettings();
  process.env.STRATEGE_MAPS = "1";
  await buildSite(settings, false);
  const files = tests.length > 0 ? tests : filesIn("tests/browser");
  const options = ["--test", "--test-concurrency=1", "--test-reporter=dot"];
  await show(process.execPath, [...options, ...files], { env: { STRATEGE_COVERAGE: raw } });
  for (const line of pageReport(raw)) say(line);
  delete process.env.STRATEGE_MAPS;
  await buildSite(settings);
}
