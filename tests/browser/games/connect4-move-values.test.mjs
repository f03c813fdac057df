// What every column is worth, on the page: off until somebody asks for it, filled in as it is solved, told once;
// and the work ahead of the computer's answer, which is done only where it is needed and stops at once.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { stratege } from "../../wasm/support/module.mjs";
import { watchInScope } from "../../wasm/support/worker-scope.mjs";
import { accessibilityFaults } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { twoFrames } from "../support/frames.mjs";
import { untilStanding } from "../support/game-page.mjs";
import { openConnect4Page } from "../support/games/connect4-page.mjs";
import { openSite } from "../support/site.mjs";
import { workerLog } from "../support/tamper.mjs";
import { openWorkerLog, untilLogged, workerLogOf } from "../support/worker-log.mjs";

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
/** Whoever moves here is a long time from knowing all the values. */
const hard = "connect4:first:12345671";

/** Before the page's own scripts: its tab is not the one that is seen. */
const unseen = 'Object.defineProperty(document, "hidden", { value: true, configurable: true });';

/** What the rules' own module finds out about every column, as the page writes it. @param {string} line */
function valuesOf(line) {
  const player = new stratege.Player("connect4", "solver", {}, 0);
  const texts = Array(7).fill("");
  const { watch, values } = watchInScope();
  const complete = player.analyse(line, {}, watch);
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

/** Until every column that is not full has its value. @param {Page} page */
const solved = (page) =>
  page.waitForFunction(
    () =>
      document.querySelector("tfoot:not([hidden])") &&
      !document.querySelector("tfoot [data-value=open]"),
  );

/** Whatever the page asks of the worker by now is logged afterwards. @param {Page} page */
async function roundTrip(page) {
  await twoFrames(page);
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
  await untilLogged(page, "round trip");
}

test("the values are hidden until somebody wants to see them, and a reload keeps the wish", async () => {
  const connect4 = await openConnect4Page(browser, site, { settings: twoPeople, line: late });
  const { page } = connect4;
  assert.equal((await foot(page)).hidden, true);
  assert.ok(!(await page.isChecked("#values")));
  await page.check("#values");
  await solved(page);
  const seen = await foot(page);
  assert.deepEqual(seen.texts, valuesOf(late));
  assert.deepEqual(seen.best, [3]);
  assert.equal(seen.names[2], "Column 3: wins with 14 discs left");
  assert.equal(seen.names[3], "Column 4: full");
  assert.equal((await connect4.state()).columns[0], "Column 1: 4 discs, 2 free, a draw");
  const told = "Best is column 3: wins with 14 discs left.";
  await page.locator("#spoken", { hasText: told }).waitFor();
  await page.reload();
  await untilStanding(page);
  await solved(page);
  assert.deepEqual((await foot(page)).texts, seen.texts);
  await page.uncheck("#values");
  assert.equal((await foot(page)).hidden, true);
  assert.equal((await connect4.state()).columns[0], "Column 1: 4 discs, 2 free");
  await connect4.leave();
});

test("every move has values of its own, also where somebody looks back", async () => {
  const connect4 = await openConnect4Page(browser, site, { settings: shown, line: late });
  const { page } = connect4;
  await solved(page);
  await page.keyboard.press("2");
  await solved(page);
  assert.deepEqual((await foot(page)).texts, valuesOf(`${late}2`));
  await page.keyboard.press("u");
  await solved(page);
  assert.deepEqual((await foot(page)).texts, valuesOf(late));
  await connect4.leave();
});

test("a program that is asked what it thought puts the values off, but not for ever", async () => {
  const settings = { ...shown, opponent: "first", strength: { ...strength, alone: "level-1" } };
  const connect4 = await openConnect4Page(browser, site, { settings, line: `${late}2` });
  const { page } = connect4;
  await solved(page);
  await page.keyboard.press("i"); // the match goes back to the move, and with it the values
  await page.waitForSelector("#see-it-think[open]");
  await solved(page);
  assert.deepEqual((await foot(page)).texts, valuesOf(late));
  await connect4.leave();
});

test("where the game has ended there are no values", async () => {
  const line = "connect4:first:121314";
  const connect4 = await openConnect4Page(browser, site, { settings: shown, line });
  const { page } = connect4;
  await solved(page);
  await page.keyboard.press("1");
  await connect4.result();
  assert.equal((await foot(page)).hidden, true);
  await connect4.leave();
});

test("columns fill in one by one; what is open says so", async () => {
  const connect4 = await openConnect4Page(browser, site, { settings: twoPeople, line: hard });
  const { page } = connect4;
  // Looked at in the moment in which it is drawn: a little later it may be solved.
  const seen = page.evaluate(
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
  const { at, foot, head } = /** @type {{ at: number, foot: string, head: string }} */ (await seen);
  assert.equal(foot, `…Column ${at + 1}: not solved yet`);
  assert.match(head, /, not solved yet$/);
  await page.uncheck("#values");
  await connect4.leave();
});

for (const language of /** @type {const} */ (["de", "fi"])) {
  test(`the values speak ${language}`, async () => {
    const connect4 = await openConnect4Page(browser, site, { settings: shown, line: late });
    const { page } = connect4;
    await page.selectOption("#language", language);
    await page.waitForSelector(`html[lang=${language}]`);
    await solved(page);
    const names = { de: "Spalte 1: unentschieden", fi: "Sarake 1: tasapeli" };
    assert.equal((await foot(page)).names[0], names[language]);
    await connect4.leave();
  });
}

test("axe finds no fault with the values", async () => {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    const connect4 = await openConnect4Page(browser, site, {
      settings: shown,
      line: late,
      context: { colorScheme },
    });
    await solved(connect4.page);
    assert.deepEqual(await accessibilityFaults(connect4.page), []);
    await connect4.leave();
  }
});

/**
 * Plays the second column as soon as the solver, working ahead, has asked three times: later it might know everything.
 * Runs in the page.
 */
const moveAtThirdQuestion = () =>
  new Promise((done) => {
    let asked = Number.NaN; // what it asks before is about another move
    new BroadcastChannel("worker-log").addEventListener("message", ({ data }) => {
      if (data.what === "analyses") asked = 0;
      if (data.what !== "asks" || ++asked !== 3) return;
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "2", bubbles: true }));
      done(0);
    });
  });

