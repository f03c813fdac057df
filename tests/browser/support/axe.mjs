// Accessibility faults of a page as axe finds them, in any browser.

import axe from "axe-core";

/** axe stays in the page: reading it takes as long as asking it. */
const load = `void (() => { ${axe.source} })()`;

/** @param {object} options  which rules axe follows */
const ask = (options) => `
axe.run(document, { resultTypes: ["violations"], ...${JSON.stringify(options)} }).then(({ violations }) =>
  violations.map(({ id, help, nodes }) => id + ": " + help + ": " + nodes.map((n) => n.target).join(" ")))`;

/** @typedef {{ evaluate: (expression: string) => Promise<unknown> }} Page */

/**
 * @param {Page} page
 * @param {string[]} [more] rules that axe does not follow unless it is told to
 * @returns {Promise<string[]>} one line each: rule, what is wrong, where
 */
export const accessibilityFaults = (page, more = []) =>
  faults(page, { rules: Object.fromEntries(more.map((rule) => [rule, { enabled: true }])) });

/** The same by the rules about colours alone, for a page on which nothing else has changed. @param {Page} page */
export const colorFaults = (page) =>
  faults(page, { runOnly: ["color-contrast", "link-in-text-block"] });

/** @param {Page} page @param {object} options */
async function faults(page, options) {
  const isLoaded = await page.evaluate(`(() => "axe" in globalThis)()`);
  if (!isLoaded) await page.evaluate(load);
  return /** @type {string[]} */ (await page.evaluate(ask(options)));
}
