// Accessibility violations of a page, found by axe in any browser.

import axe from "axe-core";

/** axe stays in the page, because loading it takes as long as running it. */
const load = `void (() => { ${axe.source} })()`;

/** @param {object} options of axe */
const run = (options) => `
axe.run(document, { resultTypes: ["violations"], ...${JSON.stringify(options)} }).then(({ violations }) =>
  violations.map(({ id, help, nodes }) => id + ": " + help + ": " + nodes.map((n) => n.target).join(" ")))`;

/** @typedef {{ evaluate: (expression: string) => Promise<unknown> }} Page */

/**
 * @param {Page} page
 * @param {string[]} [more] rules that are disabled by default
 * @returns {Promise<string[]>} rule, description and elements of each violation
 */
export const accessibilityViolations = (page, more = []) =>
  violations(page, { rules: Object.fromEntries(more.map((rule) => [rule, { enabled: true }])) });

/** Checks only the rules about colours, for a page that has changed nothing else. @param {Page} page */
export const colorViolations = (page) =>
  violations(page, { runOnly: ["color-contrast", "link-in-text-block"] });

/** @param {Page} page @param {object} options */
async function violations(page, options) {
  const isLoaded = await page.evaluate(`(() => "axe" in globalThis)()`);
  if (!isLoaded) await page.evaluate(load);
  return /** @type {string[]} */ (await page.evaluate(run(options)));
}
