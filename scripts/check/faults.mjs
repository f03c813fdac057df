// npm run check -- faults [WORDS]: injects each fault of tests/faults/ whose title contains WORDS into a copy of the
// page, and checks that one of its tests fails.

import { faults } from "../../tests/faults/all.mjs";
import { buildAll } from "../build/all.mjs";
import { setUp } from "../setup/all.mjs";
import { Problem, runScript } from "../support/errors.mjs";
import { inRoot } from "../support/paths.mjs";
import { print, secondsSince } from "../support/print.mjs";
import { capture, outputOf } from "../support/run.mjs";
import { openCopy } from "./faults/copy.mjs";

/** @typedef {import("../../tests/faults/fault.types").Fault} Fault */

const wanted = process.argv.slice(2).join(" ");

await runScript(async () => {
  const chosen = faults.filter(({ what }) => what.includes(wanted));
  if (chosen.length === 0)
    throw new Problem(`No fault has "${wanted}" in its title.`, "tests/faults/ has the titles.");
  await injectAll(chosen);
});

/** @param {Fault[]} chosen */
async function injectAll(chosen) {
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
      print(`– ${title}: ${fault.unnoticed}`);
      continue;
    }
    const start = performance.now();
    const failing = await copy.with(fault, () => findFailingFile(fault, copy.directory));
    print(
      `${failing ? "✓" : "✗"} ${title}: ${failing ?? "no test fails"}   ${secondsSince(start)}`,
    );
    if (!failing) missed += 1;
  }
  print(`\n${chosen.length - missed} of ${chosen.length} faults are detected or excused`);
  if (missed > 0) process.exitCode = 1;
}

/** Throws if a test fails without any fault. @param {ReturnType<typeof openCopy>} copy @param {Fault[]} injected */
async function assertPassing(copy, injected) {
  const names = [...new Set(injected.flatMap(({ tests }) => tests))];
  if (names.length === 0) return;
  print(`without a fault: ${names.length} test files`);
  await copy.build();
  await outputOf(process.execPath, testArguments(names), { cwd: copy.directory }).catch((cause) => {
    throw new Problem("Tests fail without any fault.", "fix these first.", cause);
  });
}

/** Runs the tests of a fault up to the first failure. @param {Fault} fault @param {string} directory */
async function findFailingFile({ tests }, directory) {
  for (const name of tests) {
    const { code } = await capture(process.execPath, testArguments([name]), { cwd: directory });
    if (code !== 0) return name;
  }
  return undefined;
}

/** @param {string[]} names of test files */
function testArguments(names) {
  const files = names.map((name) => `tests/browser/${name}.test.mjs`);
  return ["--test", "--test-reporter=spec", "--test-concurrency=2", ...files];
}
