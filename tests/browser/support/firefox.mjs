// Firefox, driven by Puppeteer over WebDriver BiDi.

import { setTimeout } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import { findFirefox } from "../../../scripts/support/browsers.mjs";
import { requireBrowser } from "./require-browser.mjs";

/** Milliseconds after which an answer counts as lost, and how often it is asked for. */
const PATIENCE = 45_000;
const ATTEMPTS = 4;

/** @returns {Promise<import("puppeteer-core").Browser>} */
export async function openFirefox() {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: requireBrowser(findFirefox(), "Firefox"),
    headless: true,
  });
  const newPage = browser.newPage.bind(browser);
  browser.newPage = async (...options) => askingAgain(await newPage(...options));
  return browser;
}

/**
 * On a machine that has much else to do, Firefox now and then never answers a script. It is asked again: for what was
 * begun by the first question, if that has reached the page, as the page keeps it.
 * @param {import("puppeteer-core").Page} page
 */
function askingAgain(page) {
  const evaluate = page.evaluate.bind(page);
  let questions = 0;
  page.evaluate = async (/** @type {any} */ script, /** @type {any[]} */ ...values) => {
    if (typeof script !== "string") return evaluate(script, ...values);
    questions += 1;
    const kept = `(globalThis.answers ??= {})[${questions}] ??= (${script})`;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const answer = await unlessLost(evaluate(kept));
      if (answer !== LOST) return answer;
    }
    const where = await unlessLost(evaluate(condition));
    throw new Error(`no answer from ${where === LOST ? "Firefox" : where} to ${script}`);
  };
  return page;
}

const LOST = Symbol("lost");

/** @param {Promise<any>} answer @returns {Promise<any>} */
const unlessLost = (answer) => Promise.race([answer, setTimeout(PATIENCE, LOST, { ref: false })]);

/** Of the page, if it is that which has come to a stop. */
const condition = `[location, innerWidth, JSON.stringify({ ...document.documentElement.dataset })].join(" ")`;
