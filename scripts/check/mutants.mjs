// npm run check -- mutants [PART ...] [--shard K/N]: what would the tests of the rules not notice? cargo-mutants changes rules,
// notation, records, parameters and formats, one small place at a time, and runs the tests that should fail: first those
// of tests/, then, for what they missed, those inside the files. PART is a game, or `core` for what the games share; a
// shard is one of N lots of its files, counted from 0. What was caught before is not tried again, so that an interrupted
// run goes on; misses that have a reason stand in .cargo/mutants.toml.

import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { ensureCargoMutants } from "../setup/cargo-mutants.mjs";
import { ensureRust } from "../setup/rust.mjs";
import { inRoot } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";
import { explain } from "../support/report.mjs";
import { CommandFailed, capture, show } from "../support/run.mjs";
import { say } from "../support/say.mjs";
import { shardOf } from "../support/shard.mjs";
import { NOT_CHANGED, partsWanted } from "./mutants/parts.mjs";
import { collect, tally } from "./mutants/results.mjs";

/** @typedef {import("./mutants/parts.mjs").Part} Part */

/** At least this many of a hundred changes are to be noticed. */
const GOAL = 90;

/** The tests ask for rules, not for long searches: what counts is how soon they are compiled. */
const QUICKLY = { CARGO_PROFILE_DEV_OPT_LEVEL: "1", CARGO_PROFILE_DEV_DEBUG: "0" };

/** A loop without an end is noticed after five times as long as the tests take without a change, or after so long. */
const LEAST_SECONDS = "8";

/** Compiled and tried side by side. */
const JOBS = String(Math.min(4, availableParallelism()));

/** cargo-mutants ends with these when it has done its work: all caught, some missed, some ran out of time. */
const DONE = [0, 2, 3];

const { values, positionals } = parseArgs({
  options: { shard: { type: "string" } },
  allowPositionals: true,
});

try {
  const parts = await partsWanted(positionals);
  await ensureRust();
  await ensureCargoMutants();
  for (const part of parts) {
    // Files, because cargo-mutants' own shards are of what is left to be tried: others in each pass.
    const files = shardOf(await list("--list-files", part), values.shard);
    if (files.length > 0) await tryAll({ ...part, files });
  }
} catch (error) {
  explain(error);
  process.exitCode = 1;
}

/** @param {Part} part */
async function tryAll(part) {
  say(`\n${part.name}`);
  const output = inRoot("target", "mutants", part.name);
  mkdirSync(output, { recursive: true });
  collect(output); // of a run that was interrupted
  await tryWith(part, output, {
    programs: part.tests.map((test) => `--test=${test}`),
    asked: part.asked,
  });
  await tryWith(part, output, { programs: ["--lib"], asked: part.askedInside });
  await report(part, collect(output));
}

/**
 * Tries every change that was not noticed before.
 * @param {Part} part
 * @param {string} output
 * @param {{ programs: string[], asked: string[] }} tests
 */
async function tryWith(part, output, { programs, asked }) {
  const code = await show(
    "cargo",
    [
      ...["mutants", ...changes(part), "--iterate", "--output", output],
      ...["--jobs", JOBS, "--minimum-test-timeout", LEAST_SECONDS],
      ...[...programs.map((program) => `--cargo-arg=${program}`), "--", "--", ...asked],
    ],
    { env: QUICKLY },
  );
  if (!DONE.includes(code))
    throw new Problem(
      `cargo-mutants could not do its work in ${part.name}.`,
      "see what it says above; mostly a test fails without any change. Then start again.",
    );
  collect(output);
}

/** Which changes, in cargo-mutants' words. @param {Part} part */
function changes({ files, features }) {
  return [
    ...files.flatMap((file) => ["--file", file]),
    ...NOT_CHANGED.flatMap((file) => ["--exclude", file]),
    ...["--no-default-features", `--features=${features.join(",")}`, "--package=stratege"],
  ];
}

/**
 * @param {Part} part
 * @param {import("./mutants/results.mjs").Results} results
 */
async function report(part, results) {
  const { noticed, missed, percent, open } = tally(results, await list("--list", part));
  for (const change of missed) say(`  ✗ ${change}`);
  const rest = open > 0 ? `; ${open} not tried yet` : "";
  say(`${part.name}: ${noticed} noticed, ${missed.length} not: ${percent.toFixed(1)} %${rest}`);
  if (percent < GOAL) process.exitCode = 1;
}

/**
 * What cargo-mutants would change.
 * @param {"--list" | "--list-files"} what changes, or the files they are in
 * @param {Part} part
 */
async function list(what, part) {
  const { code, output } = await capture("cargo", ["mutants", what, ...changes(part)]);
  if (code !== 0) throw new CommandFailed(`cargo mutants ${what}`, { code, output });
  return output.split("\n").filter(Boolean);
}
