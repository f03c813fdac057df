// Waits for a state of a page in any of the three browsers.

import { setTimeout } from "node:timers/promises";

/** Whether the page is usable. */
export const IS_READY = `"ready" in document.documentElement.dataset`;

/** Milliseconds between two evaluations. */
const INTERVAL = 200;

/**
 * Polls until an expression has a value that is not empty, and returns it.
 * @param {{ evaluate: (expression: string) => Promise<any> }} page @param {string} expression
 * @param {number} seconds after which the last value is returned
 */
export async function waitFor(page, expression, seconds) {
  const end = performance.now() + 1000 * seconds;
  let value = await page.evaluate(expression);
  while (!value && performance.now() < end) {
    await setTimeout(INTERVAL);
    value = await page.evaluate(expression);
  }
  return value;
}
