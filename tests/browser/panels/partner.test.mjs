// The sparring partner: its card in the dialog for a new game, and its strength, which follows the results.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage, waitUntilReady } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { waitForText } from "../support/until.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const PARTNER = "[name=new-opponent][value=partner]";

/** @param {import("playwright-core").Page} page @param {"first" | "second"} [side] of the partner */
async function shownRating(page, side = "second") {
  await waitForText(page, `#rating-${side}`, "^\\(\\d+\\)$");
  return Number((await page.textContent(`#rating-${side}`))?.slice(1, -1));
}

/** @param {import("playwright-core").Page} page @param {string} game */
const levelOf = (page, game) =>
  page.evaluate(
    (name) => JSON.parse(localStorage[`stratege.1.${name}.settings`]).numbers?.partner?.level,
    game,
  );

for (const game of ["reversi", "gobang", "chess", "qubic", "connect4"])
  test(`${game}: the partner plays as strong as chosen, and after a reload as before`, async () => {
    const { page, leave, turn } = await openGamePage(browser, site, game, {});
    await page.click("#new");
    assert.equal(await page.locator("[name=new-offset]").first().isVisible(), false);
    await page.check(PARTNER);
    assert.match((await page.textContent(`.pick:has(${PARTNER})`)) ?? "", /^Dog\d+, [a-z ]+plays/);
    await page.setViewportSize({ width: 320, height: 640 });
    assert.deepEqual(await accessibilityViolations(page), []);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.click("#chooser-start");
    await waitForText(page, "#name-second", "^Dog$");
    const even = await shownRating(page);
    await page.click("#new");
    assert.ok(await page.isChecked(PARTNER));
    assert.ok(await page.isChecked('[name=new-offset][value="0"]'));
    await page.check('[name=new-offset][value="100"]');
    await page.check("[name=new-colour][value=second]");
    await page.click("#chooser-start");
    await waitForText(page, "#name-first", "^Dog$");
    await turn();
    const harder = await shownRating(page, "first");
    assert.ok(harder > even, `${harder}, ${even}`);
    const level = await levelOf(page, game);
    await page.reload();
    await waitUntilReady(page);
    assert.equal(await shownRating(page, "first"), harder);
    assert.equal(await levelOf(page, game), level);
    await leave();
  });

const strength = { alone: "partner", first: "anfaenger", second: "anfaenger" };

/** Stores a match of the user, one move before the win. */
const storeMatch = `localStorage["stratege.1.connect4.game"] ??= "connect4:first:112233";`;

test("a win makes the partner stronger in the next game, and easier games can be chosen", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    before: storeMatch,
    settings: { opponent: "second", strength, numbers: { partner: { level: 200 } } },
  });
  const before = await shownRating(page);
  assert.equal(await levelOf(page, "connect4"), 200, "the level of the running match stays");
  await page.locator("#board thead button").nth(3).click();
  await page.waitForSelector("#result[open]");
  assert.equal(await shownRating(page), before, "the strength of the finished match is shown");
  await waitForText(page, "#result-harder", "^A little harder$");
  await page.click("#result-new");
  await page.waitForFunction(
    (rating) =>
      Number(document.querySelector("#rating-second")?.textContent?.slice(1, -1)) > rating,
    before,
  );
  const next = await shownRating(page);
  await page.click("#new");
  await waitForText(page, `.pick:has(${PARTNER}) .about`, "you: \\d+ to \\d+$");
  await page.check('[name=new-offset][value="-100"]');
  await page.click("#chooser-start");
  await page.waitForFunction(
    (rating) =>
      Number(document.querySelector("#rating-second")?.textContent?.slice(1, -1)) < rating,
    next,
  );
  await leave();
});

test("a game with hints does not change the partner", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    before: storeMatch,
    settings: { opponent: "second", strength, numbers: { partner: { level: 200 } } },
  });
  await page.click("#hint");
  await page.waitForFunction(() =>
    /"hints":1/.test(localStorage["stratege.1.connect4.assistance"] ?? ""),
  );
  await page.locator("#board thead button").nth(3).click();
  await page.waitForSelector("#result[open]");
  assert.equal(await page.evaluate(() => localStorage["stratege.1.connect4.partner"]), undefined);
  await leave();
});
