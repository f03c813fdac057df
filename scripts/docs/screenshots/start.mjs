// Takes the pictures of the start page (www/pages/start/pictures).

import { openExperiment } from "../../../tests/browser/support/laboratory-page.mjs";
import { breed, takeWebp, withPage } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** Width and height of a picture. */
const SIZE = { width: 480, height: 300 };

/** A match with mistakes of both sides, for the review. */
const GAME = "connect4:first:121315";

const STORED = { "stratege.1.connect4.settings": { opponent: "none" } };

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

export const startPictures = Object.keys(PICTURES);

/** @param {import("playwright-core").Browser} browser @param {{ url: string }} site @param {string} name */
export function takeStartPicture(browser, site, name) {
  const { address, width, act, element } = PICTURES[name];
  const take = async (/** @type {Page} */ page) => {
    await act?.(page);
    return captureTop(page, element);
  };
  const window = { viewport: { width, height: 900 } };
  return withPage(browser, site.url + address, window, take, STORED);
}

/** Captures the upper part of an element. @param {Page} page @param {string} element */
async function captureTop(page, element) {
  const box = await page.locator(element).first().boundingBox();
  if (!box) throw new Error(`${page.url()} shows no ${element}.`);
  const offset = await page.evaluate(() => scrollY);
  return takeWebp(page, 70, {
    captureBeyondViewport: true,
    clip: {
      x: box.x,
      y: box.y + offset,
      width: box.width,
      height: (box.width * SIZE.height) / SIZE.width,
      scale: SIZE.width / box.width,
    },
  });
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
