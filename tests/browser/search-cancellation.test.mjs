// A thought that nobody wants any more: the page goes on at once, and the worker stops using the processor
// within a tenth of a second of its own, in every browser. Told by the worker itself, which keeps a log.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "./support/chromium.mjs";
import { openFirefox } from "./support/firefox.mjs";
import { readStateExpression } from "./support/reversi-page-state.mjs";
import { openSite } from "./support/site.mjs";
import { storeSettingsScript } from "./support/stored-settings.mjs";
import { deep, workerLog } from "./support/tamper.mjs";
import { openWebKit } from "./support/webkit.mjs";

/** @typedef {{ evaluate(expression: string): Promise<any> }} Page */
/** @typedef {import("./support/reversi-page-state.mjs").PageState} PageState */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;

before(async () => {
  site = await openSite({ worker: (script) => deep + workerLog + script });
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

/** Milliseconds after which a thought ends by itself. */
const LONGEST_THOUGHT = 8000;

/** Resolves when the search is under way: it has asked again whether to go on. */
const untilThinking = `new Promise((resolve) => {
  const heard = new BroadcastChannel("worker-log");
  let asked = 0;
  heard.onmessage = ({ data }) => {
    if (data.what === "asks" && ++asked === 3) resolve(heard.close());
  };
})`;

/**
 * Does it in the very moment in which the worker asks whether to go on, looks at the page in the same
 * breath, and waits for the worker to come back.
 * @param {string} act
 */
const stopping = (act) => `new Promise((resolve) => {
  const heard = new BroadcastChannel("worker-log");
  let told = 0;
  let asks = 0;
  let before;
  heard.onmessage = ({ data }) => {
    if (data.what === "asks" && told === 0) {
      told = Date.now();
      ${act};
      before = ${readStateExpression};
    } else if (data.what === "asks") {
      asks += 1;
    } else if (data.what === "chooses" && data.stopped) {
      heard.close();
      resolve({ took: data.at - told, asks, before, after: ${readStateExpression} });
    }
  };
})`;

/** Who plays for the computer, as soon as the page knows. */
const whoIsSeated = `new Promise((resolve) => {
  const poll = () => {
    if (!("ready" in document.documentElement.dataset)) return setTimeout(poll, 20);
    resolve(document.querySelector("[name=strength-alone]:checked").value);
  };
  poll();
})`;

/**
 * @param {Page} page
 * @param {(address: string) => Promise<unknown>} goto
 */
async function letThink(page, goto) {
  await goto("about:blank");
  for (let visits = 0, seated = ""; seated !== settings.strength.alone; visits += 1) {
    assert.ok(visits < 5, `the settings are not kept: ${seated}`);
    await goto(site.url);
    await page.evaluate(storeSettingsScript("reversi", settings));
    await goto("about:blank");
    await goto(`${site.url}#${line}`);
    seated = await page.evaluate(whoIsSeated);
  }
  await page.evaluate(untilThinking);
}

/** @typedef {{ took: number, asks: number }} Stop milliseconds, and how often the worker asked after it */

/**
 * Lets the computer think and stops it, in every way and some ways twice.
 * @param {import("node:test").TestContext} context
 * @param {Page} page
 * @param {(address: string) => Promise<unknown>} goto
 */
async function stopAgainAndAgain(context, page, goto) {
  /** @type {Stop[]} */
  const all = [];
  for (const [name, { act, moves }] of [...Object.entries(stops), ...Object.entries(stops)]) {
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
  assertAtOnce(context, all);
}

/**
 * A worker asks every thirty milliseconds at most, so the answer to the third question is a tenth of a second away. By
 * the clock a busy machine may hold it up for much longer, and all that can be said is that it did not think to the end.
 * @param {import("node:test").TestContext} context
 * @param {Stop[]} all
 */
function assertAtOnce(context, all) {
  const times = all.map(({ took }) => took).sort((one, other) => one - other);
  context.diagnostic(`milliseconds until the worker came back: ${times.join(", ")}`);
  const asks = all.map((stop) => stop.asks);
  assert.ok(Math.max(...asks) <= 3, `questions after the stop: ${asks.join(", ")}`);
  assert.ok(Math.max(...times) < LONGEST_THOUGHT - 2000, `${times}`);
}

/**
 * After a stop the worker is free for the next question.
 * @param {Page} page on which a thought can be stopped
 * @param {(address: string) => Promise<unknown>} goto
 */
async function answersTheNext(page, goto) {
  await letThink(page, goto);
  /** @type {number} */
  const took = await page.evaluate(`new Promise((resolve) => {
    const told = Date.now();
    document.getElementById("undo").click();
    document.querySelector("[name=strength-alone][value=klauwastekannz]").click();
    const cells = document.querySelectorAll("#board tbody button");
    [...cells].find((cell) => cell.ariaLabel.startsWith("${lastMove}")).click();
    const turn = new MutationObserver(() => {
      if (document.querySelectorAll("#record li").length < 20 && !document.querySelector("#board[data-open]")) return;
      turn.disconnect();
      resolve(Date.now() - told);
    });
    turn.observe(document.getElementById("board"), { attributes: true });
  })`);
  // The old thought would go on for almost as long as it may.
  assert.ok(took < LONGEST_THOUGHT - 2000, `${took} ms`);
  assert.equal((await page.evaluate(readStateExpression)).moves.length, 19);
}

for (const [name, open] of Object.entries({ Chromium: openChromium, Firefox: openFirefox })) {
  test(name, async (context) => {
    const browser = await open();
    try {
      const page = await browser.newPage();
      page.setDefaultNavigationTimeout(90_000); // on a machine that has much else to do
      const goto = (/** @type {string} */ address) => page.goto(address);
      await stopAgainAndAgain(context, page, goto);
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
    if (data.what === "asks") asked += 1;
    if (data.what === "asks" && told === 0 && asked === 2) {
      told = Date.now();
      asked = 0;
      document.getElementById("undo").click();
    } else if (data.what === "chooses" && data.stopped) {
      stops.push({ took: data.at - told, asks: asked });
      asked = told = 0;
      const cells = [...document.querySelectorAll("#board tbody button")];
      cells.find((cell) => cell.ariaLabel.startsWith("${lastMove}")).click();
      if (stops.length === ${rounds}) resolve((heard.close(), stops));
    }
  };
})`;

test("WebKit", async (context) => {
  const browser = await openWebKit();
  try {
    await stopAgainAndAgain(context, browser, browser.goto);
    await letThink(browser, browser.goto);
    for (let rounds = 0; rounds < 4; rounds += 1)
      assertAtOnce(context, await browser.evaluate(overAndOver(15)));
    await answersTheNext(browser, browser.goto);
  } finally {
    await browser.close();
  }
});
