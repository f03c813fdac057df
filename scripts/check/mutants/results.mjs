// What came of each change, kept over interrupted runs and shards: cargo-mutants itself knows its last run only.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {"caught" | "missed" | "timeout" | "unviable"} Outcome */
/** @typedef {Record<string, Outcome>} Results by change, in cargo-mutants' words */

/** @type {Outcome[]} */
const OUTCOMES = ["caught", "missed", "timeout", "unviable"];

/** @param {Outcome} [outcome] A loop without an end is noticed by whoever waits for it. */
const isNoticed = (outcome) => outcome === "caught" || outcome === "timeout";

/**
 * Adds the last run's outcomes to those that are kept: what some tests miss may have been noticed by others.
 * @param {string} directory
 * @returns {Results}
 */
export function collect(directory) {
  const file = join(directory, "results.json");
  /** @type {Results} */
  const results = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  for (const outcome of OUTCOMES) {
    const list = join(directory, "mutants.out", `${outcome}.txt`);
    const lines = existsSync(list) ? readFileSync(list, "utf8").split("\n") : [];
    for (const line of lines.filter(Boolean))
      if (!isNoticed(results[line])) results[line] = outcome;
  }
  writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`);
  return results;
}

/**
 * Of the changes that there are today.
 * @param {Results} results
 * @param {string[]} changes
 */
export function tally(results, changes) {
  const of = (/** @type {Outcome} */ outcome) =>
    changes.filter((change) => results[change] === outcome);
  const noticed = changes.filter((change) => isNoticed(results[change])).length;
  const missed = of("missed");
  const tried = noticed + missed.length + of("unviable").length;
  const percent = (100 * noticed) / Math.max(1, noticed + missed.length);
  return { noticed, missed, percent, open: changes.length - tried };
}
