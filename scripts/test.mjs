// npm test [-- GAME]: sets up, builds and checks everything, or what concerns one game. Failures do not stop it; at the
// end it prints the commands that run each failed test alone, and how many tests passed and failed.

import { existsSync } from "node:fs";
import { buildAll } from "./build/all.mjs";
import { readSettings } from "./build/settings.mjs";
import { setUp } from "./setup/all.mjs";
import { inRoot } from "./support/paths.mjs";
import { explain } from "./support/report.mjs";
import { say, seconds, showProgress } from "./support/say.mjs";
import { gameOf } from "./test/files.mjs";
import { allSteps, stepsOfGame } from "./test/steps.mjs";

/** @typedef {import("./test/steps.mjs").Step} Step */

let passed = 0;
let failed = 0;
/** @type {string[]} */
const commands = [];

/** @param {string | undefined} game */
async function testAll(game) {
  // Compiling everything from scratch takes a fifth less time without incremental compilation.
  if (!game && !existsSync(inRoot("target/debug/incremental"))) process.env.CARGO_INCREMENTAL = "0";
  const wasmToolchain = await setUp("tests");
  await buildAll(wasmToolchain, "tests").catch(explainFailure);
  const tracks = game ? stepsOfGame(game) : allSteps(await readSettings(), wasmToolchain);
  await Promise.all(tracks.map(runTrack));
}

/** @param {Step[]} steps */
async function runTrack(steps) {
  for (const step of steps) await runStep(step);
}

/** Prints at the end of the step, because another track prints too. @param {Step} step */
async function runStep({ title, run }) {
  const start = performance.now();
  const progress = showProgress();
  progress.text(title);
  const result = await run(progress.text);
  progress.end();
  passed += result.passed;
  failed += result.failed;
  commands.push(...result.commands);
  const skipped = result.skipped ? `, ${result.skipped} skipped` : "";
  const mark = result.failed > 0 ? "✗" : "✓";
  say(`\n${title}`);
  if (result.report) say(result.report);
  say(`  ${mark} ${result.passed} passed, ${result.failed} failed${skipped}   ${seconds(start)}`);
}

/** @param {unknown} error */
function explainFailure(error) {
  explain(error);
  failed += 1;
}

try {
  await testAll(gameOf(process.argv.slice(2)));
} catch (error) {
  explainFailure(error);
}
if (commands.length > 0) say(`\nTo run each failed test alone:\n  ${commands.join("\n  ")}`);
say(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
