// The page is painted as it came before the module of its game is asked for; where nothing is painted, nobody waits.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const PAGES = [
  ..."reversi gobang chess qubic connect4 qubic-proof".split(" "),
  ..."reversi cpc-gobang schach-c64 ttt3d 4gewinnt".split(" ").map((room) => `museum-${room}`),
];

/** @param {string} name @param {string} [before] */
async function open(name, before) {
  const page = await browser.newPage({ serviceWorkers: "block" });
  if (before) await page.addInitScript(before);
  await page.goto(`${site.url}${name}.html`);
  await page.locator("html[data-ready]").waitFor();
  return page;
}

for (const name of PAGES) {
  test(`${name}: painted first`, async () => {
    const page = await open(name);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-paint")[0].startTime,
      asked: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".wasm"))
        .map(({ startTime }) => startTime),
    }));
    assert.ok(asked.length > 0);
    for (const time of asked) assert.ok(time >= painted, `${time} < ${painted}`);
    await page.close();
  });
}

/** Nothing is ever told of what was painted. */
const SILENT = `globalThis.PerformanceObserver = class { observe() {} };
globalThis.setTimeout = ((later) => (go, wait, ...rest) => wait >= 1000 ? 0 : later(go, wait, ...rest))(setTimeout);`;

test("a page in the background does not wait for a picture", async () => {
  const hidden = `${SILENT} Object.defineProperty(document, "hidden", { get: () => true });`;
  await (await open("reversi", hidden)).close();
});

test("a page that goes into the background does not wait any longer", async () => {
  const page = await browser.newPage({ serviceWorkers: "block" });
  await page.addInitScript(SILENT);
  await page.goto(`${site.url}reversi.html`);
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await page.locator("html[data-ready]").waitFor();
  await page.close();
});

test("a browser that tells nothing of its pages is not waited for", async () => {
  const untold = `${SILENT} performance.getEntriesByType = () => [];`;
  await (await open("reversi", untold)).close();
});
