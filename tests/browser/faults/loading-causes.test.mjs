// Why a page cannot be played: JavaScript is off, the page is opened as a file, the browser is too old, has no
// WebAssembly or no workers, or the first script does not arrive. Each cause has its sentence, and what helps.

import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { dist } from "../../../scripts/support/paths.mjs";
import { words as early } from "../../../www/early/words.js";
import { en as common } from "../../../www/i18n/common.js";
import { de } from "../../../www/i18n/errors.de.js";
import { fi } from "../../../www/i18n/errors.fi.js";
import { en } from "../../../www/i18n/errors.js";
import { openChromium } from "../support/chromium.mjs";
import { openSite } from "../support/site.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContextOptions} ContextOptions */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** Pages that need scripts. */
const PAGES = ["reversi", "chess", "breed", "prune", "museum-ttt3d", "qubic-proof"];

/** @param {ContextOptions} options @param {string} [content]  a script that runs before the page's own */
async function openPage(options, content) {
  const room = await browser.newContext({ locale: "en-US", reducedMotion: "reduce", ...options });
  const page = await room.newPage();
  if (content) await page.addInitScript({ content });
  return { room, page };
}

const notice = (/** @type {Page} */ page) =>
  page.locator("#notice:not([hidden]) #notice-text").textContent();

/** Until the sentence about a page that is not ready stands there at once. @param {Page} page @param {string} sentence */
const untilWritten = (page, sentence) =>
  page.waitForFunction((words) => {
    const late = document.querySelector("#late.now");
    return late?.checkVisibility({ visibilityProperty: true }) && late.textContent === words;
  }, sentence);

/** Answers the request for the page's first script once the early one has run. @param {Page} page @param {(route: import("playwright-core").Route) => unknown} fault */
async function routeMain(page, fault) {
  const early = page.waitForResponse(/\/early\.\w+\.js$/);
  await page.route(/\/main\.\w+\.js$/, async (route) => {
    await (await early).finished();
    await page.evaluate("0"); // the script has run by then
    return fault(route);
  });
}

for (const name of PAGES)
  test(`${name}.html without JavaScript says so at once`, async () => {
    const { room, page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${site.url}${name}.html`);
    await page.locator(".script-off", { hasText: "needs JavaScript" }).waitFor();
    assert.equal(await page.locator("#late").isVisible(), false);
    await room.close();
  });

for (const name of PAGES)
  test(`${name}.html opened as a file says that it needs a server`, async () => {
    const { room, page } = await openPage({ locale: "de-DE" });
    await page.goto(pathToFileURL(join(dist, `${name}.html`)).href);
    await untilWritten(page, early.de.file);
    await room.close();
  });

test("a browser without module scripts is too old", async () => {
  const { room, page } = await openPage(
    { locale: "fi-FI" },
    "delete HTMLScriptElement.prototype.noModule;",
  );
  await page.route(/\/main\.\w+\.js$/, () => {}); // as if it were not run
  await page.goto(`${site.url}reversi.html`, { waitUntil: "commit" });
  await untilWritten(page, early.fi.old);
  await room.close();
});

for (const [what, cause, content] of /** @type {const} */ ([
  ["lacks the syntax of a script", "old", "CSS.supports = () => false;"],
  ["receives a damaged script", "damaged", ""],
]))
  test(`a browser that ${what}: the page says so`, async () => {
    const { room, page } = await openPage({}, content);
    await routeMain(page, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "const of the future ::= 1;" }),
    );
    await page.goto(`${site.url}reversi.html`);
    await untilWritten(page, early.en[cause]);
    await room.close();
  });

for (const [cause, content] of /** @type {const} */ ([
  ["missing", ""],
  ["offline", `Object.defineProperty(Navigator.prototype, "onLine", { get: () => false });`],
]))
  test(`the first script does not arrive: the page says that it is ${cause}`, async () => {
    const { room, page } = await openPage({ locale: "de-DE" }, content);
    await routeMain(page, (route) => route.abort());
    await page.goto(`${site.url}breed.html`);
    await untilWritten(page, early.de[cause]);
    await room.close();
  });

for (const [what, content] of /** @type {const} */ ([
  ["has no WebAssembly", "delete globalThis.WebAssembly;"],
  [
    "refuses to compile it",
    `WebAssembly.compileStreaming = async () => { throw new WebAssembly.CompileError("refused"); };`,
  ],
])) {
  for (const name of PAGES.filter((page) => page !== "breed" && page !== "prune"))
    test(`a browser that ${what}: ${name}.html says so`, async () => {
      const { room, page } = await openPage({ locale: "fi-FI" }, content);
      await page.goto(`${site.url}${name}.html`);
      assert.equal(await notice(page), fi["error.no-webassembly"]);
      await room.close();
    });
}

for (const [what, content] of /** @type {const} */ ([
  ["has no workers", "delete globalThis.Worker;"],
  [
    "refuses workers",
    `globalThis.Worker = function () { throw new DOMException("no", "SecurityError"); };`,
  ],
])) {
  test(`a browser that ${what}: two people play, and the page says that computers need workers`, async () => {
    const { room, page } = await openPage({ locale: "de-DE" }, content);
    await page.goto(`${site.url}reversi.html`);
    await page.waitForSelector("#workbench[data-ready]");
    await page.locator("#pause").fill("0");
    await page.click("#board [data-legal]");
    assert.ok((await notice(page))?.endsWith(de["error.no-workers"]), `${await notice(page)}`);
    await page.check("[name=opponent][value=none]");
    for (const moves of [2, 3, 4]) {
      await page.click("#board [data-legal]");
      await page.waitForFunction(
        (count) => document.querySelectorAll("#record li").length === count,
        moves,
      );
    }
    await page.click("#hint");
    await page.waitForFunction(
      (words) => document.querySelector("#notice-text")?.textContent === words,
      de["error.no-workers"],
    );
    await room.close();
  });
}

test("a damaged module is fetched again, and the page plays without a word", async () => {
  const { room, page } = await openPage({});
  let visits = 0;
  await room.route("**/*.wasm", async (route) => {
    visits += 1;
    if (visits > 1) return route.continue();
    const answer = await route.fetch();
    const body = await answer.body();
    body[body.length >> 1] ^= 1;
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`${site.url}reversi.html`);
  await page.waitForSelector("#workbench[data-ready]");
  assert.equal(visits, 2);
  assert.equal(await page.locator("#notice").isVisible(), false);
  await room.close();
});

test("where the sentence about a failure does not arrive either, a general one stands for it", async () => {
  const { room, page } = await openPage({});
  await room.route(/\.wasm$|failure-text|\/errors\./, (route) => route.abort());
  await page.goto(`${site.url}reversi.html`);
  assert.equal(await notice(page), common["notice.loading"]);
  await room.close();
});

test("an unexpected error is shown with its words", async () => {
  const { room, page } = await openPage({}, "delete Promise.all;");
  await page.goto(`${site.url}reversi.html`);
  const [start] = en["error.unexpected"].split("{");
  assert.ok((await notice(page))?.startsWith(start));
  await room.close();
});
