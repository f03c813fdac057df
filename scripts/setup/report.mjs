// How set-up speaks: a line for what is there, a reason before each thing that it does.

import { CommandFailed } from "../support/run.mjs";
import { say } from "../support/say.mjs";
import { Problem } from "./problem.mjs";

/** @param {string} what */
export const there = (what) => say(`  ✓ ${what}`);

/**
 * @param {string} what
 * @param {string} why
 */
export const missing = (what, why) => say(`  + ${what}: ${why}`);

/** @param {string} text */
export const remark = (text) => say(`    ${text}`);

/** @param {unknown} error */
export function explain(error) {
  if (!(error instanceof Error)) return say(String(error));
  if (!(error instanceof Problem || error instanceof CommandFailed)) return say(`\n${error.stack}`);
  say(`\n  ✗ ${error.message}`);
  const failed = error instanceof CommandFailed ? error : error.cause;
  if (failed instanceof CommandFailed) {
    if (failed !== error) say(`    ${failed.message.replaceAll("\n", "\n    ")}`);
    const end = failed.output.trimEnd().split("\n").slice(-25);
    say(end.map((line) => `    │ ${line}`).join("\n"));
  }
  if (error instanceof Problem) say(`\n  What to do: ${error.advice.replaceAll("\n", "\n  ")}`);
}
