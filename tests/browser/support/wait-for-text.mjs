// Waits for a text on the page.

/** @param {import("playwright-core").Page} page @param {string} selector @param {string} pattern regular expression */
export const waitForText = (page, selector, pattern) =>
  page.waitForFunction(
    ([element, source]) =>
      new RegExp(source).test(document.querySelector(element)?.textContent ?? ""),
    [selector, pattern],
  );
