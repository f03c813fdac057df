// npm test: sets up, builds and checks everything; the last line counts what passed and what failed.

import { buildAll } from "./build/all.mjs";
import { readSettings } from "./build/settings.mjs";
import { setUp } from "./setup/all.mjs";
import { explain } from "./support/report.mjs";
import { say } from "./support/say.mjs";
import { runStep } from "./test/step.mjs";
import { steps } from "./test/steps.mjs";

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

const wasmToolchain = await attempt(() => setUp("tests"));
if (wasmToolchain) {
  await attempt(() => buildAll(wasmToolchain, "tests"));
  for (const step of steps(await readSettings(), wasmToolchain)) {
    const count = await runStep(step);
    passed += count.passed;
    failed += count.failed;
  }
}

say(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
