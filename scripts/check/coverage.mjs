// npm run check -- coverage rust [ARGUMENT…] | page [FILE…]: the lines that `cargo test` (with these arguments) or the
// browser tests (all of them, or these files) run through. Chromium counts no workers.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { readSettings } from "../build/settings.mjs";
import { findProgram } from "../support/find.mjs";
import { dist, inRoot } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";
import { explain } from "../support/report.mjs";
import { outputOf, show } from "../support/run.mjs";
import { filesIn } from "../test/files.mjs";

/** Reports lines from what V8 has counted; fetched by npm, no part of the project. */
const C8 = "c8@10.1.3";

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
  for (const name of readdirSync(raw)) {
    /** @type {{ url: string }[]} */
    const scripts = JSON.parse(readFileSync(join(raw, name), "utf8"));
    const result = scripts.map((script) => ({ ...script, url: fileOf(script.url) }));
    writeFileSync(join(raw, name), JSON.stringify({ result }));
  }
  const report = ["report", "--temp-directory", raw, "--include=www/**", "--exclude-after-remap"];
  await show("npx", ["--yes", C8, ...report, "--exclude=www/wasm/**"]);
  delete process.env.STRATEGE_MAPS;
  await buildSite(settings);
}

/** The built file that a page has loaded. @param {string} url */
function fileOf(url) {
  return String(pathToFileURL(join(dist, basename(new URL(url).pathname))));
}
