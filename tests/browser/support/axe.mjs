// Accessibility faults of a page as axe finds them, in any browser.

import axe from "axe-core";

const body = `${axe.source};
return axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.map(({ id, help, nodes }) => id + ": " + help + ": " + nodes.map((n) => n.target).join(" ")));`;

/**
 * @param {{ evaluate: (expression: string) => Promise<unknown> }} page
 * @returns {Promise<string[]>} one line each: rule, what is wrong, where
 */
export const accessibilityFaults = async (page) =>
  /** @type {string[]} */ (await page.evaluate(`(() => { ${body} })()`));
