// The Qubic page with its typewriter: typing and reading lines.

import { showTab } from "../tabs.mjs";
import { openQubicPage } from "./qubic-page.mjs";

/**
 * Opens the page with its typewriter.
 * @param {import("playwright-core").Browser} browser
 * @param {{ url: string, origin: string }} site
 * @param {import("../game-page.mjs").PageOptions} [options]
 */
export async function openTypewriter(browser, site, options) {
  const table = await openQubicPage(browser, site, options);
  const { page } = table;
  await showTab(page, "typewriter");
  await page.waitForSelector("#typewriter-line");
  return {
    ...table,
    /** @param {string[]} lines */
    async type(...lines) {
      for (const line of lines) {
        await page.fill("#typewriter-line", line);
        await page.keyboard.press("Enter");
      }
    },
    /** Reads the printed lines. */
    printed: () => page.locator(".paper-strip p:not(.typed)").allTextContents(),
    /** Waits for a number of printed lines. @param {number} count */
    waitForLines: (count) =>
      page.waitForFunction(
        (number) => document.querySelectorAll(".paper-strip p:not(.typed)").length >= number,
        count,
      ),
    /** Waits until the last printed line is `sentence`. @param {string} sentence */
    waitForLine: (sentence) =>
      page.waitForFunction(
        (text) =>
          document.querySelector(".paper-strip p:not(.typed):last-child")?.textContent === text,
        sentence,
      ),
  };
}
