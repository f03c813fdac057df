// Without a network: after one visit every game goes on in the middle of a match, with its computer players; and a
// new version of the site is offered, waits for the move that is being made, and brings the match back.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium, watch } from "../support/chromium.mjs";
import { openHost } from "../support/host.mjs";
import { openSite } from "../support/site.mjs";
import { slow } from "../support/tamper.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  browser = await openChromium({ serviceWorker: true });
});
after(() => browser?.close());

/** A match of each game in which the second player, a computer, has to answer; Reversi's is fetched for it alone. */
const matches = {
  reversi: { line: "reversi:diagonal-tomato:e3", player: "level-2" },
  gobang: { line: "gobang:16-first-five-120:h8", player: "cpc-gobang" },
  chess: { line: "chess:standard:e2e4", player: "schach-c64" },
  qubic: { line: "qubic:first:111", player: "ttt3d" },
  connect4: { line: "connect4:first:4", player: "experte" },
};

/** @param {Page} page */
const record = (page) => page.locator("#record li").allTextContents();

/** Until the whole site is on the device and this page gets it from there. @param {Page} page */
const isKept = (page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

/** @param {Page} page @param {number} count */
const moves = (page, count) =>
  page.waitForFunction(
    (least) =>
      document.querySelectorAll("#record li").length >= least &&
      document.querySelector("#board[data-open]"),
    count,
  );

test("after one visit all five games are played, reloaded and played on without a network", async () => {
  const site = await openSite();
  const room = await browser.newContext({ locale: "en-US" });
  const page = await room.newPage();
  const problems = watch(page, site.origin);
  await page.goto(`${site.url}reversi.html`);
  await isKept(page);
  await site.close();

  for (const [name, { line, player }] of Object.entries(matches)) {
    const game = line.split(":")[0];
    const strength = { alone: player, first: player, second: player };
    await page.evaluate(
      ([key, own]) => {
        localStorage.setItem("stratege.1.settings", JSON.stringify({ pause: 0 }));
        localStorage.setItem(key, own);
      },
      [`stratege.1.${game}.settings`, JSON.stringify({ opponent: "second", strength })],
    );
    await page.goto("about:blank"); // another address of the page that is open would not load it anew
    await page.goto(`${site.url}${name}.html#${line}`);
    await moves(page, 2);
    const played = await record(page);
    await page.reload();
    await moves(page, 2);
    assert.deepEqual(await record(page), played, game);
    await page.click("#help");
    await page.waitForFunction(() => document.querySelector("#manual-rules p"));
  }
  await page.goto(`${site.url}qubic-proof.html`);
  await page.waitForSelector("html[data-ready]");
  assert.deepEqual(problems, []);
  await room.close();
});

/** In the page: makes a move, takes the new version while the computer thinks, and tells how many moves stand there then. */
const takeWhileThinking = () =>
  new Promise((resolve) => {
    const turn = /** @type {HTMLElement} */ (document.querySelector("#turn"));
    new MutationObserver((_, observer) => {
      if (!("busy" in turn.dataset)) return;
      observer.disconnect();
      /** @type {HTMLElement | null} */ (document.querySelector("#news .strong"))?.click();
      resolve(document.querySelectorAll("#record li").length);
    }).observe(turn, { attributes: true });
    /** @type {HTMLElement | null} */ (document.querySelector("#board [data-legal]"))?.click();
  });

test("a new version is offered, waits for the answer to a move, and loses nothing", async () => {
  const host = await openHost();
  const workers = Object.keys(host.digests()).filter((name) => /^worker\.\w+\.js$/.test(name));
  for (const name of workers) host.publish(name, (script) => slow(1500) + script);
  try {
    const room = await browser.newContext({ locale: "en-US" });
    const page = await room.newPage();
    await page.addInitScript(() =>
      localStorage.setItem("stratege.1.settings", JSON.stringify({ pause: 0 })),
    );
    await page.goto(`${host.url}reversi.html`);
    await isKept(page);
    const isNew = () => page.evaluate(() => document.documentElement.dataset.fresh === "yes");

    host.publish("reversi.html", (html) => html.replace("<html ", '<html data-fresh="yes" '));
    await page.evaluate(() =>
      navigator.serviceWorker.getRegistration().then((one) => one?.update()),
    );
    await page.waitForSelector("#news");
    await page.reload();
    await page.waitForSelector("#news"); // it is offered again, and nobody is made to take it
    assert.equal(await isNew(), false);

    assert.equal(await page.evaluate(takeWhileThinking), 1);
    await page.waitForSelector("html[data-fresh]");
    await moves(page, 2);
    assert.equal((await record(page)).length, 2);
    assert.equal(await page.locator("#news").count(), 0);
    await room.close();
  } finally {
    await host.remove();
  }
});
