// npm run docs -- start-pictures [NAME…]: takes the pictures of the start page (www/pages/start/pictures).

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openChromium } from "../../tests/browser/support/chromium.mjs";
import { openExperiment } from "../../tests/browser/support/laboratory-page.mjs";
import { openSite } from "../../tests/browser/support/site.mjs";
import { inRoot } from "../support/paths.mjs";
import { print } from "../support/print.mjs";

/** @typedef {import("playwright-core").Page} Page */

const FOLDER = inRoot("www/pages/start/pictures");

/** Width and height of a picture. */
const SIZE = { width: 480, height: 300 };

/** A match with mistakes of both sides, for the review. */
const GAME = "connect4:first:121315";

/**
 * For each picture the address, actions on the page, and the captured element.
 * @type {Record<string, { address: string, width: number, act?: (page: Page) => Promise<void>, element: string }>}
 */
const PICTURES = {
  watch: {
    address: "museum-schach-c64.html",
    width: 1100,
    act: executeLines,
    element: ".machine-layout",
  },
  learn: { address: "lesson-reversi.html", width: 1100, element: ".practice" },
  practise: { address: "practice-connect4.html", width: 1100, element: ".practice" },
  breed: { address: "breed.html", width: 900, act: breed, element: "#tree" },
  write: { address: "workshop.html", width: 1100, act: write, element: ".writing" },
  prune: { address: "prune.html#reversi", width: 1000, element: "#round" },
  prove: { address: "qubic-proof.html", width: 900, act: prove, element: "#tree" },
  tournament: {
    address: "reversi.html?tab=laboratory",
    width: 1280,
    act: hold,
    element: ".data-table",
  },
  review: {
    address: `connect4.html#${encodeURI(GAME)}`,
    width: 1280,
    act: review,
    element: "#review",
  },
  embed: {
    address: "embed.html",
    width: 1000,
    act: showBoards,
    element: "[aria-labelledby=replay]",
  },
};

const wanted = process.argv.slice(2);
const [site, browser] = await Promise.all([openSite(), openChromium()]);
mkdirSync(FOLDER, { recursive: true });
try {
  for (const [name, { address, width, act, element }] of Object.entries(PICTURES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const picture = await capture(address, width, act, element);
    writeFileSync(join(FOLDER, `${name}.webp`), picture);
    print(`${name}.webp: ${(picture.length / 1000).toFixed(1)} KB`);
  }
} finally {
  await Promise.all([browser.close(), site.close()]);
}

/**
 * @param {string} address @param {number} width @param {((page: Page) => Promise<void>) | undefined} act
 * @param {string} element
 */
async function capture(address, width, act, element) {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    locale: "en-US",
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem("stratege.1.connect4.settings", JSON.stringify({ opponent: "none" }));
  });
  await page.goto(site.url + address);
  await page.waitForSelector("html[data-ready]");
  await act?.(page);
  const box = await page.locator(element).first().boundingBox();
  if (!box) throw new Error(`${address} shows no ${element}.`);
  const offset = await page.evaluate(() => scrollY);
  const session = await context.newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: 70,
    captureBeyondViewport: true,
    clip: {
      x: box.x,
      y: box.y + offset,
      width: box.width,
      height: (box.width * SIZE.height) / SIZE.width,
      scale: SIZE.width / box.width,
    },
  });
  await context.close();
  return Buffer.from(data, "base64");
}

/** Waits until the elements of the gallery show their boards. @param {Page} page */
async function showBoards(page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("stratege-board")].every(
      (one) => /** @type {any} */ (one).position,
    ),
  );
}

/** @param {Page} page */
async function executeLines(page) {
  for (let step = 0; step < 60; step += 1) await page.click("#step");
}

/** @param {Page} page */
async function breed(page) {
  await page.selectOption("#program", "gobang/cpc-gobang");
  await page.click("#grow");
  await page
    .locator("#progress")
    .filter({ hasText: /^Generation ([6-9]|\d\d)/ })
    .waitFor({ timeout: 180_000 });
  await page.click("#enough");
}

/** @param {Page} page */
async function write(page) {
  await page.waitForSelector("#code-editor:not([hidden])");
  await page.locator("#lesson-list button").nth(4).click();
}

/** @param {Page} page */
async function prove(page) {
  await page.click("#go");
  await page.waitForFunction(
    () => (document.querySelector("#fallen")?.textContent ?? "0") >= "4",
    null,
    { timeout: 180_000 },
  );
}

/** @param {Page} page */
async function hold(page) {
  const tournament = await openExperiment(page, "tournament");
  for (const name of ["KlauWasteKannz", "Ramscher", "Aufpasser 2", "Aufpasser 3"])
    await tournament.getByLabel(name, { exact: true }).check();
  await tournament.locator("input[type=number]").nth(0).fill("20");
  await tournament.locator("button", { hasText: "Start" }).click();
  await tournament.locator("p", { hasText: /(\d+) of \1 games/ }).waitFor({ timeout: 180_000 });
}

/** @param {Page} page */
async function review(page) {
  await page.click("#tab-analysis");
  await page.click("#review-go");
  await page.locator("#review-note").filter({ hasText: "mistake" }).waitFor({ timeout: 180_000 });
}
