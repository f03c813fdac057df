// Programs of users in Chromium, Firefox and WebKit: the same answers as in Node, and errors that leave the page alive.

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { readGames } from "../../scripts/build/games.mjs";
import { readSettings } from "../../scripts/build/settings.mjs";
import { Site, write } from "../../scripts/build/site.mjs";
import { loadRules } from "../../scripts/build/wasm-modules.mjs";
import { dist } from "../../scripts/support/paths.mjs";
import { PROGRAMS, RECORDS } from "../page/programs/support/determinism.mjs";
import { start } from "../page/programs/support/programs.mjs";
import { openChromium } from "./support/chromium.mjs";
import { openFirefox } from "./support/firefox.mjs";
import { openSite } from "./support/site.mjs";
import { openWebKit } from "./support/webkit.mjs";

const PAGE = "index.html";
const SEED = 5;

/** Programs that end by an error, the last one deep in the interpreter. */
const FAILING = /** @type {const} */ ([
  ["javascript", "function choose() { while (true); }"],
  ["javascript", "function choose() { return choose() + 1; }"],
  ["javascript", "function choose() { return 'x'.repeat(1e8).replace(/(x+x+)+y/, ''); }"],
  ["javascript", "function choose() { const a = []; for (;;) a.push(new Uint8Array(1e6)); }"],
  ["python", "def choose(position):\n  while True: pass"],
  ["python", "def choose(position):\n  return choose(position) + 1"],
  ["python", "def choose(position):\n  return str(3 ** 2000000)"],
  ["python", "def choose(position):\n  import js\n  return js.fetch"],
]);
const FAILING_STEPS = 10_000_000;

/** @type {string} */
let directory;
/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** Answers of PROGRAMS, and errors of FAILING, in Node. @type {unknown} */
let expected;
/** @type {string} */
let expression;

before(async () => {
  directory = mkdtempSync(join(tmpdir(), "stratege-programs-"));
  expression = `(${runPrograms})(${JSON.stringify(await buildPage())}, ${JSON.stringify(WORK)})`;
  site = await openSite({ directory });
  expected = JSON.parse(JSON.stringify(await runInNode()));
});
after(async () => {
  await site?.close();
  rmSync(directory, { recursive: true, force: true });
});

const WORK = {
  programs: PROGRAMS,
  records: RECORDS,
  failing: FAILING,
  seed: SEED,
  steps: FAILING_STEPS,
};

/** Builds the files of programs, and a page with the Content-Security-Policy of the site; returns the address of the script. */
async function buildPage() {
  const settings = await readSettings();
  const built = new Site(settings, await readGames(settings), await loadRules(settings));
  const define = { __PROGRAM_FILES__: JSON.stringify(await built.addPrograms()) };
  const { name } = await built.addScript("www/programs/open-program.js", { define });
  const [policy] =
    readFileSync(join(dist, "reversi.html"), "utf8").match(/<meta http-equiv[^>]*>/) ?? [];
  assert.ok(policy);
  built.files.set(
    PAGE,
    Buffer.from(`<!doctype html><meta charset="utf-8">${policy}<title>test</title>`),
  );
  write(built.files, directory);
  return `./${name}`;
}

async function runInNode() {
  const answers = [];
  for (const program of PROGRAMS) {
    const { choose } = await start(program.language, program.source, { ...program, seed: SEED });
    answers.push(RECORDS.map((record) => choose(record)));
  }
  /** @type {{ code: string, line: number | null }[]} */
  const errors = [];
  for (const [language, source] of FAILING) {
    const options = { game: "connect4", steps: FAILING_STEPS };
    const run = async () => (await start(language, source, options)).choose(RECORDS[0]);
    await assert.rejects(run, ({ code, line }) => errors.push({ code, line }) > 0);
  }
  return { answers, errors };
}

/**
 * The same in a browser, whose page contains this function as text.
 * @param {string} script @param {typeof WORK} work
 */
async function runPrograms(script, { programs, records, failing, seed, steps }) {
  const { openProgram } = await import(script);
  const answers = [];
  for (const program of programs) {
    const running = await openProgram({ ...program, seed });
    const list = [];
    for (const record of records) list.push(await running.choose(record));
    answers.push(list);
    running.close();
  }
  /** @type {{ code: string, line: number | null }[]} */
  const errors = [];
  for (const [language, source] of failing) {
    const running = openProgram({ language, source, game: "connect4", seed, steps });
    await running
      .then((/** @type {any} */ { choose }) => choose(records[0]))
      .catch((/** @type {any} */ { code, line }) => errors.push({ code, line }));
  }
  return { answers, errors };
}

test("Chromium plays the same moves, with the same steps, as Node", async () => {
  const browser = await openChromium();
  try {
    const page = await browser.newPage();
    await page.goto(site.url + PAGE);
    assert.deepEqual(await page.evaluate(expression), expected);
  } finally {
    await browser.close();
  }
});

test("Firefox plays the same moves, with the same steps, as Node", async () => {
  const browser = await openFirefox();
  try {
    const page = await browser.newPage();
    await page.goto(site.url + PAGE);
    assert.deepEqual(await page.evaluate(expression), expected);
  } finally {
    await browser.close();
  }
});

test("WebKit plays the same moves, with the same steps, as Node", async () => {
  const browser = await openWebKit();
  try {
    await browser.goto(site.url + PAGE);
    assert.deepEqual(await browser.evaluate(expression), expected);
  } finally {
    await browser.close();
  }
});
