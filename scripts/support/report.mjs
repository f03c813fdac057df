// Messages of set-up and the report of an error.

import { Problem } from "./problem.mjs";
import { CommandFailed } from "./run.mjs";
import { say } from "./say.mjs";

/** @param {string} what */
export const there = (what) => say(`  ✓ ${what}`);

/**
 * @param {string} what
 * @param {string} why
 */
export const missing = (what, why) => say(`  + ${what}: ${why}`);

/** @param {string} text */
export const remark = (text) => say(`    ${text}`);

/**
 * Prints what went wrong, the output of the program that failed, and what to do.
 * @param {unknown} error
 */
export function explain(error) {
  const failed = error instanceof Problem ? error.cause : error;
  if (error instanceof Problem) say(`\n  ✗ ${error.message}`);
  if (failed instanceof CommandFailed) {
    say(indented(failed.message, "    "));
    say(indented(failed.output.trimEnd().split("\n").slice(-80).join("\n"), "    │ "));
  } else if (failed) {
    say(`\n${failed instanceof Error ? failed.stack : failed}`);
  }
  if (error instanceof Problem) say(`\n  What to do: ${indented(error.advice, "  ").trimStart()}`);
}

/**
 * @param {string} text
 * @param {string} by
 */
const indented = (text, by) => text.replace(/^/gm, by);
