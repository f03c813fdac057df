// npm run check -- fuzz [TARGET…] [--minutes N]: runs libFuzzer on each target of fuzz/targets with the installed
// compiler. Findings are written to fuzz/found/ and belong in fuzz/seeds/ once they are fixed.

import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Problem, requireKnown, runScript } from "../support/errors.mjs";
import { inRoot } from "../support/paths.mjs";
import { print } from "../support/print.mjs";
import { capture, show } from "../support/run.mjs";

/** Instruments branches and comparisons with the stable compiler. */
const INSTRUMENTATION = [
  "-Cpasses=sancov-module",
  "-Cllvm-args=-sanitizer-coverage-level=4",
  "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
  "-Cllvm-args=-sanitizer-coverage-pc-table",
  "-Cllvm-args=-sanitizer-coverage-trace-compares",
  "--cfg=fuzzing",
];

const { values, positionals } = parseArgs({
  options: { minutes: { type: "string", default: "10" } },
  allowPositionals: true,
});

await runScript(async () => {
  const known = targetNames();
  requireKnown("target", positionals, known);
  await fuzz(positionals.length > 0 ? positionals : known, Number(values.minutes));
});

function targetNames() {
  const list = readFileSync(inRoot("fuzz", "targets", "mod.rs"), "utf8");
  return [...list.matchAll(/^ {4}target\("([\w-]+)"/gm)].map(([, name]) => name);
}

/** @param {string[]} targets @param {number} minutes */
async function fuzz(targets, minutes) {
  // With --target the flags do not apply to build scripts, which could not be linked with them.
  const host = (await capture("rustc", ["-vV"])).output.match(/host: (\S+)/)?.[1] ?? "";
  const build = ["build", "--release", "--locked", "--target", host];
  const options = { cwd: inRoot("fuzz"), env: { RUSTFLAGS: INSTRUMENTATION.join(" ") } };
  if ((await show("cargo", build, options)) !== 0)
    throw new Problem("The fuzzer could not be built.", "see cargo's output above.");
  const program = inRoot("fuzz", "target", host, "release", "any");
  const found = inRoot("fuzz", "found");
  mkdirSync(found, { recursive: true });
  for (const name of targets) {
    const corpus = inRoot("fuzz", "corpus", name);
    mkdirSync(corpus, { recursive: true });
    print(`\n${name}`);
    const seconds = Math.round(60 * minutes);
    const { code, output } = await capture(
      program,
      [
        corpus,
        inRoot("fuzz", "seeds", name),
        `-max_total_time=${seconds}`,
        `-artifact_prefix=${found}/${name}-`,
        "-max_len=2048",
        "-timeout=300",
        "-rss_limit_mb=2048",
        "-print_final_stats=1",
        "-report_slow_units=3600",
        "-verbosity=1",
      ],
      { env: { TARGET: name } },
    );
    print(summarise(output));
    if (code !== 0) process.exitCode = 1;
  }
  const findings = readdirSync(found);
  print(findings.length === 0 ? "\nNo findings." : `\nIn fuzz/found/: ${findings.join(", ")}`);
  if (findings.length > 0) process.exitCode = 1;
}

/** Extracts runs, branches and failures from the output of libFuzzer. @param {string} output */
function summarise(output) {
  const runs = output.match(/stat::number_of_executed_units: +(\d+)/)?.[1] ?? "?";
  const branches = output.match(/cov: (\d+)(?![\s\S]*cov: )/)?.[1] ?? "?";
  const failures = output.match(
    /^.*(?:panicked at|ERROR: libFuzzer|SUMMARY)[^\n]*(?:\n[^\n#]+)?/gm,
  );
  return [`  ${runs} runs, ${branches} branches`, ...(failures ?? [])].join("\n  ");
}
