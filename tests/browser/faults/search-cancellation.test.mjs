// A thought that nobody wants any more: the page goes on at once, and the worker asks three times at most until it stops
// using the processor, in every browser. Told by the worker itself, which keeps a log; how many milliseconds that is
// `npm run check -- browsers` measures.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openFirefox } from "../support/firefox.mjs";
import { readStateExpression } from "../support/games/reversi-page-state.mjs";
import { openSite } from "../support/site.mjs";
import { ONE_FILE, storeSettingsScript } from "../support/stored-settings.mjs";
import { deep, workerLog } from "../support/tamper.mjs";
import { openWebKit } from "../support/webkit.mjs";

/** @typedef {{ evaluate(expression: string): Promise<any> }} Page */
/** @typedef {import("../support/games/reversi-page-state.mjs").PageState} PageState */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;

before(async () => {
  site = await openSite({ worker: (script) => workerLog + deep + script });
});
after(() => site.close());

/** The mole, a computer that looks ten moves ahead, is to move. */
const line = "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6";
const lastMove = "b6";
const settings = {
  opponent: "second",
  strength: { alone: "aufpasser-6", first: "doofie", second: "doofie" },
  pause: 0,
};

/** @type {Record<string, { act: string, moves: number }>} what somebody does, and the moves left on the page */
const stops = {
  undo: { act: `document.getElementById("undo").click()`, moves: 18 },
  "a new game": { act: `document.getElementById("new").click()`, moves: 0 },
  "a jump": { act: `document.querySelectorAll("#record button")[6].click()`, moves: 18 },
};

/**
 * Resolves when the worker has checked for a stop three times. On a loaded machine the page may have given up a worker that
 * was silent for ten seconds: the match is resumed then.
 */
const untilThinking = `new Promise((resolve) => {
  const heard = new BroadcastChannel("worker-log");
  const playOn = document.getElementById("play-on");
  const resume = () => playOn.hidden || playOn.click();
  const givenUp = new MutationObserver(resume);
  givenUp.observe(playOn, { attributes: true });
  resume();
  let asked = 0;
  heard.onmessage = ({ data }) => {
    if (data.what !== "asks" || ++asked < 3) return;
    givenUp.disconnect();
    resolve(heard.close());
  };
})`;

/**
 * Does it in the very moment in which the worker asks whether to go on, looks at the page in the same
 * breath, and waits for the worker to come back. What the worker asked before may be heard later: only the
 * questions that are younger than the deed count.
 * @param {string} act
 */
const stopping = (act) => `new Promise((resolve) => {
  const heard = new BroadcastChannel("worker-log");
  let told = 0;
  let asks = 0;
  let before;
  heard.onmessage = ({ data }) => {
    if (data.what === "asks" && told === 0) {
      ${act};
      told = Date.now();
      before = ${readStateExpression};
    } else if (data.what === "asks") {
      if (data.at > told) asks += 1;
    } else if (data.what === "chooses") {
      heard.close();
      resolve({ stopped: data.stopped, asks, before, after: ${readStateExpression} });
    }
  };
})`;

/**
 * The computer's player, once the page is ready and lists the moves. Does not wait for frames, which a loaded Firefox may
 * withhold from a new page.
 */
const whoIsSeated = `new Promise((resolve) => {
  const changes = new MutationObserver(look);
  changes.observe(document, { attributes: true, childList: true, subtree: true });
  look();
  function look() {
    const chosen = document.querySelector("[name=strength-alone]:checked");
    const isReady = document.querySelector("html[data-ready] #workbench[data-ready]");
    if (!isReady || chosen === null) return;
    changes.disconnect();
    resolve(chosen.value);
  }
})`;

/**
 * @param {Page} page
 * @param {(address: string) => Promise<unknown>} goto
 */
async function letThink(page, goto) {
  const visit = async () => {
    // With an empty page between two visits Firefox, when it is busy, sometimes never answers the second.
    await goto(site.url + ONE_FILE);
    await page.evaluate(storeSettingsScript("reversi", settings));
    await goto(`${site.url}reversi.html#${line}`);
    return page.evaluate(whoIsSeated);
  };
  for (let visits = 1; (await visit()) !== settings.strength.alone; visits += 1)
    assert.ok(visits < 5, "the settings are not kept");
  await page.evaluate(untilThinking);
}

