// node scripts/test/run-files.mjs FILE…: runs files of tests in this order, four at a time: even on two cores, as they
// mostly wait for their pages. (`node --test` would run them by name.)

import { resolve } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";

/** Of a whole file, on a machine that has much else to do. */
const TIMEOUT = 900_000;

const files = process.argv.slice(2).map((file) => resolve(file));
run({ files, concurrency: 4, timeout: TIMEOUT })
  .on("test:fail", ({ todo }) => {
    if (todo === undefined || todo === false) process.exitCode = 1;
  })
  .compose(new spec())
  .pipe(process.stdout);
