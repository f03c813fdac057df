// The installed app: its manifest, texts that other apps share, files it was opened with, and the last match.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { classFile } from "../../../www/pages/workshop/tournament/class-file.js";
import { collectProblems, openChromium } from "../support/chromium.mjs";
import { waitUntilReady } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** @param {string} file @param {string} [init] */
async function enter(file, init = "") {
  const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
  const page = await context.newPage();
  const problems = collectProblems(page, site.origin);
  await page.addInitScript({ content: init });
  await page.goto(site.url + file);
  return { context, page, problems };
}

test("Chromium accepts the manifest, and every page that it names exists", async () => {
  const { context, page } = await enter("about.html");
  const manifest = await page.evaluate(`fetch("stratege.webmanifest").then((one) => one.json())`);
  const pages = [
    ...manifest.shortcuts.map((/** @type {{ url: string }} */ { url }) => url),
    ...manifest.file_handlers.map((/** @type {{ action: string }} */ { action }) => action),
    manifest.share_target.action,
  ];
  assert.ok(pages.length > 9);
  for (const address of pages)
    assert.equal(await page.evaluate(`fetch("${address}").then(({ ok }) => ok)`), true, address);
  await page.evaluate(
    `document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: "stratege.webmanifest" }))`,
  );
  const session = await context.newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  await context.close();
});

test("a shared link opens its match", async () => {
  const record = "connect4:first:4453";
  const { context, page, problems } = await enter(
    `open.html?url=${encodeURIComponent(`https://elsewhere/connect4.html#${record}`)}`,
  );
  await page.waitForURL(`**/connect4.html#${record}`);
  await context.close();
  assert.deepEqual(problems, []);
});

test("a shared text in PGN is imported", async () => {
  const { context, page, problems } = await enter(
    `open.html?text=${encodeURIComponent("1. e4 e5 2. Nf3")}`,
  );
  await page.waitForURL("**/chess.html*");
  await page.waitForFunction(() => location.hash.includes("e2e4e7e5g1f3"));
  assert.equal(new URL(page.url()).search, "");
  await context.close();
  assert.deepEqual(problems, []);
});

test("the user chooses the game of any other text", async () => {
  const { context, page } = await enter("open.html?text=f5d6c3");
  await page.waitForSelector("html[data-ready]");
  assert.equal(await page.locator("#shared").textContent(), "f5d6c3");
  await page.locator("#open-reversi").click();
  await page.waitForURL("**/reversi.html*");
  await page.waitForFunction(() => location.hash.includes("f5d6c3"));
  await context.close();
});

test("the last match is that of the game played last", async () => {
  const { context, page } = await enter("connect4.html");
  await waitUntilReady(page); // the panels store the match
  await page.locator(".column").nth(3).click();
  await page.waitForFunction(() => location.hash.includes(":4"));
  await page.goto(`${site.url}open.html?last`);
  await page.waitForURL("**/connect4.html*");
  await context.close();
});

/** Script that launches a page with a file. @param {string} name @param {string} text */
const launch = (name, text) =>
  `Object.defineProperty(globalThis, "launchQueue", { value: { setConsumer(consumer) {
    consumer({ files: [{ getFile: async () => new File([${JSON.stringify(text)}], "${name}") }] }); } } });`;

test("files of a launch are read", async () => {
  const { context, page, problems } = await enter("chess.html", launch("one.pgn", "1. d4 d5"));
  await page.waitForFunction(() => location.hash.includes("d2d4d7d5"));
  await context.close();
  assert.deepEqual(problems, []);
});

test("the file of a class tournament is opened in the workshop", async () => {
  const entrants = ["Doofie", "Twin"].map((name) => ({ name, player: "doofie" }));
  const games = [null, null];
  const text = classFile({ game: "reversi", seed: 1, entrants, games });
  const { context, page, problems } = await enter("workshop.html", launch("a.stratege", text));
  await page.locator("#class-entrants li", { hasText: "Twin" }).waitFor();
  assert.equal(await page.locator("#class-game").inputValue(), "reversi");
  await context.close();
  assert.deepEqual(problems, []);
});
