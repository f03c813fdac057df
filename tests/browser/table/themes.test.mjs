// Themes: selectable in every game, without axe violations, light and dark, with a match and with an open dialog.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations, colorViolations } from "../support/axe.mjs";
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

/** Colour schemes in which each theme looks different. */
const themes = { auto: schemes, wood: ["light"], night: ["light"], contrast: schemes };

for (const record of [
  "reversi:diagonal-mole:f5d6c3d3c4!f4c5",
  "gobang:16-first-five-120:h8i9h9h10i10!g9",
  "chess:standard:e2e4e7e5g1f3!b8c6",
  "qubic:first:111444122!333",
  "connect4:first:4453!4421",
]) {
  const game = record.split(":")[0];

  test(`${game}: axe finds no violation in any theme`, async () => {
    const { page, leave } = await openGamePage(browser, site, game, {
      record,
      settings: { opponent: "second" },
    });
    await page.waitForSelector("#tool-buttons", { state: "attached" });
    assert.deepEqual(await accessibilityViolations(page), [], game);
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
        assert.deepEqual(await colorViolations(page), [], what);
        grounds.add(
          await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
        );
      }
    }
    assert.equal(grounds.size, 6, "each looks different");
    await page.click("#help");
    await page.waitForSelector("#manual-rules p");
    assert.deepEqual(await accessibilityViolations(page), [], `${game}, help`);
    await leave();
  });
}
