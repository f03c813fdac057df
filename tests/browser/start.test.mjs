// The pages of `npm start` in Chromium while modules are being built.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, test } from "node:test";
import { readSettings } from "../../scripts/build/settings.mjs";
import { siteModules } from "../../scripts/build/wasm-modules.mjs";
import { openFirstPages } from "../../scripts/start/first-pages.mjs";
import { StartServer } from "../../scripts/start/server.mjs";
import { dist } from "../../scripts/support/paths.mjs";
import { openChromium } from "./support/chromium.mjs";

/** @type {import("playwright-core").Browser} */
let browser;
/** @type {StartServer} */
let server;
/** @type {string} */
let url;
/** @type {import("playwright-core").Page} */
let page;
const first = mkdtempSync(join(tmpdir(), "stratege-first-"));

before(async () => {
  browser = await openChromium();
});
beforeEach(async () => {
  await server?.close();
  server = new StartServer(0, { first, whole: dist });
  const settings = await readSettings();
  const modules = siteModules(settings);
  await server.begin(await openFirstPages(settings, modules));
  await server.add("reversi");
  url = `http://localhost:${(await server.listening)?.port}/`;
  page = await browser.newPage({ reducedMotion: "reduce" });
});
after(async () => {
  await browser?.close();
  await server?.close();
  rmSync(first, { recursive: true });
});

const moves = () => page.locator("#record li").count();

test("a modern player whose module is being built moves once it is built", async () => {
  await page.goto(`${url}reversi.html`);
  await page.waitForSelector("html[data-ready]");
  await page.locator("#pause").fill("0");
  await page.check("[name=strength-alone][value=level-1]");
  const requested = page.context().waitForEvent("request", {
    predicate: (request) => request.url() === `${url}reversi-engine.wasm`,
  });
  await page.click("#board [data-legal]");
  await requested;
  assert.equal(await moves(), 1);
  await server.add("reversi-engine");
  await page.waitForFunction(() => document.querySelectorAll("#record li").length === 2);
});

test("the start page shows the board of a game as soon as it is playable", async () => {
  await page.goto(url);
  await page.waitForSelector("#small-board-reversi svg");
  assert.equal(await page.locator("#small-board-chess svg").count(), 0);
  await server.add("chess");
  await page.waitForSelector("#small-board-chess svg");
});

test("the page of a game opens when its module is built", async () => {
  await page.goto(`${url}qubic.html`);
  await page.waitForSelector("progress");
  await server.add("qubic");
  await page.waitForSelector("html[data-game=qubic][data-ready]");
});
