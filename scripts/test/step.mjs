// One step of the tests: runs a program quietly and counts; shows everything it said only if something failed.

import { capture } from "../support/run.mjs";
import { say, seconds, showProgress } from "../support/say.mjs";

/** @typedef {{ passed: number, failed: number, skipped?: number }} Count */

/**
 * What a step runs and how the tests in its output are counted. A check without a count is one test.
 * @typedef {object} Step
 * @property {string} title
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {(output: string) => Count} [count]
 */

/**
 * @param {Step} step
 * @returns {Promise<Count>}
 */
export async function runStep({ title, command, args, env, count }) {
  const start = performance.now();
  say(`\n${title}`);
  const progress = showProgress();
  const colourless = { NO_COLOR: "1", FORCE_COLOR: "0", CARGO_TERM_COLOR: "never", ...env };
  const { code, output } = await capture(command, args, { env: colourless, onText: progress.text });
  progress.end();
  const result = tally(code, count?.(output));
  if (result.failed > 0)
    say(`${output.trimEnd()}\n  (${[command, ...args].join(" ")}: status ${code})`);
  const skipped = result.skipped ? `, ${result.skipped} skipped` : "";
  const mark = result.failed > 0 ? "✗" : "✓";
  say(`  ${mark} ${result.passed} passed, ${result.failed} failed${skipped}   ${seconds(start)}`);
  return result;
}

/**
 * A program that failed without naming a failed test counts as one.
 * @param {number} code
 * @param {Count} [counted]
 * @returns {Count}
 */
function tally(code, counted) {
  if (!counted) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}
