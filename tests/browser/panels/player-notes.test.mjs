// At the names of the sides: what the computer thought of its last move, captured pieces, discs left.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityFaults } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { untilSaid } from "../support/until-said.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** @param {string} player */
const against = (player) => ({
  opponent: "second",
  strength: { alone: player, first: player, second: player },
});

/** @param {import("playwright-core").Page} page */
const boxes = (page) =>
  page.evaluate(() =>
    [".scores", ".score", "#turn", "#board"].map((part) => {
      const { y, width, height } = /** @type {Element} */ (
        document.querySelector(part)
      ).getBoundingClientRect();
      return [part, y, width, height].join(" ");
    }),
  );

test("the computer's last thought stands at its name, in words, and goes with the position", async () => {
  const { page, turn, leave } = await openGamePage(browser, site, "chess", {
    settings: against("level-6"),
    line: "chess:standard:e2e4a7a6d2d4b7b5",
  });
  await page.waitForSelector("#note-second", { state: "attached" });
  assert.equal(await page.textContent("#thought-second"), "");
  const before = await boxes(page);
  await page.click('#board [aria-label="white knight g1"]');
  await page.click('#board [aria-label^="empty f3"]');
  await turn();
  await untilSaid(
    page,
    "#thought-second",
    "^[\\d.]+ pawns (behind|ahead)looked \\d+ moves? ahead$",
  );
  assert.equal(await page.textContent("#thought-first"), "");
  assert.deepEqual(await boxes(page), before, "nothing has moved for it");
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.click("#undo");
  await untilSaid(page, "#thought-second", "^$");
  await leave();
});

test("captured pieces stand at the name of who has captured them, with the difference", async () => {
  const { page, leave } = await openGamePage(browser, site, "chess", {
    settings: { opponent: "none" },
    line: "chess:standard:e2e4d7d5e4d5d8d5b1c3d5d2",
    context: { hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } },
  });
  await untilSaid(page, "#note-second b", "^\\+1$");
  assert.equal(await page.locator("#note-first svg").count(), 1);
  assert.equal(await page.locator("#note-second svg").count(), 2);
  assert.equal(await page.textContent("#note-first b"), "");
  const score = await page.locator(".score[data-of=second]").boundingBox();
  const pieces = await page.locator("#note-second svg").first().boundingBox();
  assert.ok(score && pieces && pieces.x >= score.x, "they keep to their side");
  await leave();
});

test("Reversi tells how many discs each side has left", async () => {
  const { page, leave } = await openGamePage(browser, site, "reversi", {
    settings: { opponent: "none" },
    line: "reversi:diagonal-mole:f5",
    context: { viewport: { width: 375, height: 667 } },
  });
  await untilSaid(page, "#thought-first", "^30 discs left$");
  await untilSaid(page, "#thought-second", "^29 discs left$");
  await leave();
});

test("Reversi's discs left and the computer's thought are both seen on a phone", async () => {
  const { page, turn, leave } = await openGamePage(browser, site, "reversi", {
    settings: against("aufpasser-3"),
    context: { hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } },
  });
  await page.tap("#board [data-legal]");
  await turn();
  await untilSaid(page, "#thought-second", "^[+\u2212][\\d,]+ points");
  await untilSaid(page, "#note-second", "^29 discs left29$");
  const place = await page.locator(".score[data-of=second] .player").boundingBox();
  for (const part of ["#note-second b", "#thought-second > :first-child"]) {
    const box = await page.locator(part).boundingBox();
    const isInside =
      place && box && box.x >= place.x && box.y + box.height / 2 < place.y + place.height;
    assert.ok(isInside && box.width > 0, part);
  }
  await untilSaid(page, "#thought-first", "^29 discs left$");
  await leave();
});
