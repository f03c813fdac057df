// What every column is worth, on the page: off until somebody asks for it, filled in as it is solved, told once;
// and the work ahead of the computer's answer, which is done only where it is needed and stops at once.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { stratege } from "../wasm/support/module.mjs";
import { accessibilityFaults } from "./support/axe.mjs";
import { openChromium } from "./support/chromium.mjs";
import { openSite } from "./support/site.mjs";
import { diary } from "./support/tamper.mjs";
import { openTrellis } from "./support/trellis.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([
    openSite({ worker: (script) => diary + script }),
    openChromium(),
  ]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const strength = { alone: "solver", first: "level-1", second: "level-1" };
const twoPeople = { opponent: "none", strength };
const shown = { ...twoPeople, switches: { values: true } };

/** The fourth column is full. */
const late = "connect4:first:44444426111157";
/** Whoever moves here is a long time from knowing all the values. */
const hard = "connect4:first:12345671";

/** What the rules' own module finds out about every column, as the page writes it. @param {string} line */
function valuesOf(line) {
  const seat = new stratege.Seat("connect4", "solver", {}, 0);
  const texts = Array(7).fill("");
  const complete = seat.analyse(
    line,
    {},
    ({ move, score, exact }) => {
      assert.ok(exact && score.kind === "left");
      const sign = score.value > 0 ? "+" : score.value < 0 ? "−" : "";
      texts[Number(move) - 1] = sign + Math.abs(score.value);
    },
    () => {},
    () => true,
  );
  seat.free();
  assert.ok(complete);
  return texts;
}

/** @param {Page} page */
const foot = (page) =>
  page.evaluate(() => {
    const cells = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#board tfoot td")]);
    return {
      hidden: document.querySelector("tfoot")?.hidden,
      texts: cells.map(({ firstElementChild }) => firstElementChild?.textContent),
      names: cells.map(({ lastElementChild }) => lastElementChild?.textContent),
      best: cells.flatMap(({ dataset }, at) => ("best" in dataset ? [at + 1] : [])),
    };
  });

/** Until every column that is not full has its value. @param {Page} page */
const solved = (page) =>
  page.waitForFunction(
    () =>
      document.querySelector("tfoot:not([hidden])") &&
      !document.querySelector("tfoot [data-value=open]"),
  );

/** Begins to read the worker's diary. @param {Page} page */
const openDiary = (page) =>
  page.evaluate(() => {
    const heard = new BroadcastChannel("diary");
    const pages = /** @type {any[]} */ ([]);
    heard.onmessage = ({ data }) => pages.push(data);
    Object.assign(globalThis, { diary: pages });
  });

/** @param {Page} page @param {string} what @param {number} [times] */
const untilDiary = (page, what, times = 1) =>
  page.waitForFunction(
    ([wanted, count]) =>
      /** @type {any} */ (globalThis).diary.filter((/** @type {any} */ { what }) => what === wanted)
        .length >= count,
    /** @type {const} */ ([what, times]),
  );

/** @param {Page} page @returns {Promise<any[]>} */
const diaryOf = (page) => page.evaluate("globalThis.diary");

test("the values are hidden until somebody wants to see them, and a reload keeps the wish", async () => {
  const trellis = await openTrellis(browser, site, { settings: twoPeople, line: late });
  const { page } = trellis;
  assert.equal((await foot(page)).hidden, true);
  assert.ok(!(await page.isChecked("#values")));
  await page.check("#values");
  await solved(page);
  const seen = await foot(page);
  assert.deepEqual(seen.texts, valuesOf(late));
  assert.deepEqual(seen.best, [3]);
  assert.equal(seen.names[2], "Column 3: wins with 14 discs left");
  assert.equal(seen.names[3], "Column 4: full");
  assert.equal((await trellis.look()).columns[0], "Column 1: 4 discs, 2 free, a draw");
  const told = "Best is column 3: wins with 14 discs left.";
  await page.locator("#spoken", { hasText: told }).waitFor();
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await solved(page);
  assert.deepEqual((await foot(page)).texts, seen.texts);
  await page.uncheck("#values");
  assert.equal((await foot(page)).hidden, true);
  assert.equal((await trellis.look()).columns[0], "Column 1: 4 discs, 2 free");
  await trellis.leave();
});

