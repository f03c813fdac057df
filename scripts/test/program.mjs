// Runs programs as steps of the tests: a check that passes or fails as a whole, and `cargo test`.

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

/**
 * @param {string[]} args of `cargo test`
 * @param {(text: string) => void} onText
 * @returns {Promise<Result>}
 */
export async function runCargoTests(args, onText) {
  const all = ["test", "--locked", "--no-fail-fast", ...args];
  // Both outputs in one, because the test programs are named on the one and their failures on the other.
  const { code, output } = await capture("sh", ["-c", `exec cargo ${all.join(" ")} 2>&1`], {
    env: NO_COLOURS,
    onText,
  });
  const result = readCargoTests(output);
  if (code === 0 || result.failed > 0) return result;
  // Did not compile, or a test program crashed.
  const commands = [commandLine(["cargo", ...all])];
  return { ...result, failed: 1, report: output.trimEnd(), commands };
}

/** What the output of `cargo test` reports. @param {string} output @returns {Result} */
export function readCargoTests(output) {
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
    for (const name of names.trim().split(/\n */))
      result.commands.push(cargoCommand(part.slice(0, part.indexOf("\n")), name));
  }
  return result;
}

/** @param {string} heading of the test program @param {string} name */
function cargoCommand(heading, name) {
  if (/^ +Doc-tests/.test(heading))
    return `cargo test --doc ${quoted(name.replace(/ \(line.*/, ""))}`;
  const [, unit, source, program] =
    heading.match(/^ +Running (unittests )?(\S+) \(.*?([^/\\]+)-[0-9a-f]{16}(?:\.exe)?\)$/) ?? [];
  const binary = source?.endsWith("main.rs") ? `--bin ${program}` : "--lib";
  return `cargo test --workspace ${unit ? binary : `--test ${program}`} -- --exact ${name}`;
}

/** @param {string[]} words @param {NodeJS.ProcessEnv} [env] */
function commandLine(words, env = {}) {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${quoted(value ?? "")}`);
  return [...variables, ...words.map(quoted)].join(" ");
}

/** Quotes a word for a shell where that is necessary. @param {string} text */
export const quoted = (text) =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
