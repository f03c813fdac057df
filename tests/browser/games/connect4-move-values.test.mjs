// Values of the columns: hidden by default, filled in as they are solved, announced once. The solver's work ahead of
// the computer's move happens only where it is useful and stops immediately.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { stratege } from "../../wasm/support/module.mjs";
import { watchInScope } from "../../wasm/support/worker-scope.mjs";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { waitTwoFrames } from "../support/frames.mjs";
import { waitUntilReady } from "../support/game-page.mjs";
import { openConnect4Page } from "../support/games/connect4-page.mjs";
import { openSite } from "../support/site.mjs";
import { workerLog } from "../support/tamper.mjs";
import { openWorkerLog, readWorkerLog, waitForLog } from "../support/worker-log.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([
    openSite({ worker: (script) => workerLog + script }),
    openChromium(),
  ]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const strength = { alone: "solver", first: "level-1", second: "level-1" };
const twoPeople = { opponent: "none", strength };
const shown = { ...twoPeople, switches: { values: true } };

/** The fourth column is full. */
const late = "connect4:first:44444426111157";
/** A position that takes long to solve. */
const hard = "connect4:first:12345671";

/** Script that runs before the page's scripts and makes its tab a hidden one. */
const unseen = 'Object.defineProperty(document, "hidden", { value: true, configurable: true });';

/** Solves every column in Node; returns the texts of the page. @param {string} record */
function valuesOf(record) {
  const player = new stratege.Player("connect4", "solver", {}, 0);
  const texts = Array(7).fill("");
  const { watch, values } = watchInScope();
  const complete = player.analyse(record, {}, watch);
  for (const { move, score, exact } of values("value")) {
    assert.ok(exact && score.kind === "left");
    const sign = score.value > 0 ? "+" : score.value < 0 ? "−" : "";
    texts[Number(move) - 1] = sign + Math.abs(score.value);
  }
  player.free();
  assert.ok(complete);
  return texts;
}

/** @param {Page} page */
const foot = (page) =>
  page.evaluate(() => {
    const cells = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#board tfoot td")]);
    return {
      hidden: document.querySelector("tfoot")?.hidden,
      texts: cells.map(({ firstElementChild }) => firstElementChild?.textContent),
      names: cells.map(({ lastElementChild }) => lastElementChild?.textContent),
      best: cells.flatMap(({ dataset }, at) => ("best" in dataset ? [at + 1] : [])),
    };
  });

/** Waits until every open column has its value. @param {Page} page */
const waitUntilSolved = (page) =>
  page.waitForFunction(
    () =>
      document.querySelector("tfoot:not([hidden])") &&
      !document.querySelector("tfoot [data-value=open]"),
  );

/** Waits for a round trip to the worker, so that requests made so far are logged. @param {Page} page */
async function roundTrip(page) {
  await waitTwoFrames(page);
  const [worker] = page.workers();
  await worker.evaluate(
    () =>
      new Promise((done) => {
        setTimeout(() => {
          new BroadcastChannel("worker-log").postMessage({ what: "round trip" });
          done(0);
        });
      }),
  );
  await waitForLog(page, "round trip");
}

test("values are hidden until they are enabled, and a reload keeps the setting", async () => {
  const connect4 = await openConnect4Page(browser, site, { settings: twoPeople, record: late });
  const { page } = connect4;
  assert.equal((await foot(page)).hidden, true);
  assert.ok(!(await page.isChecked("#values")));
  await page.check("#values");
  await waitUntilSolved(page);
  const shownValues = await foot(page);
  assert.deepEqual(shownValues.texts, valuesOf(late));
  assert.deepEqual(shownValues.best, [3]);
  assert.equal(shownValues.names[2], "Column 3: wins with 14 discs left");
  assert.equal(shownValues.names[3], "Column 4: full");
  assert.equal((await connect4.state()).columns[0], "Column 1: 4 discs, 2 free, a draw");
  const sentence = "Best is column 3: wins with 14 discs left.";
  await page.locator("#spoken", { hasText: sentence }).waitFor();
  await page.reload();
  await waitUntilReady(page);
  await waitUntilSolved(page);
  assert.deepEqual((await foot(page)).texts, shownValues.texts);
  await page.uncheck("#values");
  assert.equal((await foot(page)).hidden, true);
  assert.equal((await connect4.state()).columns[0], "Column 1: 4 discs, 2 free");
  await connect4.leave();
});

