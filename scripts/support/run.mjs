// Runs programs with their output shown, captured, or as progress.

import { spawn } from "node:child_process";
import { CommandFailed } from "./errors.mjs";
import { root } from "./paths.mjs";
import { print, showProgress } from "./print.mjs";

/** @typedef {{ env?: NodeJS.ProcessEnv, cwd?: string }} RunOptions */
/** @typedef {{ code: number, output: string }} Result exit status; standard output and error */

/** @param {string} command @param {string[]} args @param {RunOptions} options @param {"inherit" | "pipe"} output */
function start(command, args, { env, cwd = root }, output) {
  return spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output],
  });
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<number>} exit status; 127 if the program is missing
 */
const statusOf = (child) =>
  new Promise((resolve) => {
    child.on("error", () => resolve(127));
    child.on("close", (code) => resolve(code ?? 1));
  });

/**
 * Runs a program and returns its exit status and output. Never throws.
 * @param {string} command
 * @param {string[]} [args]
 * @param {RunOptions & { onText?: (text: string) => void }} [options]
 * @returns {Promise<Result>}
 */
export async function capture(command, args = [], { onText, ...options } = {}) {
  const child = start(command, args, options, "pipe");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8");
    stream?.on("data", (/** @type {string} */ text) => {
      output += text;
      onText?.(text);
    });
  }
  const code = await statusOf(child);
  return { code, output };
}

/**
 * Runs a program with its output shown; returns its exit status.
 * @param {string} command
 * @param {string[]} [args]
 * @param {RunOptions} [options]
 */
export const show = (command, args = [], options = {}) =>
  statusOf(start(command, args, options, "inherit"));

/**
 * Runs a program and returns its output; throws if it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export async function outputOf(command, args, options) {
  const result = await capture(command, args, options);
  if (result.code !== 0) throw new CommandFailed([command, ...args].join(" "), result);
  return result.output;
}

/**
 * Runs a program that takes long: prints the command, shows its progress, throws if it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions & { isQuiet?: boolean, onText?: (text: string) => void }} [options] `isQuiet`: does not print the command
 */
export async function runWithProgress(command, args, { isQuiet = false, onText, ...options } = {}) {
  const line = [command, ...args].join(" ");
  if (!isQuiet) print(`    $ ${line}`);
  const progress = showProgress();
  const onOutput = (/** @type {string} */ text) => {
    progress.update(text);
    onText?.(text);
  };
  const result = await capture(command, args, { ...options, onText: onOutput });
  progress.end();
  if (result.code !== 0) throw new CommandFailed(line, result);
}
