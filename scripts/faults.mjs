// npm run faults [-- --again] [-- WORDS]: puts each of the faults of tests/faults/ into a copy of the page, builds it
// and runs the tests that should notice. What was caught before is not tried again; WORDS choose faults by what they are.

import { parseArgs } from "node:util";
import { faults } from "../tests/faults/all.mjs";
import { openCopy } from "./faults/copy.mjs";
import { openResults } from "./faults/results.mjs";
import { inRoot } from "./support/paths.mjs";
import { explain } from "./support/report.mjs";
import { capture } from "./support/run.mjs";
import { say, seconds } from "./support/say.mjs";

/** @typedef {import("../tests/faults/fault.js").Fault} Fault */

const { values, positionals } = parseArgs({
  options: { again: { type: "boolean", default: false } },
  allowPositionals: true,
});

try {
  await tryAll(faults.filter(({ what }) => what.includes(positionals.join(" "))));
} catch (error) {
  explain(error);
  process.exitCode = 1;
}

/** @param {Fault[]} chosen */
async function tryAll(chosen) {
  const results = openResults(inRoot("target", "faults", "caught.json"));
  const copy = openCopy(inRoot("target", "faults", "copy"));
  const missed = [];
  for (const [number, fault] of chosen.entries()) {
    const place = `${String(number + 1).padStart(3)} of ${chosen.length}`;
    const known = values.again ? undefined : results.caughtBy(fault);
    const start = performance.now();
    const by = known ?? (await copy.with(fault, () => caughtBy(fault, copy.directory)));
    const when = known ? "known" : seconds(start);
    say(`${by ? "✓" : "✗"} ${place}  ${fault.what}: ${by ?? "no test notices"}   ${when}`);
    if (by) results.keep(fault, by);
    else missed.push(fault);
  }
  say(`\n${chosen.length - missed.length} of ${chosen.length} faults are noticed`);
  if (missed.length > 0) process.exitCode = 1;
}

/**
 * The first file of tests that fails.
 * @param {Fault} fault
 * @param {string} directory
 */
async function caughtBy({ tests }, directory) {
  for (const name of tests) {
    const file = `tests/browser/${name}.test.mjs`;
    const run = ["--test", "--test-timeout=300000", file];
    const { code } = await capture(process.execPath, run, { cwd: directory });
    if (code !== 0) return name;
  }
  return undefined;
}
