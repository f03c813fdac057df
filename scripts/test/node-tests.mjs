// Runs test files with Node's test runner, each in a separate process.

import { relative, resolve } from "node:path";
import { run } from "node:test";
import { inspect } from "node:util";
import { root } from "../support/paths.mjs";
import { quote } from "./program.mjs";

/** @typedef {import("./steps.mjs").Result} Result */
/** @typedef {Result & { failedFiles: Set<string> }} NodeResult */

/** Concurrent files. Each may run a browser, and the Rust tests run at the same time. */
const CONCURRENCY = 2;

/** Milliseconds per file, enough for the longest file next to other work. */
const TIMEOUT = 1_800_000;

/**
 * Runs browser tests. Files with a failure run again, one at a time, because browsers that share a busy machine may
 * starve. Tests that pass only then are reported as unstable.
 * @param {string[]} files
 * @param {(name: string) => void} onTest called with the name of each test that starts
 * @returns {Promise<Result>}
 */
export async function runBrowserTests(files, onTest) {
  const first = await runNodeTests(files, onTest);
  if (first.failed === 0) return first;
  const second = await runNodeTests([...first.failedFiles], onTest, 1);
  const recovered = first.failed - second.failed;
  return {
    ...second,
    passed: first.passed + recovered,
    skipped: first.skipped,
    report: `${second.report}First run, of which ${recovered} passed when run again (unstable):\n\n${first.report}`,
  };
}

/**
 * @param {string[]} files
 * @param {(name: string) => void} onTest called with the name of each test that starts
 * @param {number} [concurrency] number of files at a time
 * @returns {Promise<NodeResult>}
 */
export async function runNodeTests(files, onTest, concurrency = CONCURRENCY) {
  /** @type {NodeResult} */
  const result = {
    ...{ passed: 0, failed: 0, skipped: 0, report: "" },
    commands: [],
    failedFiles: new Set(),
  };
  /** Output by file. @type {Map<string, string>} */
  const printed = new Map();
  const paths = files.map((file) => resolve(root, file));
  const events = run({ files: paths, concurrency, timeout: TIMEOUT });
  for await (const { type, data } of /** @type {AsyncIterable<any>} */ (events)) {
    if (type === "test:start") onTest(data.name);
    else if (type === "test:stdout" || type === "test:stderr")
      printed.set(data.file, (printed.get(data.file) ?? "") + data.message);
    else if (type === "test:pass" && isTest(data)) addPass(result, data);
    else if (type === "test:fail" && isTest(data)) addFailure(result, data, printed);
  }
  return result;
}

/** Whether an event belongs to a test itself, not to the suite around it. @param {any} data */
const isTest = ({ details }) =>
  details.type !== "suite" && details.error?.failureType !== "subtestsFailed";

/** @param {Result} result @param {any} data */
function addPass(result, { skip, todo }) {
  if (skip !== undefined || todo !== undefined) result.skipped += 1;
  else result.passed += 1;
}

/** @param {NodeResult} result @param {any} data @param {Map<string, string>} printed */
function addFailure(result, { name, file, details }, printed) {
  const { error } = details;
  // A file that cannot be loaded, or whose process ends early, is reported as a test named by its path.
  const isFile = name.endsWith(".test.mjs");
  const path = resolve(root, isFile ? name : (file ?? ""));
  const output = printed.get(path)?.trimEnd();
  const reason = inspect(error.cause ?? error).replace(/^/gm, "  ");
  result.failed += 1;
  result.failedFiles.add(path);
  result.report += `✖ ${name}\n${reason}\n${isFile && output ? `${output}\n` : ""}\n`;
  result.commands.push(testCommand(relative(root, path), isFile ? undefined : name));
}

/** The shell command that runs a file or one of its tests. @param {string} file @param {string} [name] of the test */
function testCommand(file, name) {
  if (name === undefined) return `node --test ${quote(file)}`;
  const pattern = `^${name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$`;
  return `node --test --test-name-pattern=${quote(pattern)} ${quote(file)}`;
}
