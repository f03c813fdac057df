// Opens the workshop in a browser.

import assert from "node:assert/strict";
import { collectProblems } from "../../../support/chromium.mjs";

/**
 * @param {import("playwright-core").Browser} browser @param {{ url: string, origin: string }} site
 * @param {{ hash?: string, programs?: unknown[], options?: import("playwright-core").BrowserContextOptions }} [more]
 *   `programs`: stored ones, of which the first is current
 */
export async function enter(browser, site, { hash = "", programs, options = {} } = {}) {
  const context = await browser.newContext({ locale: "en-US", ...options });
  const page = await context.newPage();
  const problems = collectProblems(page, site.origin);
  if (programs) {
    await page.goto(`${site.url}not-there.svg`);
    await page.evaluate(
      (text) => localStorage.setItem("stratege.1.workshop.programs", text),
      JSON.stringify({ current: "", programs }),
    );
    problems.length = 0;
  }
  await page.goto(`${site.url}workshop.html${hash}`);
  await page.waitForSelector("html[data-ready]");
  await page.waitForSelector("#code-editor:not([hidden])");
  const text = async (/** @type {string} */ id) =>
    (await page.locator(`#${id}`).textContent()) ?? "";
  return {
    context,
    page,
    text,
    /** Waits until an element's text matches. @param {string} id @param {RegExp} pattern */
    async shows(id, pattern) {
      await page.waitForFunction(
        ([element, source]) =>
          new RegExp(source).test(document.getElementById(element)?.textContent ?? ""),
        [id, pattern.source],
      );
      return text(id);
    },
    /** The text of the code editor. */
    code: () => page.locator("#code-editor .cm-content").innerText(),
    /** Replaces the text of the code editor by pasting. @param {string} source */
    async write(source) {
      const content = page.locator("#code-editor .cm-content");
      await content.focus();
      await page.keyboard.press("Control+a");
      await content.evaluate((element, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", text);
        element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
      }, source);
    },
    async leave() {
      await context.close();
      assert.deepEqual(problems, []);
    },
  };
}

/** @param {string} source @param {string} [game] */
export const inJavaScript = (source, game = "reversi") => ({
  ...{ name: "mine", game, language: "javascript", source },
});
