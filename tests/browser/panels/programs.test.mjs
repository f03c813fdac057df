// Visitors' programs at the table: chosen as opponents, in games and links, and stopped by an error.

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

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const FIRST_MOVE = {
  python: "def choose(position):\n    explain('the left one')\n    return position.moves[0]\n",
  javascript:
    "function choose(position) {\n  explain('the left one');\n  return position.moves[0];\n}\n",
};
const KEY = "stratege.1.workshop.programs";

/** A script that stores programs of Connect Four once. @param {Record<string, [language: string, source: string]>} programs */
const storing = (programs) => {
  const list = Object.entries(programs).map(([name, [language, source]]) => ({
    ...{ name, game: "connect4", language, source },
  }));
  const text = JSON.stringify({ current: "", programs: list });
  return `localStorage.getItem("${KEY}") ?? localStorage.setItem("${KEY}", ${JSON.stringify(text)})`;
};

for (const [language, source] of Object.entries(FIRST_MOVE)) {
  test(`a program in ${language} is chosen, plays, and is in the link`, async () => {
    const before = storing({ "Kim 1": [language, source] });
    const { page, leave, turn, saved } = await openGamePage(browser, site, "connect4", { before });
    const requested = () =>
      page.evaluate(
        () =>
          performance
            .getEntriesByType("resource")
            .filter(({ name }) => /quickjs|micropython/.test(name)).length,
      );
    assert.equal(await requested(), 0);
    const tile = page.locator("[data-strength=alone] .tile", { hasText: "Kim 1" });
    await tile.click();
    const name = language === "python" ? "Python" : "JavaScript";
    await waitForText(page, ".opponent p", `^your own program, in ${name}$`);
    assert.deepEqual(await accessibilityViolations(page), []);
    await page.click("#new");
    await page.click("#chooser-start");
    await turn();
    await page.keyboard.press("4");
    await waitForText(page, "#name-second", "^Kim 1$");
    await page.waitForFunction(() => document.querySelectorAll("#record li").length === 2);
    await turn();
    assert.match(await saved(), /^connect4:first:41/);
    assert.equal(await page.locator("#badge-second svg.creature-face").count(), 1);
    await showTab(page, "record");
    await waitForText(page, "#thought", "^Kim 1:\nthe left one$");
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const link = await page.inputValue("#share-link");
    assert.equal(
      link,
      `${site.url}connect4.html?second=program%3AKim+1#connect4:first:41&second=Kim%201`,
    );
    await leave();
  });
}

test("a link seats its program; without it, a sentence says so and two play on", async () => {
  const before = storing({ Kim: ["python", FIRST_MOVE.python] });
  const { page, leave, turn } = await openGamePage(browser, site, "connect4", { before });
  await page.goto(`${site.url}connect4.html?first=program:Kim#connect4:first:`);
  await turn();
  assert.equal(await page.textContent("#name-first"), "Kim");
  assert.equal(new URL(page.url()).search, "");
  await page.reload();
  await turn();
  assert.equal(await page.textContent("#name-first"), "Kim", "the choice is stored");
  await page.goto(`${site.url}connect4.html?first=program:Robin#connect4:first:4`);
  await waitForText(page, "#notice-text", "program “Robin”, which is not on this device");
  await turn();
  assert.equal(await page.textContent("#name-first"), "Sunflower");
  await page.keyboard.press("1");
  await page.waitForFunction(() => document.querySelectorAll("#record li").length === 2);
  await leave();
});

test("an endless loop and an illegal move are sentences, and a corrected program plays on", async () => {
  const loop = "function choose() {\n  for (;;);\n}";
  const before = storing({ Kim: ["javascript", loop] });
  const settings = {
    opponent: "first",
    strength: { alone: "program:Kim", first: "level-1", second: "level-1" },
  };
  const { page, leave, turn } = await openGamePage(browser, site, "connect4", { before, settings });
  await waitForText(page, "#notice-text", "“Kim” cannot go on. .*did not answer within its steps");
  const store = (/** @type {string} */ source) =>
    page.evaluate(
      ([key, text]) => {
        const stored = JSON.parse(localStorage.getItem(key) ?? "");
        stored.programs[0].source = text;
        localStorage.setItem(key, JSON.stringify(stored));
      },
      [KEY, source],
    );
  await store("function choose() {\n  return '9';\n}");
  await page.click("#play-on");
  await waitForText(page, "#notice-text", "“Kim” cannot go on. The move is not legal here: 9");
  await store(FIRST_MOVE.javascript);
  await page.click("#play-on");
  await turn();
  assert.equal(await page.locator("#record li").count(), 1);
  await leave();
});

test("the workshop leads to a new match against its program", async () => {
  const before = storing({ Kim: ["python", FIRST_MOVE.python] });
  const { page, leave, turn } = await openGamePage(browser, site, "connect4", { before });
  await page.goto(`${site.url}workshop.html`);
  await page.waitForSelector("html[data-ready]");
  await page.click("#at-table");
  await page.waitForURL(/connect4/);
  await turn();
  assert.equal(await page.textContent("#name-second"), "Kim");
  assert.equal(await page.textContent("#name-first"), "You");
  await leave();
});
