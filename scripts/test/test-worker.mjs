// One of the processes of run-files.mjs: runs the files of tests that it is sent, one after the other, until it is sent
// none.

import { describe, test } from "node:test";
import { inRoot } from "../support/paths.mjs";

process.on("message", async (/** @type {string} */ file) => {
  if (file === "") return process.disconnect();
  await describe(file, () => import(inRoot(file)).catch((error) => failed(file, error)));
  ask();
});

/** A file that cannot be read is a test that fails. @param {string} file @param {unknown} error */
const failed = (file, error) =>
  test(file, () => {
    throw error;
  });

/** For the next file. */
const ask = () => process.send?.("done");

ask();
