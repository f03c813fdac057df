// Waits for a text on the page.

/** Until a part of the page says something. @param {import("playwright-core").Page} page @param {string} selector @param {string} words  a regular expression */
export const untilSaid = (page, selector, words) =>
  page.waitForFunction(
    ([where, pattern]) =>
      new RegExp(pattern).test(document.querySelector(where)?.textContent ?? ""),
    [selector, words],
  );
