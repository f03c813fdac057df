// The tabs next to the board and the panels in them.

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page @param {string} tab */
export async function showTab(page, tab) {
  const panel = page.locator(`#panel-${tab}`);
  if (!(await panel.isVisible())) await page.click(`#tab-${tab}`);
  await panel.waitFor();
}

/** @param {Page} page @param {string} tab @param {string} id */
export async function openPanel(page, tab, id) {
  await showTab(page, tab);
  const panel = page.locator(`#${id}`);
  await panel.waitFor();
  if (!(await panel.evaluate((one) => /** @type {HTMLDetailsElement} */ (one).open)))
    await panel.locator("> summary").click();
}

/** Opens the position setup and waits until it shows the match, which would overwrite typed text. @param {Page} page */
export async function openSetup(page) {
  await openPanel(page, "analysis", "setup");
  await page.waitForSelector("#board[data-edited]");
}

/** Closes the sheet that covers the page on a phone. @param {Page} page */
export async function closeSheet(page) {
  const open = page.locator("#workbench [role=tab][aria-expanded=true]");
  if ((await open.count()) > 0) await open.click();
}
