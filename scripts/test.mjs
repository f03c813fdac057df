// npm test [-- GAME]: sets up, builds and checks everything, or what concerns one game; the last line counts what passed
// and what failed.

import { buildAll } from "./build/all.mjs";
import { readSettings } from "./build/settings.mjs";
import { setUp } from "./setup/all.mjs";
import { explain } from "./support/report.mjs";
import { say } from "./support/say.mjs";
import { games } from "./test/files.mjs";
import { gameWanted } from "./test/games.mjs";
import { runStep } from "./test/step.mjs";
import { allSteps, stepsOfGame } from "./test/steps.mjs";

let passed = 0;
let failed = 0;

/**
 * Goes on after a failure, with it counted.
 * @template T
 * @param {() => Promise<T>} action
 * @returns {Promise<T | undefined>}
 */
async function attempt(action) {
  try {
    return await action();
  } catch (error) {
    explain(error);
    failed += 1;
    return undefined;
  }
}

/** @param {string | undefined} game */
async function testAll(game) {
  const wasmToolchain = await attempt(() => setUp("tests"));
  if (!wasmToolchain) return;
  await attempt(() => buildAll(wasmToolchain, "tests"));
  const tracks = game ? stepsOfGame(game) : allSteps(await readSettings(), wasmToolchain);
  await Promise.all(tracks.map(runTrack));
}

/** @param {import("./test/step.mjs").Step[]} steps */
async function runTrack(steps) {
  for (const step of steps) {
    const count = await runStep(step);
    passed += count.passed;
    failed += count.failed;
  }
}

// A name that is none is told before anything is set up.
await attempt(async () => testAll(gameWanted(process.argv.slice(2), games)));

say(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
