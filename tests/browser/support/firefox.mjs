// Firefox, driven by Puppeteer over WebDriver BiDi.

import { setTimeout } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import { findFirefox } from "../../../scripts/support/browsers.mjs";
import { requireBrowser } from "./require-browser.mjs";

/** Milliseconds for a load or a condition, enough for a loaded machine. */
const TIMEOUT = 120_000;
/** Milliseconds after which a response of the browser counts as lost, and the number of lost responses in a row that is an error. */
const RESPONSE_TIMEOUT = 45_000;
const MAX_LOST = 4;
/** Milliseconds after which the page reports that a promise is pending. */
const PENDING = 5000;

/** @returns {Promise<import("puppeteer-core").Browser>} */
export async function openFirefox() {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: requireBrowser(findFirefox(), "Firefox"),
    headless: true,
    timeout: TIMEOUT,
  });
  const newPage = browser.newPage.bind(browser);
  browser.newPage = async (...options) => {
    const page = await newPage(...options);
    page.setDefaultTimeout(TIMEOUT);
    return retryLostEvaluations(page);
  };
  return browser;
}

/**
 * Retries evaluations to which Firefox never responds, which happens on a loaded machine. The page evaluates each script once
 * and stores its promise, which may stay pending; only lost responses are an error.
 * @param {import("puppeteer-core").Page} page
 */
function retryLostEvaluations(page) {
  const evaluate = page.evaluate.bind(page);
  let scripts = 0;
  page.evaluate = async (/** @type {any} */ script, /** @type {any[]} */ ...values) => {
    if (typeof script !== "string") return evaluate(script, ...values);
    scripts += 1;
    const stored = `(globalThis.results ??= {})[${scripts}] ??= (async () => ({ value: await (${script}) }))()`;
    const pending = `new Promise((resolve) => setTimeout(resolve, ${PENDING}, "pending"))`;
    for (let lost = 0; lost < MAX_LOST; ) {
      const result = await withTimeout(evaluate(`Promise.race([${stored}, ${pending}])`));
      if (result === LOST) lost += 1;
      else if (result === "pending") lost = 0;
      else return result.value;
    }
    throw new Error(`no response from Firefox to ${script}`);
  };
  return page;
}

const LOST = Symbol("lost");

/** @param {Promise<any>} result @returns {Promise<any>} */
const withTimeout = (result) =>
  Promise.race([result, setTimeout(RESPONSE_TIMEOUT, LOST, { ref: false })]);