/** @typedef {{ stopped: boolean, asks: number }} Stop whether the thought ended by it, and how often the worker asked after it */

/**
 * Lets the computer think and stops it, in every way.
 * @param {Page} page
 * @param {(address: string) => Promise<unknown>} goto
 */
async function stopInEveryWay(page, goto) {
  /** @type {Stop[]} */
  const all = [];
  for (const [name, { act, moves }] of Object.entries(stops)) {
    await letThink(page, goto);
    /** @type {Stop & { before: PageState, after: PageState }} */
    const stopped = await page.evaluate(stopping(act));
    for (const state of [stopped.before, stopped.after]) {
      assert.equal(state.thinking, false, name);
      assert.equal(state.moves.length, moves, name);
      assert.ok(state.open || state.waiting, name);
    }
    all.push(stopped);
  }
  assertAtOnce(all);
}

/** @param {Stop[]} all */
function assertAtOnce(all) {
  assert.ok(all.every(({ stopped }) => stopped));
  const asks = all.map((stop) => stop.asks);
  assert.ok(Math.max(...asks) <= 3, `questions after the stop: ${asks.join(", ")}`);
}

/**
 * After a stop the worker is free for the next question: the old thought has not gone on to its end.
 * @param {Page} page on which a thought can be stopped
 * @param {(address: string) => Promise<unknown>} goto
 */
async function answersTheNext(page, goto) {
  await letThink(page, goto);
  const stopped = await page.evaluate(`new Promise((resolve) => {
    const heard = new BroadcastChannel("worker-log");
    const stopped = [];
    let hears = false;
    heard.onmessage = ({ data }) => {
      if (!hears) playOtherwise();
      hears = true;
      if (data.what === "chooses") stopped.push(data.stopped);
      goOn();
    };
    // Not before something is heard: what a worker says to a channel that is just being opened may be lost.
    function playOtherwise() {
      document.getElementById("undo").click();
      document.querySelector("[name=strength-alone][value=klauwastekannz]").click();
      const cells = document.querySelectorAll("#board tbody button");
      [...cells].find((cell) => cell.ariaLabel.startsWith("${lastMove}")).click();
    }
    const turn = new MutationObserver(goOn);
    turn.observe(document.getElementById("board"), { attributes: true });
    function goOn() {
      if (stopped.length < 2 || !document.querySelector("#board[data-open]")) return;
      turn.disconnect();
      heard.close();
      resolve(stopped);
    }
  })`);
  assert.deepEqual(stopped, [true, false]);
  assert.equal((await page.evaluate(readStateExpression)).moves.length, 19);
}

/** Milliseconds for a whole test: a search that is never stopped must end it. */
const timeout = 600_000;

for (const [name, open] of Object.entries({ Chromium: openChromium, Firefox: openFirefox })) {
  test(name, { timeout }, async () => {
    const browser = await open();
    try {
      const page = await browser.newPage();
      const goto = (/** @type {string} */ address) => page.goto(address);
      await stopInEveryWay(page, goto);
      await answersTheNext(page, goto);
    } finally {
      await browser.close();
    }
  });
}

/** Stops, plays the same move again, stops again … @param {number} rounds */
const overAndOver = (rounds) => `new Promise((resolve) => {
  const heard = new BroadcastChannel("worker-log");
  const stops = [];
  let asked = 0;
  let told = 0;
  heard.onmessage = ({ data }) => {
    if (data.what === "asks" && told === 0) {
      if (++asked < 2) return;
      document.getElementById("undo").click();
      told = Date.now();
      asked = 0;
    } else if (data.what === "asks") {
      if (data.at > told) asked += 1;
    } else if (data.what === "chooses") {
      stops.push({ stopped: data.stopped, asks: asked });
      asked = told = 0;
      const cells = [...document.querySelectorAll("#board tbody button")];
      cells.find((cell) => cell.ariaLabel.startsWith("${lastMove}")).click();
      if (stops.length === ${rounds}) resolve((heard.close(), stops));
    }
  };
})`;

test("WebKit", { timeout }, async () => {
  const browser = await openWebKit();
  try {
    await stopInEveryWay(browser, browser.goto);
    await letThink(browser, browser.goto);
    for (let rounds = 0; rounds < 2; rounds += 1)
      assertAtOnce(await browser.evaluate(overAndOver(15)));
    await answersTheNext(browser, browser.goto);
  } finally {
    await browser.close();
  }
});
