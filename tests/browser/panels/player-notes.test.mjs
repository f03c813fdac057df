// Notes next to the names of the sides: the computer's last search, captured pieces, discs left.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { showTab } from "../support/tabs.mjs";
import { waitForText } from "../support/until.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

/** A chess match with many captures. */
const MANY_CAPTURES =
  "chess:standard:h2h4b7b5f2f3d7d6h1h2e7e6g2g3d8h4h2h4g8f6h4h7h8h7b2b4f6e4f3e4c7c5b" +
  "4c5d6c5e4e5g7g6b1a3b5b4d2d4b4a3d4c5f8c5c1a3c5a3d1d2b8c6c2c3c6e5g1h3h7h3f1h3c8a6h" +
  "3e6a6e2e1e2f7e6e2f2e5c6f2e3e8f7e3f4a8e8d2e1e8a8e1e6f7e6";

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

test("the computer's last search is described next to its name, and changes with the position", async () => {
  const { page, turn, leave } = await openGamePage(browser, site, "chess", {
    settings: against("level-6"),
    record: "chess:standard:e2e4a7a6d2d4b7b5",
  });
  await page.waitForSelector("#note-second", { state: "attached" });
  assert.equal(await page.textContent("#thought-second"), "");
  const before = await boxes(page);
  await page.click('#board [aria-label="white knight g1"]');
  await page.click('#board [aria-label^="empty f3"]');
  await turn();
  await waitForText(page, "#thought-second", "^looked \\d+ moves? ahead$");
  assert.equal(await page.textContent("#thought-first"), "");
  assert.deepEqual(await boxes(page), before, "nothing shifts");
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.keyboard.press("b"); // requests evaluations
  await waitForText(
    page,
    "#thought-second",
    "^[\\d.]+ pawns (behind|ahead)looked \\d+ moves? ahead$",
  );
  await page.click("#undo");
  await waitForText(page, "#thought-second", "^$");
  await leave();
});

test("captured pieces are next to the name of the capturing side, with the difference", async () => {
  const { page, leave } = await openGamePage(browser, site, "chess", {
    settings: { opponent: "none" },
    record: "chess:standard:e2e4d7d5e4d5d8d5b1c3d5d2",
    context: { hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } },
  });
  await waitForText(page, "#note-second b", "^\\+1$");
  assert.equal(await page.locator("#note-first svg").count(), 1);
  assert.equal(await page.locator("#note-second svg").count(), 2);
  assert.equal(await page.textContent("#note-first b"), "");
  const score = await page.locator(".score[data-of=second]").boundingBox();
  const pieces = await page.locator("#note-second svg").first().boundingBox();
  assert.ok(score && pieces && pieces.x >= score.x, "on the same side");
  await leave();
});

test("of many captured pieces only those that the other side lacks are drawn, and fit", async () => {
  for (const width of [320, 375, 1280, 1920]) {
    const { page, leave } = await openGamePage(browser, site, "chess", {
      settings: { opponent: "second" },
      record: MANY_CAPTURES,
      context: { viewport: { width, height: 720 } },
    });
    await waitForText(page, "#note-second b", "^\\+5$");
    assert.equal(await page.locator("#note-second svg").count(), 2);
    const parts = await page
      .locator("#note-second :is(svg, b)")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const score = await page.locator(".score[data-of=second]").boundingBox();
    assert.ok(score);
    for (const [at, { left, right, top }] of parts.entries()) {
      assert.ok(left >= score.x && right <= score.x + score.width && top >= score.y, `${width}`);
      assert.ok(at === 0 || left - parts[at - 1].left > 8, `${width}: distinguishable`);
    }
    await leave();
  }
});

test("Reversi shows the number of discs each side has left", async () => {
  const { page, leave } = await openGamePage(browser, site, "reversi", {
    settings: { opponent: "none" },
    record: "reversi:diagonal-mole:f5",
    context: { viewport: { width: 375, height: 667 } },
  });
  await waitForText(page, "#thought-first", "^30 discs left$");
  await waitForText(page, "#thought-second", "^29 discs left$");
  await leave();
});

test("Reversi's number of discs left is not cut in any language", async () => {
  for (const locale of ["en", "de", "fi"]) {
    const context = { locale, viewport: { width: 320, height: 568 } };
    const { page, leave } = await openGamePage(browser, site, "reversi", { context });
    await waitForText(page, "#thought-second", "30");
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page
        .locator(".scores *")
        .evaluateAll((all) =>
          all
            .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth)
            .map((one) => one.textContent),
        );
      assert.deepEqual(cut, [], `${locale}, ${width} px`);
    }
    await leave();
  }
});

test("Reversi's discs and the computer's search are both visible on a phone", async () => {
  const { page, turn, leave } = await openGamePage(browser, site, "reversi", {
    settings: against("aufpasser-3"),
    context: { hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } },
  });
  await page.tap("#board [data-legal]");
  await turn();
  await waitForText(page, "#thought-second", "^looked \\d+ moves? ahead$");
  await waitForText(page, "#note-second", "^29 discs left29$");
  const place = await page.locator(".score[data-of=second] .player").boundingBox();
  for (const part of ["#note-second b", "#thought-second > :first-child"]) {
    const box = await page.locator(part).boundingBox();
    const isInside =
      place && box && box.x >= place.x && box.y + box.height / 2 < place.y + place.height;
    assert.ok(isInside && box.width > 0, part);
  }
  await waitForText(page, "#thought-first", "^29 discs left$");
  await leave();
});

test("both players are named at the board, in the language of the page", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    settings: against("level-1"),
    record: "connect4:first:44",
  });
  const names = () => page.locator("#scores .side-name").allTextContents();
  await page.waitForFunction(() => document.querySelector("#name-second")?.textContent === "Snail");
  assert.deepEqual(await names(), ["You", "Snail"]);
  await page.selectOption("#language", "fi");
  await page.waitForSelector("html:lang(fi)");
  assert.deepEqual(await names(), ["Sinä", "Etana"]);
  await showTab(page, "play");
  await page.check("[name=opponent][value=none]");
  await page.waitForFunction(
    () => document.querySelector("#name-first")?.textContent === "Auringonkukka",
  );
  await leave();
});

test("the computer's last evaluation disappears when the game is over", async () => {
  const { page, turn, leave } = await openGamePage(browser, site, "connect4", {
    settings: against("level-1"),
    record: "connect4:first:4433",
  });
  await page.locator("#board .column").nth(4).click(); // then 2 or 6 wins, whatever the reply
  await turn();
  await waitForText(page, "#thought-second", ".");
  const record = await page.evaluate(() => decodeURI(location.hash.slice(1)));
  const winning = record.endsWith("2") ? 6 : 2;
  await page
    .locator("#board .column")
    .nth(winning - 1)
    .click();
  await waitForText(page, "#turn-text", "wins");
  await waitForText(page, "#thought-second", "^$");
  await leave();
});
