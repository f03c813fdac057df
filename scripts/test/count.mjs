// Counts the tests that a test runner reports in its output.

/** @typedef {import("./step.mjs").Count} Count */

/**
 * cargo test: one summary line for each test program.
 * @param {string} output
 * @returns {Count}
 */
export function countCargo(output) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  const lines = output.matchAll(/^test result: \w+\. (\d+) passed; (\d+) failed; (\d+) ignored;/gm);
  for (const [, passed, failed, ignored] of lines) {
    count.passed += Number(passed);
    count.failed += Number(failed);
    count.skipped += Number(ignored);
  }
  return count;
}

/**
 * node --test: one summary for each process, a number a line.
 * @param {string} output
 * @returns {Count}
 */
export function countNode(output) {
  const number = (/** @type {string} */ name) =>
    [...output.matchAll(new RegExp(`^\\S+ ${name} (\\d+)$`, "gm"))].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
  return {
    passed: number("pass"),
    failed: number("fail") + number("cancelled"),
    skipped: number("skipped") + number("todo"),
  };
}
