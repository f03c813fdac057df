// Accessibility faults of a page as axe finds them, in any browser.

import axe from "axe-core";

/** @param {string[]} more */
const body = (more) => `${axe.source};
const rules = Object.fromEntries(${JSON.stringify(more)}.map((rule) => [rule, { enabled: true }]));
return axe.run(document, { resultTypes: ["violations"], rules }).then(({ violations }) =>
  violations.map(({ id, help, nodes }) => id + ": " + help + ": " + nodes.map((n) => n.target).join(" ")));`;

/**
 * @param {{ evaluate: (expression: string) => Promise<unknown> }} page
 * @param {string[]} [more] rules that axe does not follow unless it is told to
 * @returns {Promise<string[]>} one line each: rule, what is wrong, where
 */
export const accessibilityFaults = async (page, more = []) =>
  /** @type {string[]} */ (await page.evaluate(`(() => { ${body(more)} })()`));
