// Cancelling a search: the page continues immediately, and the worker polls its stop token at most three times before
// it stops, in every browser. Counted in the worker's log; `npm run check -- browsers` measures milliseconds.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openFirefox } from "../support/firefox.mjs";
import { readStateExpression } from "../support/games/reversi-page-state.mjs";
import { openSite } from "../support/site.mjs";
import { PLAIN_FILE, storeSettingsScript } from "../support/stored-settings.mjs";
import { deepSearch, workerLog } from "../support/tamper.mjs";
import { openWebKit } from "../support/webkit.mjs";

/** @typedef {{ evaluate(expression: string): Promise<any> }} Page */
/** @typedef {import("../support/games/reversi-page-state.mjs").PageState} PageState */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;

before(async () => {
  site = await openSite({ worker: (script) => workerLog + deepSearch + script });
});
after(() => site.close());

/** A position in which a computer is about to search ten plies deep. */
const RECORD = "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6";
const LAST_MOVE = "b6";
const settings = {
  opponent: "second",
  strength: { alone: "aufpasser-6", first: "doofie", second: "doofie" },
  pause: 0,
};

/** Ways to stop a search, with the number of moves that remain. @type {Record<string, { act: string, moves: number }>} */
const stops = {
  undo: { act: `document.getElementById("undo").click()`, moves: 18 },
  "two players": {
    act: `document.querySelector("[name=opponent][value=none]").click()`,
    moves: 18,
  },
  "a jump": { act: `document.querySelectorAll("#record button")[6].click()`, moves: 18 },
};

/**
 * Resolves when the worker has polled three times. On a loaded machine the page may have given up a worker that was silent for ten
 * seconds; then it resumes the match.
 */
const waitForSearch = `new Promise((resolve) => {
  const log = new BroadcastChannel("worker-log");
  const playOn = document.getElementById("play-on");
  const resume = () => playOn.hidden || playOn.click();
  const observer = new MutationObserver(resume);
  observer.observe(playOn, { attributes: true });
  resume();
  let polls = 0;
  log.onmessage = ({ data }) => {
    if (data.what !== "poll" || ++polls < 3) return;
    observer.disconnect();
    resolve(log.close());
  };
})`;

/**
 * Stops the search at the moment of a poll, reads the page, and waits for the worker's response. Earlier polls may arrive later, so
 * only polls with a later time are counted.
 * @param {string} act
 */
const stopSearch = (act) => `new Promise((resolve) => {
  const log = new BroadcastChannel("worker-log");
  let stoppedAt = 0;
  let polls = 0;
  let before;
  log.onmessage = ({ data }) => {
    if (data.what === "poll" && stoppedAt === 0) {
      ${act};
      stoppedAt = Date.now();
      before = ${readStateExpression};
    } else if (data.what === "poll") {
      if (data.at > stoppedAt) polls += 1;
    } else if (data.what === "choice") {
      log.close();
      resolve({ stopped: data.stopped, polls, before, after: ${readStateExpression} });
    }
  };
})`;

/**
 * Reads the computer's player as soon as the page lists the moves. Does not wait for frames, which a loaded Firefox may withhold
 * from a new page.
 */
const readPlayer = `new Promise((resolve) => {
  const observer = new MutationObserver(read);
  observer.observe(document, { attributes: true, childList: true, subtree: true });
  read();
  function read() {
    const chosen = document.querySelector("[name=strength-alone]:checked");
    const isReady = document.querySelector("html[data-ready] #workbench[data-ready]");
    if (!isReady || chosen === null) return;
    observer.disconnect();
    resolve(chosen.value);
  }
})`;

/** @param {Page} page @param {(address: string) => Promise<unknown>} goto */
async function startSearch(page, goto) {
  const visit = async () => {
    // With about:blank between two visits a loaded Firefox sometimes never responds to the second.
    await goto(site.url + PLAIN_FILE);
    await page.evaluate(storeSettingsScript("reversi", settings));
    await goto(`${site.url}reversi.html#${RECORD}`);
    return page.evaluate(readPlayer);
  };
  for (let visits = 1; (await visit()) !== settings.strength.alone; visits += 1)
    assert.ok(visits < 5, "the settings are not stored");
  await page.evaluate(waitForSearch);
}

/** Whether the search was stopped, and the number of polls after the stop. @typedef {{ stopped: boolean, polls: number }} Stop */