test("values neither move the board nor reach below the window's content", async () => {
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [1920, 1080],
    [375, 667],
  ]) {
    const { page, leave } = await openConnect4Page(browser, site, {
      settings: twoPeople,
      record: "connect4:first:4443",
      context: { viewport: { width, height } },
    });
    const box = async (/** @type {string} */ selector) => {
      const found = await page.locator(selector).boundingBox();
      assert.ok(found, selector);
      return found;
    };
    const before = await box("#board tbody");
    await page.locator("#values").dispatchEvent("click");
    await page.locator("#board tfoot").waitFor();
    assert.deepEqual(await box("#board tbody"), before, `${width}`);
    const { y, height: tall } = await box("#board");
    const below = await box(width < 1024 ? ".toolbar" : "footer");
    assert.ok(y + tall <= below.y - (width < 1024 ? 0 : 10), `${width}: ${y + tall}, ${below.y}`);
    await leave();
  }
});

test("every position has its values, earlier ones too", async () => {
  const connect4 = await openConnect4Page(browser, site, { settings: shown, record: late });
  const { page } = connect4;
  await waitUntilSolved(page);
  await page.keyboard.press("2");
  await waitUntilSolved(page);
  assert.deepEqual((await foot(page)).texts, valuesOf(`${late}2`));
  await page.keyboard.press("u");
  await waitUntilSolved(page);
  assert.deepEqual((await foot(page)).texts, valuesOf(late));
  await connect4.leave();
});

test("a request for a program's search trace delays the values, but not for ever", async () => {
  const settings = { ...shown, opponent: "first", strength: { ...strength, alone: "level-1" } };
  const connect4 = await openConnect4Page(browser, site, { settings, record: `${late}2` });
  const { page } = connect4;
  await waitUntilSolved(page);
  await page.keyboard.press("i"); // returns to the position before the move
  await page.waitForSelector("#see-it-think[open]");
  await waitUntilSolved(page);
  assert.deepEqual((await foot(page)).texts, valuesOf(late));
  await connect4.leave();
});

test("a finished match has no values", async () => {
  const record = "connect4:first:121314";
  const connect4 = await openConnect4Page(browser, site, { settings: shown, record });
  const { page } = connect4;
  await waitUntilSolved(page);
  await page.keyboard.press("1");
  await connect4.result();
  assert.equal((await foot(page)).hidden, true);
  await connect4.leave();
});

test("columns are filled in one by one, and unsolved ones say so", async () => {
  const connect4 = await openConnect4Page(browser, site, { settings: twoPeople, record: hard });
  const { page } = connect4;
  // Reads the page when the values are drawn, because they may be solved a little later.
  const shownValues = page.evaluate(
    () =>
      new Promise((resolve) => {
        const board = /** @type {HTMLTableElement} */ (document.querySelector("#board"));
        new MutationObserver((_, observer) => {
          const feet = [...board.querySelectorAll("tfoot td")];
          const at = feet.findIndex((cell) => cell.getAttribute("data-value") === "open");
          if (at < 0) return;
          observer.disconnect();
          const head = board.querySelectorAll("thead button")[at].ariaLabel;
          resolve({ at, foot: feet[at].textContent, head });
        }).observe(board, { attributes: true, childList: true, subtree: true });
      }),
  );
  await page.check("#values");
  const { at, foot, head } = /** @type {{ at: number, foot: string, head: string }} */ (
    await shownValues
  );
  assert.equal(foot, `…Column ${at + 1}: not solved yet`);
  assert.match(head, /, not solved yet$/);
  await page.uncheck("#values");
  await connect4.leave();
});

