// What every move of Reversi is worth, on the page: off until somebody asks for it, estimates and certain results
// told apart, the best marked and told once; the engine and the words come only then.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { stratege } from "../../wasm/support/module.mjs";
import { watchInScope } from "../../wasm/support/worker-scope.mjs";
import { accessibilityFaults } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openReversi } from "../support/games/reversi-page.mjs";
import { openSite } from "../support/site.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const twoPeople = { opponent: "none" };
const shown = { ...twoPeople, switches: { empties: false, values: true } };

/** A game of the levels, so many squares before its end. @param {number} empty */
function late(empty) {
  const match = new stratege.Match("reversi", "diagonal-tomato");
  const player = new stratege.Player("reversi", "level-3", {}, 3);
  const isOver = () => {
    const { cells, legal } = match.view();
    return cells.split(".").length - 1 <= empty && legal.length > 2 && legal[0]?.to !== null;
  };
  while (!isOver()) {
    match.play(player.choose(match.record(), {}).move);
  }
  const line = match.record();
  match.free();
  player.free();
  return line;
}

/** What the module itself finds out about every move, as the page writes it. @param {string} line */
function valuesOf(line) {
  const player = new stratege.Player("reversi", "champion", {}, 0);
  /** @type {Record<string, string>} */
  const texts = {};
  const { watch, values } = watchInScope();
  const complete = player.analyse(line, {}, watch);
  for (const { move, score } of values("value")) {
    assert.ok(score.kind === "discs");
    const discs = score.value.hundredths / 100;
    texts[move] = (discs > 0 ? "+" : discs < 0 ? "−" : "") + Math.abs(discs);
  }
  player.free();
  assert.ok(complete);
  return texts;
}

/** @param {Page} page */
const seen = (page) =>
  page.evaluate(() => {
    const cells = /** @type {HTMLElement[]} */ ([
      ...document.querySelectorAll("#board [data-value]"),
    ]);
    return cells.map((cell) => ({
      name: cell.getAttribute("aria-label") ?? "",
      value: cell.dataset.value ?? "",
      isExact: "exact" in cell.dataset,
      isBest: "best" in cell.dataset,
    }));
  });

/** Until every move has its certain value. @param {Page} page */
const solved = (page) =>
  page.waitForFunction(
    () =>
      document.querySelector("#board [data-exact]") &&
      !document.querySelector("#board [data-legal]:not([data-exact])"),
  );

test("the values are hidden until somebody wants to see them, and told once they are certain", async () => {
  const line = late(9);
  const table = await openReversi(browser, site, { settings: twoPeople, line });
  const { page } = table;
  /** @type {string[]} */
  const fetched = [];
  table.room.on("request", (request) => fetched.push(request.url()));
  assert.deepEqual(await seen(page), []);
  assert.deepEqual(
    fetched.filter((url) => url.endsWith(".wasm")),
    [],
  );
  await page.check("#values");
  await solved(page);
  const expected = valuesOf(line);
  const values = await seen(page);
  assert.equal(values.length, Object.keys(expected).length);
  for (const { name, value, isExact } of values) {
    const [move] = name.split(",");
    assert.equal(value, expected[move ?? ""], name);
    assert.ok(isExact);
    assert.match(name, /legal, (wins by|loses by|a draw)/);
  }
  const best = values.filter(({ isBest }) => isBest);
  assert.ok(best.length > 0);
  await page.locator("#spoken", { hasText: /^Best is [a-h][1-8]: / }).waitFor();
  await page.uncheck("#values");
  assert.deepEqual(await seen(page), []);
  assert.doesNotMatch((await page.getAttribute("#board [data-legal]", "aria-label")) ?? "", /by/);
  await table.leave();
});

test("early values are estimates with a tenth of a disc, and go with the position", async () => {
  const table = await openReversi(browser, site, { settings: shown });
  const { page } = table;
  await page.waitForFunction(() => document.querySelectorAll("#board [data-value]").length === 4);
  for (const { name, value, isExact } of await seen(page)) {
    assert.match(value, /^[+−]?\d+\.\d$/);
    assert.match(name, /, about [+−]?\d+\.\d discs$/);
    assert.ok(!isExact);
  }
  const { legal } = await table.state();
  await table.play(legal[0]);
  await page.waitForFunction(() => document.querySelectorAll("#board [data-value]").length === 3);
  await table.leave();
});

for (const language of /** @type {const} */ (["de", "fi"])) {
  test(`the values speak ${language}`, async () => {
    const table = await openReversi(browser, site, { settings: shown, line: late(8) });
    const { page } = table;
    await page.selectOption("#language", language);
    await page.waitForSelector(`html[lang=${language}]`);
    await solved(page);
    const word = { de: /gewinnt|verliert|unentschieden/, fi: /voittaa|häviää|tasapeli/ }[language];
    for (const { name } of await seen(page)) assert.match(name, word);
    await table.leave();
  });
}

test("axe finds no fault with the values", async () => {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    const context = { colorScheme };
    const table = await openReversi(browser, site, { settings: shown, line: late(8), context });
    await solved(table.page);
    assert.deepEqual(await accessibilityFaults(table.page), []);
    await table.leave();
  }
});
