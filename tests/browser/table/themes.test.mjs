// The themes: each is to be chosen in every game, and axe finds no fault in any of them, by day and in the evening,
// with a match on the table and with a window open.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityFaults, colorFaults } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const schemes = /** @type {const} */ (["light", "dark"]);

/** Themes that are one by day and another in the evening, and those that are always the same. */
const themes = { auto: schemes, wood: ["light"], night: ["light"], contrast: schemes };

for (const line of [
  "reversi:diagonal-mole:f5d6c3d3c4!f4c5",
  "gobang:16-first-five-120:h8i9h9h10i10!g9",
  "chess:standard:e2e4e7e5g1f3!b8c6",
  "qubic:first:111444122!333",
  "connect4:first:4453!4421",
]) {
  const game = line.split(":")[0];

  test(`${game}: axe finds no fault in any theme`, async () => {
    const { page, leave } = await openGamePage(browser, site, game, {
      line,
      settings: { opponent: "second" },
    });
    await page.waitForSelector("#tool-buttons", { state: "attached" });
    assert.deepEqual(await accessibilityFaults(page), [], game);
    const grounds = new Set();
    for (const [theme, times] of Object.entries(themes)) {
      await page.selectOption("#theme", theme);
      if (theme !== "auto")
        await page.waitForFunction(() =>
          [...document.styleSheets].some(
            ({ ownerNode }) => /** @type {Element} */ (ownerNode).id === "themes",
          ),
        );
      for (const colorScheme of times) {
        await page.emulateMedia({ colorScheme: /** @type {"light"} */ (colorScheme) });
        const what = `${game}, ${theme}, ${colorScheme}`;
        assert.deepEqual(await colorFaults(page), [], what);
        grounds.add(
          await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
        );
      }
    }
    assert.equal(grounds.size, 6, "each looks different");
    await page.click("#help");
    await page.waitForSelector("#manual-rules p");
    assert.deepEqual(await accessibilityFaults(page), [], `${game}, help`);
    await leave();
  });
}
