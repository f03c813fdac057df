// npm run docs -- screenshots [GAME… | views | museum | breed]: takes the pictures in docs/screenshots/: sheets with every tab of every
// game in five window sizes, light and dark; likewise the start page, the choice of an opponent, a result and a review;
// the rooms of the museum; the breeding page.

import { mkdirSync, writeFileSync } from "node:fs";
import { openChromium } from "../../tests/browser/support/chromium.mjs";
import { viewOf } from "../../tests/browser/support/rules.mjs";
import { openSite } from "../../tests/browser/support/site.mjs";
import { rooms } from "../../www/museum/rooms.mjs";
import { inRoot } from "../support/paths.mjs";
import { print } from "../support/print.mjs";
import { arrangeInRows, drawSheet, takeWebp } from "./screenshots/sheet.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./screenshots/sheet.mjs").Size} Size */

/** Unfinished matches by game. @type {Record<string, string>} */
const RECORDS = {
  reversi: "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6",
  gobang: "gobang:16-first-five-120:h8i9i8g8h9h10g10i7j8f8h7h6",
  chess: "chess:standard:e2e4e7e5g1f3b8c6f1b5a7a6b5a4g8f6e1g1f8e7f1e1b7b5a4b3d7d6",
  qubic: "qubic:first:222 333 223 332 111 444 114 221",
  connect4: "connect4:first:4443525236",
};

/** A match that a disc in column 1 wins. */
const ENDING = "connect4:first:1414135352";

const WINDOWS = [
  [320, 568],
  [375, 667],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
];

/** Selector of each tab's element that is loaded last. @type {Record<string, string>} */
const LAST_ELEMENTS = {
  play: "#options",
  record: "#exchange",
  analysis: "#setup",
  laboratory: "#laboratory section",
  typewriter: "#typewriter-strip",
};

/** Steps of the historical program before its room is captured. */
const STEPS = 40;

/** Minimum number of generations on the breeding page. */
const MIN_GENERATIONS = 6;

const wanted = process.argv.slice(2);
const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name);
const [site, browser] = await Promise.all([openSite(), openChromium()]);
mkdirSync(inRoot("docs", "screenshots"), { recursive: true });
try {
  for (const game of Object.keys(RECORDS).filter(isWanted))
    for (const scheme of /** @type {const} */ (["light", "dark"])) {
      const sheet = await drawSheet(
        browser,
        arrangeInRows(await captureTabs(game, scheme)),
        scheme,
      );
      write(`${game}-${scheme}.webp`, sheet);
    }
  for (const scheme of isWanted("views") ? /** @type {const} */ (["light", "dark"]) : [])
    write(
      `views-${scheme}.webp`,
      await drawSheet(browser, arrangeInRows(await captureViews(scheme)), scheme),
    );
  for (const { id, file } of isWanted("museum") ? rooms : [])
    write(`museum-${id}.webp`, await drawSheet(browser, await captureRoom(file), "light"));
  if (isWanted("breed")) write("breed.webp", await captureBreeding());
} finally {
  await Promise.all([browser.close(), site.close()]);
}

/** @param {string} name @param {Buffer} picture */
function write(name, picture) {
  writeFileSync(inRoot("docs", "screenshots", name), picture);
  print(`${name}: ${Math.round(picture.length / 1000)} KB`);
}

/** @param {string} address @param {import("playwright-core").BrowserContextOptions} window @param {[string, string]} [stored] */
async function open(address, window, stored) {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "en-US", ...window });
  if (stored)
    await context.addInitScript(([name, value]) => localStorage.setItem(name, value), stored);
  const page = await context.newPage();
  await page.goto(site.url + address);
  await page.waitForSelector("html[data-ready]");
  return page;
}

