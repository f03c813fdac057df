// Starts and ends programs together with their child processes.

import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set();

process.on("exit", () => {
  for (const child of running) signal(child, "SIGKILL");
});
for (const name of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.once(name, () => process.exit(130));
}

/**
 * Starts a program in a new process group.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdio?: import("node:child_process").StdioOptions }} [options]
 */
export function startGroup(command, args, { env = process.env, stdio = "ignore" } = {}) {
  const child = spawn(command, args, { env, stdio, detached: true });
  running.add(child);
  return child;
}

/** @param {ChildProcess | undefined} child */
export async function endGroup(child) {
  if (!child) return;
  for (const name of /** @type {const} */ (["SIGTERM", "SIGKILL"])) {
    signal(child, name);
    for (let i = 0; i < 20 && isAlive(child); i++) await sleep(50);
  }
  running.delete(child);
}

/** @param {ChildProcess} child */
const isAlive = (child) => signal(child, 0);

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals | 0} name
 * @returns {boolean} whether the group exists
 */
function signal(child, name) {
  if (child.pid === undefined) return false;
  try {
    return process.kill(-child.pid, name);
  } catch {
    return false;
  }
}
