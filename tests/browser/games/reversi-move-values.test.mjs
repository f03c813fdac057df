// Values of Reversi's moves: hidden by default, estimates distinguished from exact results, the best marked and
// announced once; engine and texts are loaded on first use.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { stratege } from "../../wasm/support/module.mjs";
import { watchInScope } from "../../wasm/support/worker-scope.mjs";
import { accessibilityViolations } from "../support/axe.mjs";
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

/** A match between levels with `empty` squares left. @param {number} empty */
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
  const record = match.record();
  match.free();
  player.free();
  return record;
}

/** Analyses every move in Node; returns the texts of the page. @param {string} record */
function valuesOf(record) {
  const player = new stratege.Player("reversi", "champion", {}, 0);
  /** @type {Record<string, string>} */
  const texts = {};
  const { watch, values } = watchInScope();
  const complete = player.analyse(record, {}, watch);
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
const readValues = (page) =>
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

/** Waits until every move has its exact value. @param {Page} page */
const waitUntilSolved = (page) =>
  page.waitForFunction(
    () =>
      document.querySelector("#board [data-exact]") &&
      !document.querySelector("#board [data-legal]:not([data-exact])"),
  );

test("values are hidden until they are enabled, and announced when they are exact", async () => {
  const record = late(9);
  const table = await openReversi(browser, site, { settings: twoPeople, record });
  const { page } = table;
  /** @type {string[]} */
  const fetched = [];
  table.context.on("request", (request) => fetched.push(request.url()));
  assert.deepEqual(await readValues(page), []);
  assert.deepEqual(
    fetched.filter((url) => url.endsWith(".wasm")),
    [],
  );
  await page.check("#values");
  await waitUntilSolved(page);
  const expected = valuesOf(record);
  const values = await readValues(page);
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
  assert.deepEqual(await readValues(page), []);
  assert.doesNotMatch((await page.getAttribute("#board [data-legal]", "aria-label")) ?? "", /by/);
  await table.leave();
});

test("early values are estimates with a tenth of a disc, and change with the position", async () => {
  const table = await openReversi(browser, site, { settings: shown });
  const { page } = table;
  await page.waitForFunction(() => document.querySelectorAll("#board [data-value]").length === 4);
  for (const { name, value, isExact } of await readValues(page)) {
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
  test(`the values are in ${language}`, async () => {
    const table = await openReversi(browser, site, { settings: shown, record: late(8) });
    const { page } = table;
    await page.selectOption("#language", language);
    await page.waitForSelector(`html[lang=${language}]`);
    await waitUntilSolved(page);
    const word = { de: /gewinnt|verliert|unentschieden/, fi: /voittaa|häviää|tasapeli/ }[language];
    for (const { name } of await readValues(page)) assert.match(name, word);
    await table.leave();
  });
}

test("axe finds no violation in the values", async () => {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    const context = { colorScheme };
    const table = await openReversi(browser, site, { settings: shown, record: late(8), context });
    await waitUntilSolved(table.page);
    assert.deepEqual(await accessibilityViolations(table.page), []);
    await table.leave();
  }
});