/** @param {string} game @param {"light" | "dark"} colorScheme @returns {Promise<Size[]>} */
async function captureTabs(game, colorScheme) {
  // The user is to move, so that nothing changes.
  const { side } = viewOf(RECORDS[game]);
  const settings = JSON.stringify({ opponent: side === "first" ? "second" : "first" });
  const sizes = [];
  for (const [width, height] of WINDOWS) {
    const address = `${game}.html#${encodeURI(RECORDS[game])}`;
    const window = { viewport: { width, height }, colorScheme };
    const page = await open(address, window, [`stratege.1.${game}.settings`, settings]);
    const names = await page
      .locator("[role=tab]")
      .evaluateAll((all) => all.map(({ id }) => id.replace("tab-", "")));
    const pictures = [];
    for (const name of names) pictures.push(await captureTab(page, name));
    await page.context().close();
    sizes.push({ width, height, pictures });
  }
  return sizes;
}

/** @param {Page} page @param {string} tab */
async function captureTab(page, tab) {
  // The first tab is open already; on a phone a click would close it and hide the board.
  if (tab !== "play") await page.click(`#tab-${tab}`);
  await page.waitForSelector(LAST_ELEMENTS[tab], { state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

/** Captures the start page, the choice of an opponent, a result and a review. @param {"light" | "dark"} colorScheme @returns {Promise<Size[]>} */
async function captureViews(colorScheme) {
  const sizes = [];
  for (const [width, height] of WINDOWS) {
    const window = { viewport: { width, height }, colorScheme };
    const start = await open("index.html", window);
    const pictures = [await start.screenshot()];
    await start.context().close();
    const stored = /** @type {[string, string]} */ ([
      "stratege.1.connect4.settings",
      JSON.stringify({ opponent: "second", strength: { alone: "level-1" } }),
    ]);
    const page = await open(`connect4.html#${ENDING}`, window, stored);
    await page.waitForSelector("#workbench[data-ready]", { state: "attached" });
    await page.click("#new");
    await page.waitForSelector("#chooser[open]");
    pictures.push(await page.screenshot());
    await page.keyboard.press("Escape");
    await page.click("#board thead button >> nth=0");
    await page.waitForSelector("#result[open]");
    pictures.push(await page.screenshot());
    await page.click("#result-review");
    await page.waitForFunction(() =>
      /mistake/.test(document.querySelector("#review-note")?.textContent ?? ""),
    );
    pictures.push(await page.screenshot());
    await page.context().close();
    sizes.push({ width, height, pictures });
  }
  return sizes;
}

/** Captures a room's introduction and its program at work, in two windows. @param {string} file @returns {Promise<Size[][]>} */
async function captureRoom(file) {
  /** @type {Size[][]} */
  const rows = [[], []];
  for (const [width, height] of [
    [375, 667],
    [1280, 800],
  ]) {
    const page = await open(file, { viewport: { width, height } });
    rows[0].push({ width, height, pictures: [await page.screenshot()] });
    for (let step = 0; step < STEPS; step += 1) await page.click("#step");
    await page.locator("#board-holder").evaluate((board) => board.scrollIntoView());
    rows[1].push({ width, height, pictures: [await page.screenshot()] });
    await page.context().close();
  }
  return rows;
}

/** Captures a short evolution with its family tree. */
async function captureBreeding() {
  const page = await open("breed.html", { viewport: { width: 1000, height: 1150 } });
  await page.selectOption("#program", "gobang/cpc-gobang");
  await page.click("#grow");
  const progress = page.locator("#progress");
  const generation = new RegExp(`^Generation ([${MIN_GENERATIONS}-9]|\\d\\d)| games played`);
  await progress.filter({ hasText: generation }).waitFor({ timeout: 180_000 });
  await page.click("#enough");
  await progress
    .filter({ hasText: / games played|than the original/ })
    .waitFor({ timeout: 180_000 });
  await page.fill("#called", "Wilma");
  await page.evaluate(() => scrollTo(0, 0));
  const picture = await takeWebp(page, 70);
  await page.context().close();
  return picture;
}
