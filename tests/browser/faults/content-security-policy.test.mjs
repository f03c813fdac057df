// All requests stay below the site's path, and the Content-Security-Policy is strict and effective.

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

/** Records violations of the policy. */
const recordViolations = `
globalThis.violations = [];
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  violations.push(violatedDirective + " " + blockedURI));`;

/** Reads a global variable. @param {import("playwright-core").Page} page @param {string} name @returns {Promise<any>} */
const globalOf = (page, name) => page.evaluate(`globalThis.${name}`);

for (const isIsolated of [false, true]) {
  test(`requests stay below the site's path, ${isIsolated ? "with" : "without"} isolation headers`, async () => {
    const host = isIsolated ? await openSite({ isIsolated }) : site;
    try {
      const random = seededRandom(31);
      const context = await browser.newContext({ locale: "fi-FI" });
      const page = await context.newPage();
      /** @type {string[]} */
      const requests = [];
      context.on("request", (request) => requests.push(request.url()));
      await page.goto(`${host.url}reversi.html`);
      await page.waitForSelector("html[data-ready]");
      await page.selectOption("#language", "de");
      await page.click("#help");
      await page.waitForSelector("#manual[open]");
      await page.keyboard.press("Escape");
      for (let moves = 0; moves < 2; moves += 1) {
        await page.waitForSelector("#board[data-open]");
        const legal = page.locator("#board [data-legal]");
        await legal.nth(random(await legal.count())).click();
      }
      assert.equal(await page.evaluate("crossOriginIsolated"), isIsolated);
      assert.ok(requests.length > 5);
      for (const url of requests)
        assert.ok(url.startsWith(host.url) || /^(blob|data):/.test(url), url);
      await context.close();
    } finally {
      if (isIsolated) await host.close();
    }
  });
}

test("the policy is strict and has no violations", async () => {
  const random = seededRandom(32);
  const table = await openReversi(browser, site, { before: recordViolations });
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
  assert.deepEqual(directives.get("require-trusted-types-for"), ["'script'"]);
  assert.deepEqual(directives.get("trusted-types"), ["stratege", "early"]);
  for (const [name, sources] of directives) {
    if (name.includes("trusted-types")) continue;
    for (const source of sources)
      assert.ok(
        ["'none'", "'self'", "'wasm-unsafe-eval'", "data:", "blob:"].includes(source),
        `${name} ${source}`,
      );
  }
  await playToTheEnd(table, (legal) => pick(legal, random));
  await table.page.keyboard.press("Escape");
  await table.press("help");
  assert.deepEqual(await globalOf(table.page, "violations"), []);
  await table.leave();

  const other = await openReversi(browser, site, { before: recordViolations });
  await other.page.evaluate(() => {
    const script = document.createElement("script");
    try {
      script.textContent = "globalThis.intruder = true";
    } catch {
      // Trusted Types refuse the text itself.
    }
    document.body.append(script);
  });
  await other.page.waitForFunction(() => /** @type {any} */ (globalThis).violations.length > 0);
  assert.equal(await globalOf(other.page, "intruder"), undefined);
  const [violation] = await globalOf(other.page, "violations");
  assert.match(violation, /^(?:script-src|require-trusted-types-for)/);
  await other.context.close();
});
