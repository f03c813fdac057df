// node scripts/test/run-files.mjs FILE…: runs files of tests in this order, in four processes (test-worker.mjs) that each
// take one after the other. Four even on two cores, because tests often wait for their pages; not one for each file,
// because a process and its browser take as long to start as two visits to a page.

import { fork } from "node:child_process";
import { relative, resolve } from "node:path";
import { inRoot, root } from "../support/paths.mjs";

const WORKERS = 4;

/** Of a whole file, on a machine that has much else to do. */
const TIMEOUT = 900_000;

const waiting = process.argv.slice(2).map((file) => relative(root, resolve(file)));

/**
 * As the reporter of a process says it, of a file whose process says no more. What was run in it before may be to blame:
 * files in one process share their modules.
 * @param {string} file @param {string} reason @param {string[]} before
 */
function fail(file, reason, before) {
  const after = before.length > 0 ? `, after ${before.join(", ")}` : "";
  console.log(`\nℹ fail 1\n\ntest at ${file}:1:1\n✖ ${file}\n  ${reason}${after}`);
  process.exitCode = 1;
}

/** Takes files until there are none. */
function startWorker() {
  const worker = fork(inRoot("scripts/test/test-worker.mjs"), {
    execArgv: ["--test-reporter=spec"],
    env: { ...process.env, STRATEGE_TEST_WORKER: "yes" },
    silent: true,
  });
  /** @type {string | undefined} */
  let file;
  /** @type {string[]} */
  const before = [];
  let reason = "its process ended before its tests did";
  /** @type {NodeJS.Timeout | undefined} */
  let limit;
  // What was said is shown at the end, so that no two workers speak at once.
  let said = "";
  for (const stream of [worker.stdout, worker.stderr])
    stream?.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  worker.on("message", () => {
    clearTimeout(limit);
    if (file !== undefined) before.push(file);
    file = waiting.shift();
    worker.send(file ?? "");
    if (file === undefined) return;
    limit = setTimeout(() => {
      reason = `its tests did not end within ${TIMEOUT / 60_000} minutes`;
      worker.kill("SIGKILL");
    }, TIMEOUT);
    console.log(file);
  });
  worker.on("close", (code) => {
    clearTimeout(limit);
    process.stdout.write(said);
    if (file !== undefined) {
      fail(file, reason, before);
      startWorker();
    } else if (code !== 0) process.exitCode = 1;
  });
}

for (let count = Math.min(WORKERS, waiting.length); count > 0; count -= 1) startWorker();
