// Without a network after one visit: matches of every game continue with their computer players. A new version of the
// site is offered, waits for the move in progress, and restores the match.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { collectProblems, openChromium } from "../support/chromium.mjs";
import { openHost } from "../support/host.mjs";
import { openSite } from "../support/site.mjs";
import { delayed } from "../support/tamper.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  browser = await openChromium({ serviceWorker: true });
});
after(() => browser?.close());

/** Matches in which a computer is to move; Reversi's player needs its engine module. */
const matches = {
  reversi: { record: "reversi:diagonal-tomato:e3", player: "level-2" },
  gobang: { record: "gobang:16-first-five-120:h8", player: "cpc-gobang" },
  chess: { record: "chess:standard:e2e4", player: "schach-c64" },
  qubic: { record: "qubic:first:111", player: "ttt3d" },
  connect4: { record: "connect4:first:4", player: "experte" },
};

/** @param {Page} page */
const moveTexts = (page) => page.locator("#record li").allTextContents();

/** Waits until the service worker has cached the site and controls the page. @param {Page} page */
const waitForCache = (page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

/** @param {Page} page @param {number} count */
const moves = (page, count) =>
  page.waitForFunction(
    (least) =>
      document.querySelectorAll("#record li").length >= least &&
      document.querySelector("#board[data-open]"),
    count,
  );

test("after one visit all five games can be played and reloaded without a network", async () => {
  const site = await openSite();
  const context = await browser.newContext({ locale: "en-US" });
  const page = await context.newPage();
  const problems = collectProblems(page, site.origin);
  await page.goto(`${site.url}reversi.html`);
  await waitForCache(page);
  await site.close();

  for (const [name, { record, player }] of Object.entries(matches)) {
    const game = record.split(":")[0];
    const strength = { alone: player, first: player, second: player };
    await page.evaluate(
      ([key, own]) => {
        localStorage.setItem("stratege.1.settings", JSON.stringify({ pause: 0 }));
        localStorage.setItem(key, own);
      },
      [`stratege.1.${game}.settings`, JSON.stringify({ opponent: "second", strength })],
    );
    await page.goto("about:blank"); // a new fragment alone would not reload the page
    await page.goto(`${site.url}${name}.html#${record}`);
    await moves(page, 2);
    const played = await moveTexts(page);
    await page.reload();
    await moves(page, 2);
    assert.deepEqual(await moveTexts(page), played, game);
    await page.click("#help");
    await page.waitForFunction(() => document.querySelector("#manual-rules p"));
  }
  await page.goto(`${site.url}qubic-proof.html`);
  await page.waitForSelector("html[data-ready]");
  assert.deepEqual(problems, []);
  await context.close();
});

for (const file of ["practice-chess.html", "lesson-qubic.html", "workshop.html", "embed.html"])
  test(`${file} works without a network after a visit to it alone`, async () => {
    const site = await openSite();
    const context = await browser.newContext({ locale: "en-US" });
    const page = await context.newPage();
    const problems = collectProblems(page, site.origin);
    await page.goto(site.url + file);
    await waitForCache(page);
    await site.close();
    await page.reload();
    await page.waitForSelector("html[data-ready]");
    await page.goto(`${site.url}chess.html`);
    await page.waitForSelector("#board[data-open]");
    assert.deepEqual(problems, []);
    await context.close();
  });

/** Runs in the page: moves, accepts the new version during the computer's search; returns the number of moves at that time. */
const updateDuringSearch = () =>
  new Promise((resolve) => {
    const turn = /** @type {HTMLElement} */ (document.querySelector("#turn"));
    new MutationObserver((_, observer) => {
      if (!("busy" in turn.dataset)) return;
      observer.disconnect();
      /** @type {HTMLElement | null} */ (document.querySelector("#update .strong"))?.click();
      resolve(document.querySelectorAll("#record li").length);
    }).observe(turn, { attributes: true });
    /** @type {HTMLElement | null} */ (document.querySelector("#board [data-legal]"))?.click();
  });

test("a new version is offered, waits for the computer's move, and loses nothing", async () => {
  const host = await openHost();
  const workers = Object.keys(host.digests()).filter((name) => /^worker\.\w+\.js$/.test(name));
  for (const name of workers) host.publish(name, (script) => delayed(1500) + script);
  try {
    const context = await browser.newContext({ locale: "en-US" });
    const page = await context.newPage();
    await page.addInitScript(() =>
      localStorage.setItem("stratege.1.settings", JSON.stringify({ pause: 0 })),
    );
    await page.goto(`${host.url}reversi.html`);
    await waitForCache(page);
    const isNew = () => page.evaluate(() => document.documentElement.dataset.fresh === "yes");

    host.publish("reversi.html", (html) => html.replace("<html ", '<html data-fresh="yes" '));
    await page.evaluate(() =>
      navigator.serviceWorker.getRegistration().then((one) => one?.update()),
    );
    await page.waitForSelector("#update");
    await page.reload();
    await page.waitForSelector("#update"); // it is offered again and stays optional
    assert.equal(await isNew(), false);

    assert.equal(await page.evaluate(updateDuringSearch), 1);
    await page.waitForSelector("html[data-fresh]");
    await moves(page, 2);
    assert.equal((await moveTexts(page)).length, 2);
    assert.equal(await page.locator("#update").count(), 0);
    await context.close();
  } finally {
    await host.remove();
  }
});
