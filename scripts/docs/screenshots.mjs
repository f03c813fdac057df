// npm run docs -- screenshots [GAME… | views | museum | breed | start]: takes the pictures in docs/screenshots/: sheets with
// every tab of every game in five window sizes, light and dark; likewise the start page, the choice of an opponent, a
// result and a review; the rooms of the museum; the breeding page. "start": the pictures on the start page.

import { writeFileSync } from "node:fs";
import { openChromium } from "../../tests/browser/support/chromium.mjs";
import { viewOf } from "../../tests/browser/support/rules.mjs";
import { openSite } from "../../tests/browser/support/site.mjs";
import { waitForText } from "../../tests/browser/support/until.mjs";
import { rooms } from "../../www/museum/rooms.mjs";
import { requireKnown } from "../support/errors.mjs";
import { inRoot } from "../support/paths.mjs";
import { print } from "../support/print.mjs";
import { breed, takeWebp, withPage } from "./screenshots/page.mjs";
import { arrangeInRows, drawSheet } from "./screenshots/sheet.mjs";
import { startPictures, takeStartPicture } from "./screenshots/start.mjs";

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

const wanted = process.argv.slice(2);
const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name);
requireKnown("picture", wanted, [...Object.keys(RECORDS), "views", "museum", "breed", "start"]);
const [site, browser] = await Promise.all([openSite(), openChromium()]);
for (const scheme of /** @type {const} */ (["light", "dark"])) {
  for (const game of Object.keys(RECORDS).filter(isWanted))
    save(`${game}-${scheme}`, await drawWindows(scheme, (window) => captureTabs(game, window)));
  if (isWanted("views")) save(`views-${scheme}`, await drawWindows(scheme, captureViews));
}
for (const { id, file } of isWanted("museum") ? rooms : [])
  save(`museum-${id}`, await drawSheet(browser, await captureRoom(file), "light"));
if (isWanted("breed")) save("breed", await captureBreeding());
if (isWanted("start"))
  for (const name of startPictures)
    save(name, await takeStartPicture(browser, site, name), "www/pages/start/pictures");
await browser.close();

/** @param {string} name @param {Buffer} picture @param {string} [folder] */
function save(name, picture, folder = "docs/screenshots") {
  writeFileSync(inRoot(folder, `${name}.webp`), picture);
  print(`${name}.webp: ${Math.round(picture.length / 1000)} KB`);
}

/**
 * Draws a sheet of pictures in all window sizes.
 * @param {"light" | "dark"} colorScheme
 * @param {(window: import("playwright-core").BrowserContextOptions) => Promise<Buffer[]>} capture
 */
async function drawWindows(colorScheme, capture) {
  const sizes = [];
  for (const [width, height] of WINDOWS) {
    const pictures = await capture({ viewport: { width, height }, colorScheme });
    sizes.push({ width, height, pictures });
  }
  return drawSheet(browser, arrangeInRows(sizes), colorScheme);
}

/** @param {string} game @param {import("playwright-core").BrowserContextOptions} window */
function captureTabs(game, window) {
  // The user is to move, so that nothing changes.
  const { side } = viewOf(RECORDS[game]);
  const settings = { opponent: side === "first" ? "second" : "first" };
  const capture = async (/** @type {Page} */ page) => {
    const names = await page
      .locator("[role=tab]")
      .evaluateAll((all) => all.map(({ id }) => id.replace("tab-", "")));
    const pictures = [];
    for (const name of names) pictures.push(await captureTab(page, name));
    return pictures;
  };
  const url = `${site.url}${game}.html#${encodeURI(RECORDS[game])}`;
  return withPage(browser, url, window, capture, { [`stratege.1.${game}.settings`]: settings });
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

/** Captures the start page, the choice of an opponent, a result and a review. @param {import("playwright-core").BrowserContextOptions} window */
async function captureViews(window) {
  const start = await withPage(browser, `${site.url}index.html`, window, (page) =>
    page.screenshot(),
  );
  const settings = { opponent: "second", strength: { alone: "level-1" } };
  const capture = async (/** @type {Page} */ page) => {
    await page.waitForSelector("#workbench[data-ready]", { state: "attached" });
    await page.click("#new");
    await page.waitForSelector("#chooser[open]");
    const chooser = await page.screenshot();
    await page.keyboard.press("Escape");
    await page.click("#board thead button >> nth=0");
    await page.waitForSelector("#result[open]");
    const result = await page.screenshot();
    await page.click("#result-review");
    await waitForText(page, "#review-note", "mistake");
    return [chooser, result, await page.screenshot()];
  };
  const url = `${site.url}connect4.html#${ENDING}`;
  const stored = { "stratege.1.connect4.settings": settings };
  return [start, ...(await withPage(browser, url, window, capture, stored))];
}

/** Captures a room's introduction and its program at work, in two windows. @param {string} file @returns {Promise<Size[][]>} */
async function captureRoom(file) {
  /** @type {Size[][]} */
  const rows = [[], []];
  for (const [width, height] of [
    [375, 667],
    [1280, 800],
  ])
    await withPage(browser, site.url + file, { viewport: { width, height } }, async (page) => {
      rows[0].push({ width, height, pictures: [await page.screenshot()] });
      for (let step = 0; step < STEPS; step += 1) await page.click("#step");
      await page.locator("#board-holder").evaluate((board) => board.scrollIntoView());
      rows[1].push({ width, height, pictures: [await page.screenshot()] });
    });
  return rows;
}

/** Captures a short evolution with its family tree. */
function captureBreeding() {
  const window = { viewport: { width: 1000, height: 1150 } };
  return withPage(browser, `${site.url}breed.html`, window, async (page) => {
    await breed(page);
    await waitForText(page, "#progress", " games played|than the original");
    await page.fill("#called", "Wilma");
    await page.evaluate(() => scrollTo(0, 0));
    return takeWebp(page, 70);
  });
}
