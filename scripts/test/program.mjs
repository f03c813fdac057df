// Runs programs as steps of `npm test`: checks that pass or fail as a whole, and `cargo test`.

import { capture } from "../support/run.mjs";

/** @typedef {import("./steps.mjs").Result} Result */

const NO_COLOURS = { NO_COLOR: "1", FORCE_COLOR: "0", CARGO_TERM_COLOR: "never" };

/**
 * @param {string} command
 * @param {string[]} args
 * @param {(text: string) => void} onText
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Result>}
 */
export async function runCheck(command, args, onText, env) {
  const { code, output } = await capture(command, args, { env: { ...NO_COLOURS, ...env }, onText });
  const line = commandLine([command, ...args], env);
  if (code === 0) return { passed: 1, failed: 0, skipped: 0, report: "", commands: [] };
  return { passed: 0, failed: 1, skipped: 0, report: output.trimEnd(), commands: [line] };
}

/** @param {string[]} args of `cargo test` @param {(text: string) => void} onText @returns {Promise<Result>} */
export async function runCargoTests(args, onText) {
  const all = ["test", "--locked", "--no-fail-fast", ...args];
  // Merges both outputs in order: cargo prints the names of test programs on standard error, and results on standard
  // output.
  const { code, output } = await capture("sh", ["-c", `exec cargo ${all.join(" ")} 2>&1`], {
    env: NO_COLOURS,
    onText,
  });
  const result = parseCargoTests(output);
  if (code === 0 || result.failed > 0) return result;
  // A compile error, or a test program crashed.
  const commands = [commandLine(["cargo", ...all])];
  return { ...result, failed: 1, report: output.trimEnd(), commands };
}

/** Parses counts and failures from the output of `cargo test`. @param {string} output @returns {Result} */
export function parseCargoTests(output) {
  /** @type {Result} */
  const result = { passed: 0, failed: 0, skipped: 0, report: "", commands: [] };
  for (const part of output.split(/^(?= +(?:Running|Doc-tests) )/m)) {
    const counts = part.match(/^test result: \w+\. (\d+) passed; (\d+) failed; (\d+) ignored;/m);
    if (!counts) continue;
    const [passed, failed, ignored] = counts.slice(1).map(Number);
    result.passed += passed;
    result.failed += failed;
    result.skipped += ignored;
    if (failed === 0) continue;
    const [, reports = "", names = ""] =
      part.match(/^failures:\n\n(----.*)\n\nfailures:\n((?: {4}[^\n]+\n)+)\ntest result/ms) ?? [];
    result.report += `${reports.trimEnd()}\n\n`;
    const [, program = ""] = part.match(/to rerun pass `(.+)`/) ?? [];
    for (const name of names.trim().split(/\n */))
      result.commands.push(`cargo test ${program} -- --exact ${quote(name)}`);
  }
  return result;
}

/** @param {string[]} words @param {NodeJS.ProcessEnv} [env] */
function commandLine(words, env = {}) {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${quote(value ?? "")}`);
  return [...variables, ...words.map(quote)].join(" ");
}

/** Quotes a word for a shell if necessary. @param {string} text */
export const quote = (text) =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
