// npm run check -- faults [WORDS]: puts each of the faults of tests/faults/ whose title contains WORDS into a copy of the
// page, builds it and runs the tests that should fail.

import { faults } from "../../tests/faults/all.mjs";
import { buildAll } from "../build/all.mjs";
import { setUp } from "../setup/all.mjs";
import { inRoot } from "../support/paths.mjs";
import { Problem } from "../support/problem.mjs";
import { explain } from "../support/report.mjs";
import { capture, outputOf } from "../support/run.mjs";
import { say, seconds } from "../support/say.mjs";
import { openCopy } from "./faults/copy.mjs";

/** @typedef {import("../../tests/faults/fault.types").Fault} Fault */

const wanted = process.argv.slice(2).join(" ");

try {
  await tryAll(faults.filter(({ what }) => what.includes(wanted)));
} catch (error) {
  explain(error);
  process.exitCode = 1;
}

/** @param {Fault[]} chosen */
async function tryAll(chosen) {
  await buildAll(await setUp("tests"), "tests"); // the copy and its tests use the modules of this clone
  const copy = openCopy(inRoot("target", "faults", "copy"));
  await assertPassing(
    copy,
    chosen.filter(({ unnoticed }) => !unnoticed),
  );
  let missed = 0;
  for (const [number, fault] of chosen.entries()) {
    const title = `${String(number + 1).padStart(3)} of ${chosen.length}  ${fault.what}`;
    if (fault.unnoticed) {
      say(`– ${title}: ${fault.unnoticed}`);
      continue;
    }
    const start = performance.now();
    const by = await copy.with(fault, () => failingFile(fault, copy.directory));
    say(`${by ? "✓" : "✗"} ${title}: ${by ?? "no test fails"}   ${seconds(start)}`);
    if (!by) missed += 1;
  }
  say(`\n${chosen.length - missed} of ${chosen.length} faults are noticed, or have a reason`);
  if (missed > 0) process.exitCode = 1;
}

/**
 * Throws if a test fails without any fault, as it would fail with each of them.
 * @param {ReturnType<typeof openCopy>} copy
 * @param {Fault[]} open
 */
async function assertPassing(copy, open) {
  const names = [...new Set(open.flatMap(({ tests }) => tests))];
  if (names.length === 0) return;
  say(`without a fault: ${names.length} files of tests`);
  await copy.build();
  await outputOf(process.execPath, testing(names), { cwd: copy.directory }).catch((cause) => {
    throw new Problem("Tests fail without any fault.", "fix these first.", cause);
  });
}

/**
 * The first file of tests that fails.
 * @param {Fault} fault
 * @param {string} directory
 */
async function failingFile({ tests }, directory) {
  for (const name of tests) {
    const { code } = await capture(process.execPath, testing([name]), { cwd: directory });
    if (code !== 0) return name;
  }
  return undefined;
}

/** Arguments of Node. @param {string[]} names of files of tests */
function testing(names) {
  const files = names.map((name) => `tests/browser/${name}.test.mjs`);
  return ["--test", "--test-reporter=spec", "--test-concurrency=2", ...files];
}