for (const language of /** @type {const} */ (["de", "fi"])) {
  test(`the values are in ${language}`, async () => {
    const connect4 = await openConnect4Page(browser, site, { settings: shown, record: late });
    const { page } = connect4;
    await page.selectOption("#language", language);
    await page.waitForSelector(`html[lang=${language}]`);
    await waitUntilSolved(page);
    const names = { de: "Spalte 1: unentschieden", fi: "Sarake 1: tasapeli" };
    assert.equal((await foot(page)).names[0], names[language]);
    await connect4.leave();
  });
}

test("axe finds no violation in the values", async () => {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    const connect4 = await openConnect4Page(browser, site, {
      settings: shown,
      record: late,
      context: { colorScheme },
    });
    await waitUntilSolved(connect4.page);
    assert.deepEqual(await accessibilityViolations(connect4.page), []);
    await connect4.leave();
  }
});

/** Runs in the page: plays the second column at the third poll of the solver's work ahead, before it can be complete. */
const moveAtThirdPoll = () =>
  new Promise((done) => {
    let polls = Number.NaN; // earlier polls belong to another request
    new BroadcastChannel("worker-log").addEventListener("message", ({ data }) => {
      if (data.what === "analyse") polls = 0;
      if (data.what !== "poll" || ++polls !== 3) return;
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "2", bubbles: true }));
      done(0);
    });
  });

/** Simulates hiding or showing the tab. @param {Page} page @param {boolean} hidden */
const setHidden = (page, hidden) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

test("the solver works ahead while the user thinks, and a move stops it immediately", async () => {
  const settings = { opponent: "second", strength };
  // Hidden at first, so that no request is made before the log is read.
  const connect4 = await openConnect4Page(browser, site, {
    settings,
    record: hard,
    before: unseen,
  });
  const { page } = connect4;
  await openWorkerLog(page);
  const moved = page.evaluate(moveAtThirdPoll);
  await setHidden(page, false);
  await moved;
  await waitForLog(page, "analysed");
  assert.equal((await foot(page)).hidden, true);
  await page.keyboard.press("u");
  await waitForLog(page, "analyse", 2);
  const entries = await readWorkerLog(page);
  // More than two if the computer has moved before the undo.
  const analyses = entries.filter(({ what }) => what === "analyse");
  assert.ok(analyses.every(({ player }) => player === "solver"));
  assert.equal(entries.find(({ what }) => what === "analysed").complete, false);
  await page.keyboard.press("n");
  await connect4.leave();
});

test("a hidden tab does not work ahead", async () => {
  const settings = { opponent: "second", strength };
  // Hidden at first, so that no request is made before the log is read.
  const connect4 = await openConnect4Page(browser, site, {
    settings,
    record: hard,
    before: unseen,
  });
  const { page } = connect4;
  await openWorkerLog(page);
  await roundTrip(page);
  assert.ok((await readWorkerLog(page)).every(({ what }) => what !== "analyse"));
  await setHidden(page, false);
  await waitForLog(page, "poll", 2);
  await setHidden(page, true);
  await waitForLog(page, "analysed");
  const logged = (await readWorkerLog(page)).length;
  await roundTrip(page);
  assert.equal((await readWorkerLog(page)).length, logged + 1, "only the round trip");
  await setHidden(page, false);
  await waitForLog(page, "analyse");
  await setHidden(page, true);
  await connect4.leave();
});

test("other players do not work ahead", async () => {
  const settings = { opponent: "second", strength: { ...strength, alone: "level-2" } };
  const connect4 = await openConnect4Page(browser, site, { settings });
  const { page } = connect4;
  await openWorkerLog(page);
  await page.keyboard.press("4");
  await waitForLog(page, "choice");
  await connect4.turn();
  await roundTrip(page);
  assert.ok((await readWorkerLog(page)).every(({ what }) => what !== "analyse"));
  await connect4.leave();
});
