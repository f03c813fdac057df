// Opens pages of the site for pictures, without animations and in English, and takes them.

/** @typedef {import("playwright-core").Page} Page */

/**
 * Opens a page, and closes it after `use`; returns the result of `use`.
 * @template T
 * @param {import("playwright-core").Browser} browser
 * @param {string} url
 * @param {import("playwright-core").BrowserContextOptions} window
 * @param {(page: Page) => Promise<T>} use
 * @param {Record<string, object>} [stored] entries of the storage
 */
export async function withPage(browser, url, window, use, stored = {}) {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "en-US", ...window });
  await context.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries))
      localStorage.setItem(name, JSON.stringify(value));
  }, stored);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector("html[data-ready]");
  const result = await use(page);
  await context.close();
  return result;
}

/** @param {Page} page @param {number} quality @param {object} [area] by default the window */
export async function takeWebp(page, quality, area = {}) {
  const session = await page.context().newCDPSession(page);
  const options = { format: /** @type {const} */ ("webp"), quality, ...area };
  const { data } = await session.send("Page.captureScreenshot", options);
  return Buffer.from(data, "base64");
}

/** Breeds a program for six generations. @param {Page} page of breed.html */
export async function breed(page) {
  await page.selectOption("#program", "gobang/cpc-gobang");
  await page.click("#grow");
  await page
    .locator("#progress")
    .filter({ hasText: /^Generation ([6-9]|\d\d)| games played/ })
    .waitFor({ timeout: 180_000 });
  await page.click("#enough");
}
