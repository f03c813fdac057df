// The choice of an opponent: a face for each, what the chosen one is like and how strong, by mouse and by keys, in every
// game and language; Reversi's old programs are listed as on the page that they come from.

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

const GAMES = { reversi: 16, gobang: 10, chess: 12, qubic: 7, connect4: 14 };
const CARD = "[data-strength=alone] .opponent";

const LOOKS = /** @type {const} */ ([
  [1280, 720, "light"],
  [1024, 768, "dark"],
  [320, 568, "dark"],
]);

for (const [game, players] of Object.entries(GAMES)) {
  test(`${game}: every player has a face, and the chosen one a card, at every size`, async () => {
    const { page, leave } = await openGamePage(browser, site, game, {});
    const tiles = page.locator("[data-strength=alone] .tile");
    await tiles.nth(players - 1).waitFor();
    assert.equal(await tiles.count(), players);
    const faces = await page
      .locator("[data-strength=alone] .tile svg")
      .evaluateAll((all) => new Set(all.map(({ innerHTML }) => innerHTML)).size);
    assert.equal(faces, players, "each has a face of its own");
    for (const [at, [width, height, colorScheme]] of LOOKS.entries()) {
      const look = `${width} wide, ${colorScheme}`;
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      if (width < 768) await page.click("#tab-play");
      const tile = tiles.nth(players - 1 - at);
      await tile.click();
      await untilSaid(page, `${CARD} b`, `^${(await tile.textContent()) ?? ""}$`);
      await untilSaid(page, `${CARD} .hint`, "^(Elo \\d|Rating [+\u2212]?\\d)");
      await page.locator(`${CARD} .fence`).waitFor();
      assert.deepEqual(await accessibilityFaults(page), [], look);
      const { empty, outside, wide } = await page.evaluate(roomOfCard);
      assert.ok(empty < 8, `${look}: ${empty} px are empty below the card`);
      assert.deepEqual([outside, wide], [0, 0], `${look}: everything is in its row`);
    }
    await leave();
  });
}

/** In the page: what is empty below the card, how many tiles stand out of their row, and how far the page does. */
function roomOfCard() {
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
  };
}

test("the faces come when a phone's page becomes wide enough to show them", async () => {
  const context = { viewport: { width: 600, height: 900 } };
  const { page, leave } = await openGamePage(browser, site, "reversi", { context });
  await page.waitForSelector("#workbench[data-ready]", { state: "attached" });
  assert.equal(await page.locator("[data-strength=alone] .tile").count(), 0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.waitForSelector("[name=strength-alone]:checked");
  await leave();
});

test("arrow keys walk through all players, and the choice is kept", async () => {
  const { page, leave } = await openGamePage(browser, site, "chess", {});
  await page.locator("[name=strength-alone]:checked").focus();
  await untilSaid(page, `${CARD} b`, "^Schach C 64$");
  const room = page.locator(`${CARD} b a`);
  assert.equal(await room.getAttribute("href"), "museum-schach-c64.html");
  await page.keyboard.press("ArrowRight");
  await untilSaid(page, `${CARD} b`, "^Level 1$");
  assert.equal(await room.count(), 0, "only the old programs have a room");
  await untilSaid(page, `${CARD} p`, "^sees what stands near$");
  await untilSaid(page, `${CARD} .hint`, "^Elo 730$");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await untilSaid(page, `${CARD} b`, "^Schach C 64, as printed$");
  await page.reload();
  await untilSaid(page, `${CARD} b`, "^Schach C 64, as printed$");
  await leave();
});

test("Reversi's old programs are plain buttons with their names, in the order of their page", async () => {
  const { page, leave } = await openGamePage(browser, site, "reversi", {});
  const listed = page.locator("[data-strength=alone] .listed .tile");
  await listed.first().waitFor();
  assert.deepEqual(await listed.allTextContents(), [
    "Doofie",
    "KlauWasteKannz",
    "Ramscher",
    ...[2, 3, 4, 5, 6].map((depth) => `Aufpasser ${depth}`),
  ]);
  const [radio] = await listed.locator("input").all();
  assert.equal(await radio.evaluate((input) => getComputedStyle(input).opacity), "1");
  await leave();
});

for (const [locale, chess, gobang] of [
  ["de-DE", ["Schach C 64, wie gedruckt", "Stufe 1", "Großmeister"], ["CPC-Gobang", "Anfänger"]],
  [
    "fi-FI",
    ["Schach C 64, kuten painettiin", "Taso 1", "Suurmestari"],
    ["CPC-Gobang", "Aloittelija"],
  ],
]) {
  test(`the levels have names in the visitor's language, the old programs their own: ${locale}`, async () => {
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
