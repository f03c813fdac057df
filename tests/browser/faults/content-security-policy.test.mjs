// No request leaves the path of the site, and the content security policy is strict, is kept and holds.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openReversi, playToTheEnd } from "../support/games/reversi-page.mjs";
import { pick, seededRandom } from "../support/seeded-random.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** Writes down what the policy refuses. */
const measuring = `
globalThis.violations = [];
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  violations.push(violatedDirective + " " + blockedURI));`;

/** @param {import("playwright-core").Page} page @param {string} what @returns {Promise<any>} */
const measured = (page, what) => page.evaluate(`globalThis.${what}`);

for (const isolated of [false, true]) {
  test(`every request stays below the path of the site, ${isolated ? "with" : "without"} special headers`, async () => {
    const where = isolated ? await openSite({ isolated }) : site;
    try {
      const chance = seededRandom(31);
      const room = await browser.newContext({ locale: "fi-FI" });
      const page = await room.newPage();
      /** @type {string[]} */
      const requests = [];
      room.on("request", (request) => requests.push(request.url()));
      await page.goto(`${where.url}reversi.html`);
      await page.waitForSelector("html[data-ready]");
      await page.selectOption("#language", "de");
      await page.click("#help");
      await page.waitForSelector("#manual[open]");
      await page.keyboard.press("Escape");
      for (let moves = 0; moves < 2; moves += 1) {
        await page.waitForSelector("#board[data-open]");
        const legal = page.locator("#board [data-legal]");
        await legal.nth(chance(await legal.count())).click();
      }
      assert.equal(await page.evaluate("crossOriginIsolated"), isolated);
      assert.ok(requests.length > 5);
      for (const url of requests)
        assert.ok(url.startsWith(where.url) || /^(blob|data):/.test(url), url);
      await room.close();
    } finally {
      if (isolated) await where.close();
    }
  });
}

test("the policy is strict, is kept, and holds", async () => {
  const chance = seededRandom(32);
  const table = await openReversi(browser, site, { before: measuring });
  const policy = await table.page
    .locator("meta[http-equiv=Content-Security-Policy]")
    .getAttribute("content");
  const directives = new Map(
    (policy ?? "").split(";").map((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  assert.deepEqual(directives.get("default-src"), ["'none'"]);
  assert.deepEqual(directives.get("script-src"), ["'self'", "'wasm-unsafe-eval'"]);
  for (const [name, sources] of directives) {
    for (const source of sources)
      assert.ok(
        ["'none'", "'self'", "'wasm-unsafe-eval'", "data:", "blob:"].includes(source),
        `${name} ${source}`,
      );
  }
  await playToTheEnd(table, (legal) => pick(legal, chance));
  await table.page.keyboard.press("Escape");
  await table.press("help");
  assert.deepEqual(await measured(table.page, "violations"), []);
  await table.leave();

  const other = await openReversi(browser, site, { before: measuring });
  await other.page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "globalThis.intruder = true";
    document.body.append(script);
  });
  assert.equal(await measured(other.page, "intruder"), undefined);
  assert.ok((await measured(other.page, "violations"))[0].startsWith("script-src"));
  await other.room.close();
});