/** Starts searches and stops each in a different way. @param {Page} page @param {(address: string) => Promise<unknown>} goto */
async function stopInEveryWay(page, goto) {
  /** @type {Stop[]} */
  const all = [];
  for (const [name, { act, moves }] of Object.entries(stops)) {
    await startSearch(page, goto);
    /** @type {Stop & { before: PageState, after: PageState }} */
    const stop = await page.evaluate(stopSearch(act));
    for (const state of [stop.before, stop.after]) {
      assert.equal(state.thinking, false, name);
      assert.equal(state.moves.length, moves, name);
      assert.ok(state.open || state.waiting, name);
    }
    all.push(stop);
  }
  assertImmediate(all);
}

/** @param {Stop[]} all */
function assertImmediate(all) {
  assert.ok(all.every(({ stopped }) => stopped));
  const polls = all.map((stop) => stop.polls);
  assert.ok(Math.max(...polls) <= 3, `polls after the stop: ${polls.join(", ")}`);
}

/** Asserts that a stopped worker serves the next request. @param {Page} page @param {(address: string) => Promise<unknown>} goto */
async function assertServesNextRequest(page, goto) {
  await startSearch(page, goto);
  const stopped = await page.evaluate(`new Promise((resolve) => {
    const log = new BroadcastChannel("worker-log");
    const stopped = [];
    let isConnected = false;
    log.onmessage = ({ data }) => {
      if (!isConnected) playOtherwise();
      isConnected = true;
      if (data.what === "choice") stopped.push(data.stopped);
      resolveAtTurn();
    };
    // After the first message: earlier ones may be lost while the channel is being opened.
    function playOtherwise() {
      document.getElementById("undo").click();
      document.querySelector("[name=strength-alone][value=klauwastekannz]").click();
      const cells = document.querySelectorAll("#board tbody button");
      [...cells].find((cell) => cell.ariaLabel.startsWith("${LAST_MOVE}")).click();
    }
    const turn = new MutationObserver(resolveAtTurn);
    turn.observe(document.getElementById("board"), { attributes: true });
    function resolveAtTurn() {
      if (stopped.length < 2 || !document.querySelector("#board[data-open]")) return;
      turn.disconnect();
      log.close();
      resolve(stopped);
    }
  })`);
  assert.deepEqual(stopped, [true, false]);
  assert.equal((await page.evaluate(readStateExpression)).moves.length, 19);
}

/** Milliseconds for a test; a search that is not stopped would never end. */
const timeout = 600_000;

for (const [name, open] of Object.entries({ Chromium: openChromium, Firefox: openFirefox })) {
  test(`${name}: a stop request ends the search`, { timeout }, async () => {
    const browser = await open();
    try {
      const page = await browser.newPage();
      const goto = (/** @type {string} */ address) => page.goto(address);
      await stopInEveryWay(page, goto);
      await assertServesNextRequest(page, goto);
    } finally {
      await browser.close();
    }
  });
}

/** Stops the search, plays the same move again, and repeats. @param {number} rounds */
const stopRepeatedly = (rounds) => `new Promise((resolve) => {
  const log = new BroadcastChannel("worker-log");
  const stops = [];
  let polls = 0;
  let stoppedAt = 0;
  log.onmessage = ({ data }) => {
    if (data.what === "poll" && stoppedAt === 0) {
      if (++polls < 2) return;
      document.getElementById("undo").click();
      stoppedAt = Date.now();
      polls = 0;
    } else if (data.what === "poll") {
      if (data.at > stoppedAt) polls += 1;
    } else if (data.what === "choice") {
      stops.push({ stopped: data.stopped, polls });
      polls = stoppedAt = 0;
      const cells = [...document.querySelectorAll("#board tbody button")];
      cells.find((cell) => cell.ariaLabel.startsWith("${LAST_MOVE}")).click();
      if (stops.length === ${rounds}) resolve((log.close(), stops));
    }
  };
})`;

test("WebKit: a stop request ends the search", { timeout }, async () => {
  const browser = await openWebKit();
  try {
    await stopInEveryWay(browser, browser.goto);
    await startSearch(browser, browser.goto);
    for (let rounds = 0; rounds < 2; rounds += 1)
      assertImmediate(await browser.evaluate(stopRepeatedly(15)));
    await assertServesNextRequest(browser, browser.goto);
  } finally {
    await browser.close();
  }
});
