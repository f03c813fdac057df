// Pages request their module after the first paint, unless nothing is going to be painted.

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
  test(`${name}: the module is requested after the first paint`, async () => {
    const page = await open(name);
    const { painted, requested } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-paint")[0].startTime,
      requested: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".wasm"))
        .map(({ startTime }) => startTime),
    }));
    assert.ok(requested.length > 0);
    for (const time of requested) assert.ok(time >= painted, `${time} < ${painted}`);
    await page.close();
  });
}

/** Browsers that report no paint, with timeouts disabled. */
const SILENT = `globalThis.PerformanceObserver = class { observe() {} };
globalThis.setTimeout = ((later) => (go, wait, ...rest) => wait >= 1000 ? 0 : later(go, wait, ...rest))(setTimeout);`;

test("a page in the background does not wait for a paint", async () => {
  const hidden = `${SILENT} Object.defineProperty(document, "hidden", { get: () => true });`;
  await (await open("reversi", hidden)).close();
});

test("a page that goes into the background stops waiting", async () => {
  const page = await browser.newPage({ serviceWorkers: "block" });
  await page.addInitScript(SILENT);
  await page.goto(`${site.url}reversi.html`);
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await page.locator("html[data-ready]").waitFor();
  await page.close();
});

test("a browser that reports no paint timing is not waited for", async () => {
  const unreported = `${SILENT} performance.getEntriesByType = () => [];`;
  await (await open("reversi", unreported)).close();
});
