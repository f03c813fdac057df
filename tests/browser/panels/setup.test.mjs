// Position setup by text and by palette, in all five games.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { openSetup } from "../support/tabs.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const alone = { opponent: "none" };

/** For each game a position, an invalid one, and its error. */
const POSITIONS = [
  {
    game: "reversi",
    text: `${"-".repeat(27)}OX------XX${"-".repeat(27)} O`,
    start: `${"-".repeat(27)}OX------XX${"-".repeat(27)}_O`,
    wrong: [`${"-".repeat(40)}OX`, /64 squares/],
    set: 3,
  },
  {
    game: "gobang",
    text: "15-second-exact-full_112X112",
    start: "15-second-exact-full_112X112",
    wrong: ["16-first-five-120_X255", /take turns/],
    set: 1,
  },
  {
    game: "chess",
    text: "7k/P7/6K1/8/8/8/8/8 w - - 0 1",
    start: "7k/P7/6K1/8/8/8/8/8_w_-_-_0_1",
    wrong: ["8/8/8/8/8/8/8/K7 w - - 0 1", /Black has no king/],
    set: 3,
  },
  {
    game: "qubic",
    text: "X62O_X",
    start: "X62O_X",
    wrong: ["XXXXOOO57_O", /over in this position/],
    set: 2,
  },
  {
    game: "connect4",
    text: "38X3_O",
    start: "38X3_O",
    wrong: ["31X10_O", /hangs in the air.*character 3/],
    set: 1,
  },
];

for (const { game, text, start, wrong, set } of POSITIONS) {
  test(`${game}: a position is set up by text and by palette, and an invalid one is reported`, async () => {
    const { page, leave } = await openGamePage(browser, site, game, { settings: alone });
    await openSetup(page);
    const [bad, why] = /** @type {[string, RegExp]} */ (wrong);
    await page.fill("#setup-position", bad);
    assert.match((await page.textContent("#setup-note")) ?? "", why);
    await page.press("#setup-position", "Enter");
    assert.equal(await page.inputValue("#setup-position"), bad);

    await page.fill("#setup-position", text);
    assert.equal(await page.textContent("#setup-note"), "");
    assert.equal(await page.locator(".setup-board svg").count(), game === "reversi" ? 4 : set);
    assert.deepEqual(await accessibilityViolations(page), []);
    await page.press("#setup-position", "Enter");
    await page.waitForFunction((record) => decodeURI(location.hash).includes(record), start);

    // Adding and removing a piece by hand restores the text.
    const written = await page.inputValue("#setup-position");
    const empty = page.locator(".setup-board button:not(:has(svg))").last();
    await empty.focus();
    await page.click("#setup .palette label >> nth=0");
    await page.click("text=Copy current position");
    assert.equal(
      (await page.inputValue("#setup-position")).replace(" ", "_").toLowerCase(),
      game === "reversi" ? start.toLowerCase() : written.replace(" ", "_").toLowerCase(),
    );
    await leave();
  });
}

test("a FEN may lack its last fields", async () => {
  for (const [text, start] of [
    ["8/8/4k3/8/8/3K4/4P3/8", "8/8/4k3/8/8/3K4/4P3/8_w_-_-_0_1"],
    ["8/8/4k3/8/8/3K4/4P3/8 b", "8/8/4k3/8/8/3K4/4P3/8_b_-_-_0_1"],
    ["r3k3/8/8/8/8/8/8/4K2R w Kq", "r3k3/8/8/8/8/8/8/4K2R_w_Kq_-_0_1"],
  ]) {
    const { page, leave } = await openGamePage(browser, site, "chess", { settings: alone });
    await openSetup(page);
    await page.fill("#setup-position", text);
    assert.equal(await page.textContent("#setup-note"), "");
    await page.press("#setup-position", "Enter");
    await page.waitForFunction((record) => decodeURI(location.hash).includes(record), start);
    await leave();
  }
});
