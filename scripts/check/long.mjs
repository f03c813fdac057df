// npm run check -- long [NAME]: every test of cargo that `npm test` ignores because it takes minutes, one line a
// test; with NAME only those whose name contains it.

import { basename } from "node:path";
import { explain } from "../support/report.mjs";
import { CommandFailed, capture, work } from "../support/run.mjs";
import { say, seconds, showProgress } from "../support/say.mjs";

const build = ["test", "--release", "--locked", "--workspace", "--no-run"];

try {
  await work("cargo", build);
  await runAll(process.argv[2] ?? "");
} catch (error) {
  explain(error);
  process.exitCode = 1;
}

/** @param {string} wanted a part of the tests' names */
async function runAll(wanted) {
  let [passed, failed] = [0, 0];
  for (const program of await testPrograms()) {
    for (const test of await ignoredTests(program)) {
      if (!test.includes(wanted)) continue;
      if (await run(program, test)) passed += 1;
      else failed += 1;
    }
  }
  say(`\n${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

/** The executables of all tests. */
async function testPrograms() {
  const { output } = await must("cargo", [...build, "--message-format=json"]);
  const messages = output.split("\n").filter((line) => line.startsWith("{"));
  return messages
    .map((line) => JSON.parse(line))
    .filter(({ profile, executable }) => profile?.test && executable)
    .map(({ executable }) => /** @type {string} */ (executable));
}

/** @param {string} program */
async function ignoredTests(program) {
  const { output } = await must(program, ["--ignored", "--list", "--format=terse"]);
  return [...output.matchAll(/^(.+): test$/gm)].map(([, name]) => name);
}

/** Whether the test passes. @param {string} program @param {string} test */
async function run(program, test) {
  const title = `${basename(program).replace(/-\w+$/, "")}: ${test}`;
  const start = performance.now();
  const progress = showProgress();
  progress.text(title);
  const { code, output } = await capture(program, [test, "--exact", "--ignored", "--nocapture"], {
    onText: (text) => progress.text(`${title}\n${text}`),
  });
  progress.end();
  say(`  ${code === 0 ? "✓" : "✗"} ${title}   ${seconds(start)}`);
  if (code !== 0) say(output.trimEnd());
  return code === 0;
}

/** @param {string} command @param {string[]} args */
async function must(command, args) {
  const result = await capture(command, args);
  if (result.code !== 0) throw new CommandFailed([command, ...args].join(" "), result);
  return result;
}
