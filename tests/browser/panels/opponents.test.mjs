// The choice of an opponent: faces, description and strength, by mouse and keys, in every game and language. Reversi's
// historical programs are listed as in their source.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
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

const GAMES = { reversi: 18, gobang: 12, chess: 14, qubic: 11, connect4: 15 };
const CARD = "[data-strength=alone] .opponent";

const LOOKS = /** @type {const} */ ([
  [1280, 720, "light"],
  [1024, 768, "dark"],
  [320, 568, "dark"],
]);

for (const [game, players] of Object.entries(GAMES)) {
  test(`${game}: every player has a face, and the chosen one a card, in every window size`, async () => {
    const { page, leave } = await openGamePage(browser, site, game, {});
    const tiles = page.locator("[data-strength=alone] .tile");
    await tiles.nth(players - 1).waitFor();
    assert.equal(await tiles.count(), players);
    const faces = await page
      .locator("[data-strength=alone] .tile svg")
      .evaluateAll((all) => new Set(all.map(({ innerHTML }) => innerHTML)).size);
    assert.equal(faces, players, "all faces differ");
    for (const [at, [width, height, colorScheme]] of LOOKS.entries()) {
      const look = `${width} wide, ${colorScheme}`;
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      if (width < 768) await page.click("#tab-play");
      const tile = tiles.nth(players - 1 - at);
      await tile.click();
      await waitForText(page, `${CARD} b`, `^${(await tile.textContent()) ?? ""}$`);
      await waitForText(page, `${CARD} .hint`, "^\\d+, [a-z ]+$");
      await page.locator(`${CARD} .strength-bar`).waitFor();
      assert.deepEqual(await accessibilityViolations(page), [], look);
      const { empty, outside, wide, cut } = await page.evaluate(measureCard);
      assert.ok(empty < 8, `${look}: ${empty} px are empty below the card`);
      assert.deepEqual([outside, wide, cut], [0, 0, 0], `${look}: overflow`);
    }
    await leave();
  });
}

/** Runs in the page: pixels below the card, number of tiles outside their row, the page's overflow, and buttons with cut text. */
function measureCard() {
  const group = /** @type {Element} */ (document.querySelector("[data-strength=alone]"));
  const card = /** @type {Element} */ (group.querySelector(".opponent"));
  const outside = [...group.querySelectorAll(".tile")].filter((tile) => {
    const [own, row] = [tile, tile.parentElement].map((box) => box?.getBoundingClientRect());
    return own && row && (own.right > row.right + 1 || own.bottom > row.bottom + 1);
  });
  return {
    empty: group.getBoundingClientRect().bottom - card.getBoundingClientRect().bottom,
    outside: outside.length,
    wide: document.documentElement.scrollWidth - innerWidth,
    cut: [...document.querySelectorAll("#choose, #meet")].filter(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight,
    ).length,
  };
}

test("faces are loaded when a phone's page becomes wide enough", async () => {
  const context = { viewport: { width: 600, height: 900 } };
  const { page, leave } = await openGamePage(browser, site, "reversi", { context });
  await page.waitForSelector("#workbench[data-ready]", { state: "attached" });
  assert.equal(await page.locator("[data-strength=alone] .tile").count(), 0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.waitForSelector("[name=strength-alone]:checked");
  await leave();
});

test("arrow keys walk through all players, and the choice is stored", async () => {
  const { page, leave } = await openGamePage(browser, site, "chess", {});
  await page.locator("[name=strength-alone]:checked").focus();
  await waitForText(page, `${CARD} b`, "^Schach C 64$");
  const room = page.locator(`${CARD} b a`);
  assert.equal(await room.getAttribute("href"), "museum-schach-c64.html");
  await page.keyboard.press("ArrowRight");
  await waitForText(page, `${CARD} p`, "^plays at your level$");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await waitForText(page, `${CARD} b`, "^Snail$");
  assert.equal(await room.count(), 0, "only historical programs have a room");
  await waitForText(page, `${CARD} p`, "^grabs what is close$");
  await waitForText(page, `${CARD} .hint`, "^730, child$");
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowLeft");
  await waitForText(page, `${CARD} b`, "^Schach C 64, as printed$");
  await page.reload();
  await waitForText(page, `${CARD} b`, "^Schach C 64, as printed$");
  await leave();
});

test("Reversi's historical programs are plain buttons with their names, in the order of the source", async () => {
  const { page, leave } = await openGamePage(browser, site, "reversi", {});
  const listed = page.locator("[data-strength=alone] .listed .tile");
  await listed.first().waitFor();
  assert.deepEqual(await listed.allTextContents(), [
    "Doofie",
    "KlauWasteKannz",
    "Ramscher",
    ...[2, 3, 4, 5, 6].map((depth) => `Aufpasser ${depth}`),
    "Aufpasser 3, as meant",
  ]);
  const [radio] = await listed.locator("input").all();
  assert.equal(await radio.evaluate((input) => getComputedStyle(input).opacity), "1");
  await leave();
});

for (const [locale, chess, gobang] of [
  ["de-DE", ["Schach C 64, wie gedruckt", "Schnecke", "Großmeister"], ["CPC-Gobang", "Schnecke"]],
  ["fi-FI", ["Schach C 64, kuten painettiin", "Etana", "Suurmestari"], ["CPC-Gobang", "Etana"]],
]) {
  test(`levels have translated names, historical programs their own: ${locale}`, async () => {
    for (const [game, expected] of Object.entries({ chess, gobang })) {
      const context = { locale: String(locale) };
      const { page, leave } = await openGamePage(browser, site, game, { context });
      await page.locator("[data-strength=alone] .tile").first().waitFor();
      const names = await page.locator("[data-strength=alone] .tile").allTextContents();
      for (const name of expected) assert.ok(names.includes(name), `${name}: ${names}`);
      await leave();
    }
  });
}
