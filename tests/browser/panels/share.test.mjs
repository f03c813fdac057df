// Sharing a match: as a link, as a QR code, and as standalone pictures.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { qrCode } from "../../../www/panels/share/qr-code.js";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage, startNewGame } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { openPanel, showTab } from "../support/tabs.mjs";

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

test("a link carries the names of both players, which the board, the review and the PGN show", async () => {
  const record = "chess:standard:e2e4e7e5";
  const { page, leave } = await openGamePage(browser, site, "chess", {
    record,
    settings: {
      opponent: "second",
      strength: { alone: "level-2", first: "level-2", second: "level-2" },
    },
  });
  await showTab(page, "record");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.waitForSelector("#share-window[open]");
  await page.fill("#share-window .fields input", `Ann\u202e & ${"x".repeat(60)}`);
  const link = await page.inputValue("#share-link");
  assert.match(link, /&first=Ann%E2%80%AE%20%26%20x+&second=%40level-2$/);
  await leave();

  const other = await openGamePage(browser, site, "chess", {
    record: link.split("#")[1],
    settings: { opponent: "none" },
  });
  const names = () => other.page.locator(".imported").allTextContents();
  const [own, opponent] = await names();
  assert.match(own, /^Ann\ufffd & x{33}$/);
  assert.match(opponent, /\w/);
  assert.notEqual(opponent, "@level-2");
  await showTab(other.page, "record");
  await other.page.click("#exchange");
  await other.page.waitForSelector("#exchange-window[open]");
  const pgn = await other.page.inputValue("#exchange-text");
  assert.ok(pgn.includes(`[White "${own}"]`) && pgn.includes(`[Black "${opponent}"]`), pgn);
  await other.page.keyboard.press("Escape");
  await openPanel(other.page, "analysis", "review");
  await other.page.click("#review-go");
  await other.page.waitForFunction((name) => {
    const text = document.querySelector("#review")?.textContent ?? "";
    return text.includes(`White (${name})`);
  }, own);

  // They are still there after a reload, and belong to this match only.
  await other.page.reload();
  await other.page.waitForSelector("#workbench[data-ready]");
  assert.deepEqual(await names(), [own, opponent]);
  await startNewGame(other.page);
  await other.page.waitForFunction(() => location.hash === "");
  assert.deepEqual(await names(), ["", ""]);
  await other.leave();
});
