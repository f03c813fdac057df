// A thousand random actions on every page, from a fixed seed: no error, no page that hangs, and nothing stored is lost.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { dist } from "../../../scripts/support/paths.mjs";
import { collectProblems, openChromium } from "../support/chromium.mjs";
import { waitTwoFrames } from "../support/frames.mjs";
import { openSite } from "../support/site.mjs";
import { PLAIN_FILE, storedSettings } from "../support/stored-settings.mjs";

const SEED = Number(process.env.STRATEGE_SEED ?? 1);
/** Actions per page, in parts between which the window changes its size. */
const [PARTS, ACTIONS_PER_PART] = [5, 200];
const SIZES = [
  [1280, 800],
  [360, 640],
  [820, 1180],
  [640, 360],
  [1920, 1080],
];

/** Fragments by page: records, and damaged ones. @type {Record<string, string[]>} */
const HASHES = {
  reversi: ["reversi:diagonal-mole:f5d6c3d3c4", "reversi:diagonal-mole:f5zz"],
  gobang: ["gobang:16-first-five-120:h8i9j7", "gobang:99:h8"],
  chess: ["chess:standard:e2e4e7e5", "chess:standard:e2e5"],
  qubic: ["qubic::", "qubic:x:"],
  connect4: ["connect4:standard:d1d2", "connect4:z"],
};
const GAMES = Object.keys(HASHES);

/** The random numbers and the actions as one script. */
const script = ["../support/seeded-random.mjs", "./random-actions.mjs"]
  .map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
  .join("\n")
  .replace(/^import .*$/gm, "")
  .replace(/^export /gm, "");

/** Performs actions inside a page; resolves with their number. @param {import("playwright-core").Page} page @param {object} options */
const act = (page, options) =>
  page.evaluate(`(() => {
    ${script}
    return act(${JSON.stringify(options)});
  })()`);

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** Entries that no page of another game may touch. @param {string} page */
function foreignEntries(page) {
  const game = page === "chess" || page.includes("schach") ? "qubic" : "chess";
  const record = game === "chess" ? "chess:standard:e2e4" : "qubic::";
  return { [`stratege.1.${game}.game`]: record, "stratege.9.unknown": "{}" };
}

const pages = readdirSync(dist)
  .filter((name) => name.endsWith(".html"))
  .map((name) => name.slice(0, -".html".length))
  .sort();

// Two at a time, since pages often wait.
describe("a thousand random actions break and lose nothing", { concurrency: 2 }, () => {
  for (const name of pages) test(name, () => perform(name));
});

/** @param {string} name of a page */
async function perform(name) {
  const context = await browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
  const page = await context.newPage();
  const problems = collectProblems(page, site.origin);
  page.on("dialog", (dialog) => dialog.dismiss());
  const foreign = foreignEntries(name);
  await page.goto(site.url + PLAIN_FILE);
  await page.evaluate(
    (entries) => {
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
    },
    { ...storedSettings(GAMES.includes(name) ? name : "reversi", { pause: 0 }), ...foreign },
  );
  await page.goto(`${site.url}${name}.html`);
  await page.mouse.click(0, 0); // a real gesture, without which browsers refuse sounds
  const hashes = HASHES[name] ?? ["", "creature=x", "%", "a".repeat(2000)];
  let count = 0;
  for (let part = 0; part < PARTS; part++) {
    const [width, height] = SIZES[part];
    await page.setViewportSize({ width, height });
    const seed = 1000 * SEED + part;
    count += Number(await act(page, { seed, actions: ACTIONS_PER_PART, hashes }));
  }
  assert.equal(count, PARTS * ACTIONS_PER_PART);
  await waitTwoFrames(page);
  const stored = () => page.evaluate(() => ({ ...localStorage }));
  const earlier = await stored();
  for (const [key, text] of Object.entries(foreign)) assert.equal(earlier[key], text, key);
  const key = `stratege.1.${name}.game`;
  const record = earlier[key];
  // Without a match in the address, which would be opened instead of the stored one.
  await page.goto("about:blank");
  await page.goto(`${site.url}${name}.html`);
  if (GAMES.includes(name)) {
    await page.waitForSelector("html[data-ready]");
    // A computer may have moved meanwhile.
    if (record !== undefined) assert.ok((await stored())[key]?.startsWith(record), record);
  }
  await context.close();
  assert.deepEqual(problems, []);
}
