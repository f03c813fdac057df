// Chromium, driven by Playwright.

import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "../../../scripts/support/browsers.mjs";
import { twoFrames } from "./frames.mjs";
import { requireBrowser } from "./require-browser.mjs";

const quietly = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** A page that finds none of this fetches nothing behind the back of a test. */
const noServiceWorker = "delete Navigator.prototype.serviceWorker;";

/** How long a page may keep a test waiting: what takes a second here takes a minute on a machine that has much else to do. */
const PATIENCE = 120_000;

/**
 * @param {{ serviceWorker?: boolean }} [options] whether the site may keep itself on the device
 * @returns {Promise<import("playwright-core").Browser>}
 */
export async function openChromium({ serviceWorker = false } = {}) {
  const browser = await launch();
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const room = await open(options);
    room.setDefaultTimeout(PATIENCE);
    room.on("page", reloadAfterFrame);
    if (SLOWDOWN > 1) room.on("page", slowDown);
    if (!serviceWorker) await room.addInitScript({ content: noServiceWorker });
    return room;
  };
  return browser;
}

/** Factor by which the processor of each page is slowed: finds tests that rely on a speed. */
const SLOWDOWN = Number(process.env.STRATEGE_SLOWDOWN ?? 1);

/** @param {import("playwright-core").Page} page */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

/** A reload waits until the page has written its address, which it does in the next frame. @param {import("playwright-core").Page} page */
function reloadAfterFrame(page) {
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    await twoFrames(page);
    return reload(options);
  };
}

async function launch() {
  const browser = await chromium.launch({
    executablePath: requireBrowser(findChromium(), "Chromium"),
    chromiumSandbox: false,
    args: quietly,
    timeout: PATIENCE,
  });
  return countInto ? counting(browser, countInto) : browser;
}

/** Where `npm run check -- coverage` wants to know what the pages have run. */
const countInto = process.env.STRATEGE_COVERAGE;

/**
 * The same browser, whose rooms write down what their pages have run when they are closed.
 * @param {import("playwright-core").Browser} browser
 * @param {string} place
 */
function counting(browser, place) {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (...options) => {
    const room = await open(...options);
    const openPage = room.newPage.bind(room);
    const close = room.close.bind(room);
    /** @type {Map<import("playwright-core").Page, () => Promise<void>>} */
    const pages = new Map();
    room.newPage = async () => {
      const page = await openPage();
      await page.coverage.startJSCoverage({ resetOnNavigation: false });
      const closePage = page.close.bind(page);
      const write = async () => {
        const scripts = page.isClosed() ? [] : await page.coverage.stopJSCoverage().catch(() => []);
        writeFileSync(join(place, `${randomUUID()}.json`), JSON.stringify(scripts));
      };
      pages.set(page, write);
      page.close = async (...how) => {
        await write();
        pages.delete(page);
        return closePage(...how);
      };
      return page;
    };
    room.close = async (...how) => {
      for (const write of pages.values()) await write();
      return close(...how);
    };
    return room;
  };
  return browser;
}

/**
 * Collects everything that should not happen on a page: errors, warnings and requests that leave its origin.
 * @param {import("playwright-core").Page} page
 * @param {string} origin
 * @returns {string[]} grows as things happen
 */
export function watch(page, origin) {
  /** @type {string[]} */
  const problems = [];
  page.on("pageerror", (error) => problems.push(`error: ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on("requestfailed", (request) => {
    // What a worker asks after it has been told to stop is refused: that is how it learns of it.
    const refused = request.url().startsWith("blob:");
    // Somebody has left the page before everything was there.
    const left = request.failure()?.errorText === "net::ERR_ABORTED";
    if (!refused && !left) problems.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    const own = url.origin === origin || ["blob:", "data:"].includes(url.protocol);
    if (!own) problems.push(`request to another origin: ${url}`);
  });
  return problems;
}
