// Corrupted localStorage: with wrong values under every key the pages open, all tabs work, and nothing is polluted.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { collectProblems, openChromium } from "../support/chromium.mjs";
import { openSite } from "../support/site.mjs";
import { PLAIN_FILE } from "../support/stored-settings.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const WRONG = [
  ...["", "null", "7", "1e999", '"x"', "[]", "[null]", "{", "\ud800", "x".repeat(3000)],
  ...['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}'],
  ...[
    '{"toString":1,"length":-1}',
    `{"language":[],"switches":7,"strength":{"alone":[]},"start":{}}`,
  ],
];

for (const game of ["reversi", "chess"]) {
  const own = ["game", "settings", "sets", "statistics", "best-wins", "analysis", "lines", "clock"];
  const keys = ["settings", "finished", "tab", ...own.map((name) => `${game}.${name}`)];

  test(`${game}: wrong values under all of ${keys.length} keys`, async () => {
    const context = await browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
    const page = await context.newPage();
    const problems = collectProblems(page, site.origin);
    await page.goto(site.url + PLAIN_FILE);
    for (const text of WRONG) {
      await page.evaluate(
        ([names, value]) => {
          for (const name of names) localStorage.setItem(`stratege.1.${name}`, String(value));
        },
        /** @type {const} */ ([keys, text]),
      );
      await page.goto(`${site.url}${game}.html?${WRONG.indexOf(text)}`);
      await page.waitForSelector("#workbench[data-ready]", { state: "attached" });
      const polluted = await page.evaluate(() => {
        const tabs = document.querySelectorAll("#workbench [role=tab]");
        for (const tab of tabs) if (tab instanceof HTMLElement) tab.click();
        return "polluted" in {};
      });
      assert.equal(polluted, false, text);
      assert.deepEqual(problems, [], text);
    }
    await context.close();
  });
}
