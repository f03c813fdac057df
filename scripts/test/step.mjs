// One step of the tests: runs a program quietly and counts; shows everything it said only if something failed, then what
// the failed tests said once more, and the commands that run them alone. What it has to say is said at its end, because
// other steps run beside it.

import { capture } from "../support/run.mjs";
import { say, seconds, showProgress } from "../support/say.mjs";
import { quoted } from "./alone.mjs";

/** @typedef {{ passed: number, failed: number, skipped?: number }} Count */

/**
 * What a step runs and how the tests in its output are counted. A check without a count is one test.
 * @typedef {object} Step
 * @property {string} title
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {(output: string) => Count} [count]
 * @property {(output: string) => string} [failures] what the output says of the tests that failed
 * @property {(output: string) => string[]} [alone] the commands that run what has failed, a test each
 */

/**
 * @param {Step} step
 * @returns {Promise<Count>}
 */
export async function runStep(step) {
  const { title, command, args, env, count } = step;
  const start = performance.now();
  const progress = showProgress();
  progress.text(title);
  const colourless = { NO_COLOR: "1", FORCE_COLOR: "0", CARGO_TERM_COLOR: "never", ...env };
  const { code, output } = await capture(command, args, { env: colourless, onText: progress.text });
  progress.end();
  const result = tally(code, count?.(output));
  say(`\n${title}`);
  if (result.failed > 0) {
    say(`${output.trimEnd()}\n  (status ${code})`);
    // Hundreds of tests that passed may stand between.
    const failures = step.failures?.(output);
    if (failures) say(`\n  What failed:\n${failures}`);
    say("\n  To run alone:");
    for (const line of commandsFor(step, output)) say(`    ${line}`);
  }
  const skipped = result.skipped ? `, ${result.skipped} skipped` : "";
  const mark = result.failed > 0 ? "✗" : "✓";
  say(`  ${mark} ${result.passed} passed, ${result.failed} failed${skipped}   ${seconds(start)}`);
  return result;
}

/**
 * What runs each failed test alone; where none is named, the whole step.
 * @param {Step} step
 * @param {string} output
 */
export function commandsFor({ command, args, env, alone }, output) {
  const each = alone?.(output) ?? [];
  if (each.length > 0) return each;
  const set = Object.entries(env ?? {}).map(([name, value]) => `${name}=${quoted(value ?? "")}`);
  return [[...set, ...[command, ...args].map(quoted)].join(" ")];
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
