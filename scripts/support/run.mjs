// Runs other programs: with their output shown, captured, or told as progress.

import { spawn } from "node:child_process";
import { root } from "./paths.mjs";
import { say, showProgress } from "./say.mjs";

/** @typedef {{ env?: NodeJS.ProcessEnv, cwd?: string }} RunOptions */
/** @typedef {{ code: number, output: string }} Result */

/**
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options
 * @param {"inherit" | "pipe"} output
 */
function start(command, args, { env, cwd = root }, output) {
  return spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output],
  });
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<number>}
 */
function ended(child) {
  return new Promise((resolve) => {
    child.on("error", () => resolve(127));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a program and returns its exit status and everything it said. Never throws: 127 is "not there".
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
  const code = await ended(child);
  return { code, output };
}

/**
 * Runs a program whose output is for the person to read.
 * @param {string} command
 * @param {string[]} [args]
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit status
 */
export const show = (command, args = [], options = {}) =>
  ended(start(command, args, options, "inherit"));

/** A program failed; `output` is what it said. */
export class CommandFailed extends Error {
  /**
   * @param {string} line
   * @param {Result} result
   */
  constructor(line, { code, output }) {
    super(`${line}\nended with status ${code}`);
    this.output = output;
  }
}

/**
 * Runs a program that takes its time: says which, shows how far it is, throws if it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions & { isQuiet?: boolean, onText?: (text: string) => void }} [options] quiet: it need not be said
 *   which
 */
export async function work(command, args, { isQuiet = false, onText, ...options } = {}) {
  const line = [command, ...args].join(" ");
  if (!isQuiet) say(`    $ ${line}`);
  const progress = showProgress();
  const heard = (/** @type {string} */ text) => {
    progress.text(text);
    onText?.(text);
  };
  const result = await capture(command, args, { ...options, onText: heard });
  progress.end();
  if (result.code !== 0) throw new CommandFailed(line, result);
}
