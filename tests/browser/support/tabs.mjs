// The tabs beside the board, and what can be opened in them.

/** @typedef {import("playwright-core").Page} Page */

/** Brings a tab into sight. @param {Page} page @param {string} tab */
export async function showTab(page, tab) {
  const panel = page.locator(`#panel-${tab}`);
  if (!(await panel.isVisible())) await page.click(`#tab-${tab}`);
  await panel.waitFor();
}

/** Opens a part of a tab. @param {Page} page @param {string} tab @param {string} id */
export async function openPanel(page, tab, id) {
  await showTab(page, tab);
  const panel = page.locator(`#${id}`);
  await panel.waitFor();
  if (!(await panel.evaluate((one) => /** @type {HTMLDetailsElement} */ (one).open)))
    await panel.locator("> summary").click();
}

/** Opens where a position is set up, and waits for that of the match: it would be written over what is typed. @param {Page} page */
export async function openSetup(page) {
  await openPanel(page, "analysis", "setup");
  await page.waitForSelector(".set-board button");
}

/** On a phone: away with the sheet that lies over the page. @param {Page} page */
export async function closeSheet(page) {
  const open = page.locator("#workbench [role=tab][aria-expanded=true]");
  if ((await open.count()) > 0) await open.click();
}
