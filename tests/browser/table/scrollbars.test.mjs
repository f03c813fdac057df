// Narrow windows of desktops, whose scrollbar takes room: no page scrolls sideways.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { waitTwoFrames } from "../support/frames.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium({ hasScrollbars: true })]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

for (const game of ["reversi", "gobang", "chess", "qubic", "connect4"]) {
  test(`${game}: the board fits next to the scrollbar`, async () => {
    const page = await browser.newPage();
    for (const name of [game, `lesson-${game}`, `practice-${game}`]) {
      await page.goto(`${site.url}${name}.html`);
      await page.waitForSelector("html[data-ready]");
      for (const [width, height] of [
        [320, 480],
        [360, 640],
        [500, 700],
        [640, 360],
        [1024, 500],
      ]) {
        await page.setViewportSize({ width, height });
        await waitTwoFrames(page);
        const [content, client] = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return [scrollWidth, clientWidth];
        });
        assert.equal(content, client, `${name}, ${width} × ${height}`);
      }
    }
    await page.close();
  });
}