test("every move has values of its own, also where somebody looks back, and the end has none", async () => {
  const trellis = await openTrellis(browser, site, { settings: shown, line: late });
  const { page } = trellis;
  await solved(page);
  await page.keyboard.press("2");
  await solved(page);
  assert.deepEqual((await foot(page)).texts, valuesOf(`${late}2`));
  await page.keyboard.press("u");
  await solved(page);
  assert.deepEqual((await foot(page)).texts, valuesOf(late));
  await page.goto(`${site.url}connect4.html#connect4:first:121314`);
  await page.keyboard.press("1");
  await trellis.result();
  assert.equal((await foot(page)).hidden, true);
  await trellis.leave();
});

test("columns fill in one by one; what is open says so", async () => {
  const trellis = await openTrellis(browser, site, { settings: shown, line: hard });
  const { page } = trellis;
  await page.waitForSelector("tfoot [data-value=open]");
  const seen = await foot(page);
  const at = seen.texts.indexOf("…");
  assert.equal(seen.names[at], `Column ${at + 1}: not solved yet`);
  assert.match((await trellis.look()).columns[at] ?? "", /, not solved yet$/);
  await page.uncheck("#values");
  await trellis.leave();
});

for (const language of /** @type {const} */ (["de", "fi"])) {
  test(`the values speak ${language}`, async () => {
    const trellis = await openTrellis(browser, site, { settings: shown, line: late });
    const { page } = trellis;
    await page.selectOption("#language", language);
    await page.waitForSelector(`html[lang=${language}]`);
    await solved(page);
    const names = { de: "Spalte 1: unentschieden", fi: "Sarake 1: tasapeli" };
    assert.equal((await foot(page)).names[0], names[language]);
    await trellis.leave();
  });
}

test("axe finds no fault with the values", async () => {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    const trellis = await openTrellis(browser, site, {
      settings: shown,
      line: late,
      context: { colorScheme },
    });
    await solved(trellis.page);
    assert.deepEqual(await accessibilityFaults(trellis.page), []);
    await trellis.leave();
  }
});

test("the solver works ahead while a person thinks, and a move stops that at once", async () => {
  const settings = { opponent: "second", strength };
  const trellis = await openTrellis(browser, site, { settings, line: `${hard}2` });
  const { page } = trellis;
  await openDiary(page);
  await page.keyboard.press("u"); // the person's last move
  await untilDiary(page, "asks", 3);
  assert.equal((await foot(page)).hidden, true);
  await page.keyboard.press("2");
  await untilDiary(page, "analysed");
  await page.keyboard.press("u");
  await untilDiary(page, "analyses", 2);
  const entries = await diaryOf(page);
  assert.deepEqual(
    entries.filter(({ what }) => what === "analyses").map(({ player }) => player),
    ["solver", "solver"],
  );
  assert.equal(entries.find(({ what }) => what === "analysed").complete, false);
  await page.keyboard.press("n");
  await trellis.leave();
});

test("nobody works ahead in a tab that is not seen", async () => {
  const settings = { opponent: "second", strength };
  const trellis = await openTrellis(browser, site, { settings, line: hard });
  const { page } = trellis;
  await openDiary(page);
  const see = (/** @type {boolean} */ hidden) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await untilDiary(page, "asks", 2);
  await see(true);
  await untilDiary(page, "analysed");
  const asked = (await diaryOf(page)).length;
  await page.waitForTimeout(500);
  assert.equal((await diaryOf(page)).length, asked);
  await see(false);
  await untilDiary(page, "analyses");
  await see(true);
  await trellis.leave();
});

test("other players do not let the worker work ahead", async () => {
  const settings = { opponent: "second", strength: { ...strength, alone: "level-2" } };
  const trellis = await openTrellis(browser, site, { settings });
  const { page } = trellis;
  await openDiary(page);
  await page.keyboard.press("4");
  await untilDiary(page, "chooses");
  await trellis.turn();
  await page.waitForTimeout(500);
  assert.ok((await diaryOf(page)).every(({ what }) => what !== "analyses"));
  await trellis.leave();
});
