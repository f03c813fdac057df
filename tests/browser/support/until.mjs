// Waits for states of a page. The expressions are for pages of any browser; unlike strings in `waitForFunction`, the pages'
// policy allows them.

import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";

/** Expression that resolves to the value of another one as soon as it is truthy. @param {string} expression */
export const until = (expression) => `new Promise((resolve) => {
  const check = () => {
    const value = ${expression};
    if (value) resolve(value);
    else setTimeout(check, 20);
  };
  check();
})`;

/** Expression that resolves when a page without a match is open. */
export const untilReady = until(`"ready" in document.documentElement.dataset`);

/**
 * Waits longer than WebDriver lets an expression take; returns its last value.
 * @param {{ evaluate: (expression: string) => Promise<any> }} page @param {string} expression @param {number} seconds
 */
export async function poll(page, expression, seconds) {
  for (const end = performance.now() + 1000 * seconds; ; await setTimeout(200)) {
    const value = await page.evaluate(expression);
    if (value || performance.now() > end) return value;
  }
}

/**
 * Resolves to the text of an element as soon as it matches, which may take many games.
 * @param {{ evaluate: (expression: string) => Promise<any> }} page @param {string} id @param {RegExp} pattern @returns {Promise<string>}
 */
export async function pollText(page, id, pattern) {
  const text = `document.getElementById("${id}").textContent`;
  await poll(page, `${pattern}.test(${text})`, 900);
  const shown = await page.evaluate(text);
  assert.match(shown, pattern, id);
  return shown;
}

/** @param {import("playwright-core").Page} page @param {string} selector @param {string} pattern regular expression */
export const waitForText = (page, selector, pattern) =>
  page.waitForFunction(
    ([element, source]) =>
      new RegExp(source).test(document.querySelector(element)?.textContent ?? ""),
    [selector, pattern],
  );
