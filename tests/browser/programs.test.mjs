// Programs of users in Chromium, Firefox and WebKit: the same answers as in Node, and hostile programs of every kind, which end
// with the same sentence or move as in Node and leave the page alive.

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
import { ProgramError } from "../../www/programs/program-error.js";
import { LANGUAGES, ONE_OF_EACH_KIND, STEPS } from "../page/programs/hostile.mjs";
import { PROGRAMS, RECORDS } from "../page/programs/support/determinism.mjs";
import { START, start } from "../page/programs/support/programs.mjs";
import { openChromium } from "./support/chromium.mjs";
import { openFirefox } from "./support/firefox.mjs";
import { openSite } from "./support/site.mjs";
import { openWebKit } from "./support/webkit.mjs";

const PAGE = "index.html";
const SEED = 5;

/** @type {string} */
let directory;
/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** Answers of PROGRAMS, and endings of the hostile programs, in Node. @type {unknown} */
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
  hostile: ONE_OF_EACH_KIND,
  harmless: LANGUAGES.map(({ language, harmless }) => ({ language, source: harmless })),
  record: START,
  seed: SEED,
  steps: STEPS,
};

/** How a hostile program ends: with a move, or with an error. @typedef {{ move?: string, code?: string, line?: number | null }} Ending */

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
  /** @type {Ending[]} */
  const endings = [];
  for (const { language, source } of ONE_OF_EACH_KIND) {
    try {
      const program = await start(language, source, { seed: SEED, steps: STEPS });
      endings.push({ move: program.choose(START).move });
    } catch (error) {
      assert.ok(error instanceof ProgramError, `${error}`);
      endings.push({ code: error.code, line: error.line });
    }
  }
  return { answers, endings, reached: [], next: ["e3", "e3"], isSamePage: true };
}

/**
 * The same in a browser, whose page contains this function as text. After the hostile programs harmless ones move.
 * @param {string} script @param {typeof WORK} work
 */
async function runPrograms(script, { programs, records, hostile, harmless, record, seed, steps }) {
  const { openProgram } = await import(script);
  const answers = [];
  for (const program of programs) {
    const running = await openProgram({ ...program, seed });
    const list = [];
    for (const record of records) list.push(await running.choose(record));
    answers.push(list);
    running.close();
  }
  const before = document.documentElement.outerHTML;
  /** @type {Ending[]} */
  const endings = [];
  /** @type {string[]} */
  const reached = [];
  const next = [];
  for (const program of hostile) {
    const running = openProgram({ ...program, game: "reversi", seed, steps });
    await running
      .then((/** @type {any} */ { choose }) => choose(record))
      .then(
        (/** @type {any} */ { move, printed }) =>
          endings.push({ move }) && reached.push(...printed),
      )
      .catch((/** @type {any} */ { code, line, message, printed }) => {
        endings.push({ code, line });
        reached.push(message, ...printed);
      });
    await running.then((/** @type {any} */ { close }) => close()).catch(() => {});
  }
  for (const program of harmless) {
    const running = await openProgram({ ...program, game: "reversi", seed });
    next.push((await running.choose(record)).move);
    running.close();
  }
  return {
    ...{ answers, endings, next },
    reached: reached.filter((line) => line.startsWith("REACHED")),
    isSamePage: document.documentElement.outerHTML === before,
  };
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
