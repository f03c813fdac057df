// The laboratory of a game's page: the inspected program in the tab, experiments on the bench.

import { openGamePage } from "./game-page.mjs";
import { showTab } from "./tabs.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * @param {import("playwright-core").Browser} browser @param {{ url: string, origin: string }} site
 * @param {string} game @param {import("./game-page.mjs").PageOptions} [options]
 */
export async function openLaboratory(browser, site, game, options) {
  const settings = { opponent: "none" };
  const table = await openGamePage(browser, site, game, { settings, ...options });
  await showTab(table.page, "laboratory");
  await table.page.waitForSelector("#laboratory section");
  return table;
}

/** @param {Page} page */
export const machineOf = (page) => page.locator("#machine");

/** Opens an experiment on the bench. @param {Page} page @param {string} id */
export async function openExperiment(page, id) {
  await page.click(`#open-${id}`);
  const experiment = page.locator(`#bench #experiment-${id}`);
  await experiment.waitFor();
  return experiment;
}

/**
 * Pauses an experiment as soon as its status matches. A click by the test could come after the end.
 * @param {import("playwright-core").Locator} experiment @param {RegExp} status
 */
export const pauseWhen = (experiment, status) =>
  experiment.evaluate((section, pattern) => {
    const status = /** @type {HTMLElement} */ (section.querySelector("[role=status]"));
    const buttons = [...section.querySelectorAll("button")];
    const observer = new MutationObserver(() => {
      if (!new RegExp(pattern).test(status.textContent ?? "")) return;
      observer.disconnect();
      buttons.find(({ textContent }) => textContent === "Pause")?.click();
    });
    observer.observe(status, { childList: true, characterData: true, subtree: true });
  }, status.source);

/** Reads the stored parameters of a game's players. @param {Page} page @param {string} game */
export const storedParameters = (page, game) =>
  page.evaluate(
    (name) => JSON.parse(localStorage.getItem(`stratege.1.${name}.settings`) ?? "{}").numbers ?? {},
    game,
  );
