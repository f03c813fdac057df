// Sharing a match: as a link, as a QR code, and as standalone pictures.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { qrCode } from "../../../www/panels/share/qr-code.js";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { showTab } from "../support/tabs.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

test("a match is shared as link, code and pictures", async () => {
  const record = "chess:standard:e2e4e7e5g1f3b8c6f1b5";
  const { page, leave } = await openGamePage(browser, site, "chess", {
    record,
    settings: { opponent: "none" },
    context: { viewport: { width: 320, height: 640 } },
  });
  await showTab(page, "record");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.waitForSelector("#share-window[open]");
  assert.deepEqual(await accessibilityViolations(page), []);

  const link = await page.inputValue("#share-link");
  assert.equal(link, `${site.url}chess.html#${record}`);
  const dark = await page.locator(".qr path").getAttribute("d");
  const expected = qrCode(link)?.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : [])),
  );
  assert.equal(dark, expected?.join(""));

  /** @param {string} type */
  const take = async (type) => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: `Save as ${type}` }).click(),
    ]);
    assert.equal(file.suggestedFilename(), `chess-5.${type.toLowerCase()}`);
    return readFileSync(await file.path());
  };
  const png = await take("PNG");
  assert.equal(png.subarray(1, 4).toString(), "PNG");
  assert.equal(png.readUInt32BE(16), 960, "width in pixels");
  const svg = (await take("SVG")).toString();
  assert.equal(svg.match(/<use /g)?.length, 32);
  assert.match(svg, /<symbol[^>]*id="white-king"/);
  assert.doesNotMatch(svg, /class=|var\(/, "no style sheet is needed");
  await leave();
});
