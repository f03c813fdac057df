// Firefox, driven by Puppeteer over WebDriver BiDi.

import { setTimeout } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import { findFirefox } from "../../../scripts/support/browsers.mjs";
import { requireBrowser } from "./require-browser.mjs";

/** Milliseconds that the page may take to load, or to fulfil a condition, on a loaded machine. */
const PATIENCE = 120_000;
/** Milliseconds after which an answer of the browser counts as lost, and the number of lost answers in a row that is an error. */
const ANSWER = 45_000;
const MAX_LOST = 4;
/** Milliseconds after which the page answers that a promise is pending. */
const PENDING = 5000;

/** @returns {Promise<import("puppeteer-core").Browser>} */
export async function openFirefox() {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: requireBrowser(findFirefox(), "Firefox"),
    headless: true,
    timeout: PATIENCE,
  });
  const newPage = browser.newPage.bind(browser);
  browser.newPage = async (...options) => {
    const page = await newPage(...options);
    page.setDefaultTimeout(PATIENCE);
    return repeatingLostRequests(page);
  };
  return browser;
}

/**
 * On a loaded machine Firefox sometimes never answers a script. It is requested again: the page evaluates each script once
 * and stores its promise. A promise may be pending for as long as the test runs; only lost answers are an error.
 * @param {import("puppeteer-core").Page} page
 */
function repeatingLostRequests(page) {
  const evaluate = page.evaluate.bind(page);
  let scripts = 0;
  page.evaluate = async (/** @type {any} */ script, /** @type {any[]} */ ...values) => {
    if (typeof script !== "string") return evaluate(script, ...values);
    scripts += 1;
    const stored = `(globalThis.answers ??= {})[${scripts}] ??= (async () => ({ value: await (${script}) }))()`;
    const pending = `new Promise((resolve) => setTimeout(resolve, ${PENDING}, "pending"))`;
    for (let lost = 0; lost < MAX_LOST; ) {
      const answer = await unlessLost(evaluate(`Promise.race([${stored}, ${pending}])`));
      if (answer === LOST) lost += 1;
      else if (answer === "pending") lost = 0;
      else return answer.value;
    }
    throw new Error(`no answer from Firefox to ${script}`);
  };
  return page;
}

const LOST = Symbol("lost");

/** @param {Promise<any>} answer @returns {Promise<any>} */
const unlessLost = (answer) => Promise.race([answer, setTimeout(ANSWER, LOST, { ref: false })]);
