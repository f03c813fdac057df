// npm test [-- GAME]: sets up, builds, and runs all checks or those of one game. Failures do not stop it; at the end it
// prints the command that repeats each failed test, and the number of passed and failed tests.

import { existsSync } from "node:fs";
import { buildAll } from "./build/all.mjs";
import { readSettings } from "./build/settings.mjs";
import { setUp } from "./setup/all.mjs";
import { printError } from "./support/errors.mjs";
import { inRoot } from "./support/paths.mjs";
import { print, secondsSince, showProgress } from "./support/print.mjs";
import { parseGame } from "./test/files.mjs";
import { allSteps, stepsOfGame } from "./test/steps.mjs";

/** @typedef {import("./test/steps.mjs").Step} Step */

let passed = 0;
let failed = 0;
/** @type {string[]} */
const commands = [];

/** @param {string | undefined} game */
async function testAll(game) {
  // A build from scratch is 20 % faster without incremental compilation.
  if (!game && !existsSync(inRoot("target/debug/incremental"))) process.env.CARGO_INCREMENTAL = "0";
  const wasmToolchain = await setUp("tests");
  await buildAll(wasmToolchain, "tests").catch(countError);
  const tracks = game ? stepsOfGame(game) : allSteps(await readSettings(), wasmToolchain);
  await Promise.all(tracks.map(runTrack));
}

/** @param {Step[]} steps */
async function runTrack(steps) {
  for (const step of steps) await runStep(step);
}

/** Prints the report when the step is over, because another track runs at the same time. @param {Step} step */
async function runStep({ title, run }) {
  const start = performance.now();
  const progress = showProgress();
  progress.update(title);
  const result = await run(progress.update);
  progress.end();
  passed += result.passed;
  failed += result.failed;
  commands.push(...result.commands);
  const skipped = result.skipped ? `, ${result.skipped} skipped` : "";
  const mark = result.failed > 0 ? "✗" : "✓";
  print(`\n${title}`);
  if (result.report) print(result.report);
  print(
    `  ${mark} ${result.passed} passed, ${result.failed} failed${skipped}   ${secondsSince(start)}`,
  );
}

/** @param {unknown} error */
function countError(error) {
  printError(error);
  failed += 1;
}

try {
  await testAll(parseGame(process.argv.slice(2)));
} catch (error) {
  countError(error);
}
if (commands.length > 0) print(`\nTo run each failed test alone:\n  ${commands.join("\n  ")}`);
print(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