/** As if somebody went to another tab, or came back. @param {Page} page @param {boolean} hidden */
const setHidden = (page, hidden) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

test("the solver works ahead while a person thinks, and a move stops that at once", async () => {
  const settings = { opponent: "second", strength };
  // Not seen at first, so that nothing is asked before the log is read.
  const connect4 = await openConnect4Page(browser, site, { settings, line: hard, before: unseen });
  const { page } = connect4;
  await openWorkerLog(page);
  const moved = page.evaluate(moveAtThirdQuestion);
  await setHidden(page, false);
  await moved;
  await untilLogged(page, "analysed");
  assert.equal((await foot(page)).hidden, true);
  await page.keyboard.press("u");
  await untilLogged(page, "analyses", 2);
  const entries = await workerLogOf(page);
  // More than two where the computer has answered before its move is taken back.
  const analyses = entries.filter(({ what }) => what === "analyses");
  assert.ok(analyses.every(({ player }) => player === "solver"));
  assert.equal(entries.find(({ what }) => what === "analysed").complete, false);
  await page.keyboard.press("n");
  await connect4.leave();
});

test("nobody works ahead in a tab that is not seen", async () => {
  const settings = { opponent: "second", strength };
  // Not seen at first, so that nothing is asked before the log is read.
  const connect4 = await openConnect4Page(browser, site, { settings, line: hard, before: unseen });
  const { page } = connect4;
  await openWorkerLog(page);
  await roundTrip(page);
  assert.ok((await workerLogOf(page)).every(({ what }) => what !== "analyses"));
  await setHidden(page, false);
  await untilLogged(page, "asks", 2);
  await setHidden(page, true);
  await untilLogged(page, "analysed");
  const asked = (await workerLogOf(page)).length;
  await roundTrip(page);
  assert.equal((await workerLogOf(page)).length, asked + 1, "the round trip alone");
  await setHidden(page, false);
  await untilLogged(page, "analyses");
  await setHidden(page, true);
  await connect4.leave();
});

test("other players do not let the worker work ahead", async () => {
  const settings = { opponent: "second", strength: { ...strength, alone: "level-2" } };
  const connect4 = await openConnect4Page(browser, site, { settings });
  const { page } = connect4;
  await openWorkerLog(page);
  await page.keyboard.press("4");
  await untilLogged(page, "chooses");
  await connect4.turn();
  await roundTrip(page);
  assert.ok((await workerLogOf(page)).every(({ what }) => what !== "analyses"));
  await connect4.leave();
});
