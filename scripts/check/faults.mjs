// npm run check -- faults [--again] [--shard K/N] [WORDS]: puts each of the faults of tests/faults/ into a copy of the
// page, builds it and runs the tests that should notice. What was caught before is not tried again; WORDS choose faults by
// what they are, a shard is one of N parts, counted from 0.

import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { faults } from "../../tests/faults/all.mjs";
import { buildAll } from "../build/all.mjs";
import { setUp } from "../setup/all.mjs";
import { inRoot } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";
import { explain } from "../support/report.mjs";
import { CommandFailed, capture } from "../support/run.mjs";
import { say, seconds } from "../support/say.mjs";
import { shardOf } from "../support/shard.mjs";
import { openCopy } from "./faults/copy.mjs";
import { openResults } from "./faults/results.mjs";

/** @typedef {import("../../tests/faults/fault.js").Fault} Fault */

const { values, positionals } = parseArgs({
  options: { again: { type: "boolean", default: false }, shard: { type: "string" } },
  allowPositionals: true,
});

try {
  const chosen = faults.filter(({ what }) => what.includes(positionals.join(" ")));
  await tryAll(shardOf(chosen, values.shard));
} catch (error) {
  explain(error);
  process.exitCode = 1;
}

/** @param {Fault[]} chosen */
async function tryAll(chosen) {
  const results = openResults(inRoot("target", "faults", "caught.json"));
  const known = (/** @type {Fault} */ fault) =>
    values.again ? undefined : results.caughtBy(fault);
  await buildAll(await setUp("tests"), "tests"); // the copy and its tests use the modules of this clone
  const copy = openCopy(inRoot("target", "faults", "copy"));
  await assertPassing(
    copy,
    chosen.filter((fault) => !fault.unnoticed && !known(fault)),
  );
  const missed = [];
  for (const [number, fault] of chosen.entries()) {
    const place = `${String(number + 1).padStart(3)} of ${chosen.length}`;
    if (fault.unnoticed) {
      say(`– ${place}  ${fault.what}: ${fault.unnoticed}`);
      continue;
    }
    const start = performance.now();
    const by = known(fault) ?? (await copy.with(fault, () => caughtBy(fault, copy.directory)));
    const when = known(fault) ? "known" : seconds(start);
    say(`${by ? "✓" : "✗"} ${place}  ${fault.what}: ${by ?? "no test notices"}   ${when}`);
    if (by) results.keep(fault, by);
    else missed.push(fault);
  }
  say(
    `\n${chosen.length - missed.length} of ${chosen.length} faults are noticed, or have a reason`,
  );
  if (missed.length > 0) process.exitCode = 1;
}

/**
 * Tests that fail without any fault would notice everything.
 * @param {ReturnType<typeof openCopy>} copy
 * @param {Fault[]} open
 */
async function assertPassing(copy, open) {
  const names = [...new Set(open.flatMap(({ tests }) => tests))];
  if (names.length === 0) return;
  say(`without a fault: ${names.length} files of tests`);
  await copy.build();
  const result = await run(names, copy.directory);
  if (result.code === 0) return;
  const cause = new CommandFailed("node --test", result);
  throw new Problem("Tests fail without any fault.", "fix these first.", cause);
}

/**
 * The first file of tests that fails.
 * @param {Fault} fault
 * @param {string} directory
 */
async function caughtBy({ tests }, directory) {
  for (const name of tests) if (await fails(name, directory)) return name;
  return undefined;
}

/**
 * Whether a test of a file fails; the others need not be waited for then.
 * @param {string} name
 * @param {string} directory
 * @returns {Promise<boolean>}
 */
function fails(name, directory) {
  const file = `tests/browser/${name}.test.mjs`;
  const child = spawn(process.execPath, ["--test-reporter=tap", file], {
    cwd: directory,
    stdio: ["ignore", "pipe", "ignore"],
  });
  let output = "";
  child.stdout.on("data", (text) => {
    output += text;
    if (/^ *not ok /m.test(output)) child.kill();
  });
  return new Promise((resolve) => child.on("close", (code) => resolve(code !== 0)));
}

/** @param {string[]} names @param {string} directory */
function run(names, directory) {
  const files = names.map((name) => `tests/browser/${name}.test.mjs`);
  const options = ["--test", "--test-reporter=spec", "--test-concurrency=2"];
  return capture(process.execPath, [...options, ...files], { cwd: directory });
}
