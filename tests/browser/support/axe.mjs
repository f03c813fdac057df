// Accessibility faults of a page as axe finds them, in any browser.

import axe from "axe-core";

/** axe stays in the page: reading it takes as long as asking it. */
const load = `void (() => { ${axe.source} })()`;

/** @param {string[]} more */
const ask = (more) => `(() => {
const rules = Object.fromEntries(${JSON.stringify(more)}.map((rule) => [rule, { enabled: true }]));
return axe.run(document, { resultTypes: ["violations"], rules }).then(({ violations }) =>
  violations.map(({ id, help, nodes }) => id + ": " + help + ": " + nodes.map((n) => n.target).join(" ")));
})()`;

/**
 * @param {{ evaluate: (expression: string) => Promise<unknown> }} page
 * @param {string[]} [more] rules that axe does not follow unless it is told to
 * @returns {Promise<string[]>} one line each: rule, what is wrong, where
 */
export async function accessibilityFaults(page, more = []) {
  const isLoaded = await page.evaluate(`(() => "axe" in globalThis)()`);
  if (!isLoaded) await page.evaluate(load);
  return /** @type {string[]} */ (await page.evaluate(ask(more)));
}
