// Chromium, driven by Playwright.

import { chromium } from "playwright-core";
import { findChromium } from "../../../scripts/support/browsers.mjs";
import { waitTwoFrames } from "./frames.mjs";
import { requireBrowser } from "./require-browser.mjs";

const FLAGS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Script that hides service workers from a page, so that nothing is loaded behind a test's back. */
const noServiceWorker = "delete Navigator.prototype.serviceWorker;";

/** Milliseconds for one wait; a step of one second may take a minute on a loaded machine. */
const TIMEOUT = 120_000;

/** Factor by which the processor of each page is slowed, to find tests that rely on speed. */
const SLOWDOWN = Number(process.env.STRATEGE_SLOWDOWN ?? 1);

/**
 * @param {object} [options]
 * @param {boolean} [options.serviceWorker] whether the site may install its service worker
 * @param {boolean} [options.hasScrollbars] whether scrollbars take room, as on desktops
 * @returns {Promise<import("playwright-core").Browser>}
 */
export async function openChromium({ serviceWorker = false, hasScrollbars = false } = {}) {
  const browser = await chromium.launch({
    executablePath: requireBrowser(findChromium(), "Chromium"),
    chromiumSandbox: false,
    args: FLAGS,
    ignoreDefaultArgs: hasScrollbars ? ["--hide-scrollbars"] : [],
    timeout: TIMEOUT,
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(TIMEOUT);
    context.on("page", reloadAfterFrame);
    if (SLOWDOWN > 1) context.on("page", slowDown);
    if (!serviceWorker) await context.addInitScript({ content: noServiceWorker });
    return context;
  };
  return browser;
}

/** @param {import("playwright-core").Page} page */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

/**
 * Delays a reload until the page has written its address, which it does in the next frame.
 * @param {import("playwright-core").Page} page
 */
function reloadAfterFrame(page) {
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    await waitTwoFrames(page);
    return reload(options);
  };
}

/**
 * Collects errors, warnings, failed requests and requests to other origins.
 * @param {import("playwright-core").Page} page
 * @param {string} origin
 * @returns {string[]} grows while the page is open
 */
export function collectProblems(page, origin) {
  /** @type {string[]} */
  const problems = [];
  page.on("pageerror", (error) => problems.push(`error: ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on("requestfailed", (request) => {
    // A worker sees a stop by a failed poll of its token, a blob URL.
    const isStop = request.url().startsWith("blob:");
    const isAborted = request.failure()?.errorText === "net::ERR_ABORTED"; // the page was left
    if (!isStop && !isAborted) problems.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    const isSameOrigin = url.origin === origin || ["blob:", "data:"].includes(url.protocol);
    if (!isSameOrigin) problems.push(`request to another origin: ${url}`);
  });
  return problems;
}
