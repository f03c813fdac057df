// The served site starts in each browser: the board is shown, without errors and without requests to other origins.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { readSettings } from "../../../scripts/build/settings.mjs";
import { accessibilityViolations } from "../support/axe.mjs";
import { collectProblems, openChromium } from "../support/chromium.mjs";
import { openFirefox } from "../support/firefox.mjs";
import { openSite } from "../support/site.mjs";
import { openWebKit } from "../support/webkit.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;

before(async () => {
  site = await openSite({ isCompressed: true });
});
after(() => site.close());

/** The board is complete, and the page's module is loaded. */
const alive = `document.querySelectorAll("table button").length === 64 &&
  performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".wasm"))`;

test("Chromium: the board is shown without errors and axe violations", async () => {
  const browser = await openChromium();
  try {
    const page = await browser.newPage();
    const problems = collectProblems(page, site.origin);
    await page.goto(`${site.url}reversi.html`, { waitUntil: "networkidle" });
    assert.equal(await page.locator("table button").count(), 64);
    assert.deepEqual(problems, []);
    assert.deepEqual(await accessibilityViolations(page), []);
  } finally {
    await browser.close();
  }
});

test("a first visit stays within its transfer budget", async () => {
  const browser = await openChromium();
  try {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const { dataset } = document.documentElement;
        if ("ready" in dataset) dataset.readyAt ??= String(performance.now());
      }).observe(document, { attributes: true, subtree: true });
    });
    await page.goto(`${site.url}reversi.html`, { waitUntil: "networkidle" });
    // Panels are loaded after the first move is possible; the worker may arrive a little later.
    const total = await page.evaluate(() => {
      const ready = Number(document.documentElement.dataset.readyAt);
      const files = /** @type {PerformanceResourceTiming[]} */ ([
        ...performance.getEntriesByType("navigation"),
        ...performance.getEntriesByType("resource"),
      ]);
      return files
        .filter(
          ({ entryType, responseEnd, name }) =>
            entryType === "navigation" || responseEnd <= ready || name.includes("/worker."),
        )
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    });
    const { "first-move": kilobytes } = (await readSettings()).budget;
    assert.ok(total > 10_000, `${total} bytes cannot be everything`);
    assert.ok(total <= kilobytes * 1024, `${total} bytes are more than ${kilobytes} KB`);
  } finally {
    await browser.close();
  }
});

test("Firefox: the board is shown without errors", async () => {
  const browser = await openFirefox();
  try {
    const page = await browser.newPage();
    /** @type {unknown[]} */
    const problems = [];
    page.on("pageerror", (error) => problems.push(error));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    await page.goto(`${site.url}reversi.html`);
    await page.waitForFunction(alive);
    assert.deepEqual(problems, []);
  } finally {
    await browser.close();
  }
});

test("WebKit: the board is shown", async () => {
  const browser = await openWebKit();
  try {
    await browser.goto(`${site.url}reversi.html`);
    await browser.waitFor(`return ${alive}`);
  } finally {
    await browser.close();
  }
});
