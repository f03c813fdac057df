// A thought that nobody wants any more: the page goes on at once, and the worker stops using the processor
// within a tenth of a second, in every browser. Measured at the worker itself, which keeps a diary.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "./support/chromium.mjs";
import { openFirefox } from "./support/firefox.mjs";
import { looking } from "./support/sight.mjs";
import { openSite } from "./support/site.mjs";
import { deep, diary } from "./support/tamper.mjs";
import { openWebKit } from "./support/webkit.mjs";

/** @typedef {{ evaluate(expression: string): Promise<any> }} Page */
/** @typedef {import("./support/sight.mjs").Sight} Sight */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;

before(async () => {
  site = await openSite({ worker: (script) => deep + diary + script });
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
  "two players": {
    act: `document.querySelector("[name=opponent][value=none]").click()`,
    moves: 18,
  },
};

/** Resolves when the search is under way: it has asked again whether to go on. */
const untilThinking = `new Promise((resolve) => {
  const heard = new BroadcastChannel("diary");
  let asked = 0;
  heard.onmessage = ({ data }) => {
    if (data.what === "asks" && ++asked === 3) resolve(heard.close());
  };
})`;

/**
 * Does it, looks at the page in the same breath, and waits for the worker to come back.
 * @param {string} act
 */
const stopping = (act) => `new Promise((resolve) => {
  const heard = new BroadcastChannel("diary");
  const told = Date.now();
  heard.onmessage = ({ data }) => {
    if (data.what !== "chooses" || !data.stopped) return;
    heard.close();
    resolve({ took: data.at - told, before, after: ${looking} });
  };
  ${act};
  const before = ${looking};
})`;

/**
 * @param {Page} page
 * @param {(address: string) => Promise<unknown>} goto
 */
async function letThink(page, goto) {
  await goto(site.url);
  const kept = JSON.stringify(JSON.stringify(settings));
  await page.evaluate(`localStorage.setItem("stratege.1.settings", ${kept})`);
  await goto("about:blank");
  await goto(`${site.url}#${line}`);
  await page.evaluate(untilThinking);
}

/**
 * Lets the computer think and stops it, in every way and some ways twice.
 * @param {Page} page
 * @param {(address: string) => Promise<unknown>} goto
 */
async function stopAgainAndAgain(page, goto) {
  const times = [];
  for (const [name, { act, moves }] of [...Object.entries(stops), ...Object.entries(stops)]) {
    await letThink(page, goto);
    /** @type {{ took: number, before: Sight, after: Sight }} */
    const stopped = await page.evaluate(stopping(act));
    for (const sight of [stopped.before, stopped.after]) {
      assert.equal(sight.thinking, false, name);
      assert.equal(sight.moves.length, moves, name);
      assert.ok(sight.open || sight.waiting || name === "two players", name);
    }
    times.push(stopped.took);
  }
  const median = times.toSorted((one, other) => one - other)[times.length >> 1];
  assert.ok(median < 100, `milliseconds until the worker came back: ${times.join(", ")}`);
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
  // The old thought would go on for many seconds.
  assert.ok(took < 1000, `${took} ms`);
  assert.equal((await page.evaluate(looking)).moves.length, 19);
}

test("Chromium", async () => {
  const browser = await openChromium();
  try {
    const page = await browser.newPage();
    await stopAgainAndAgain(page, (address) => page.goto(address));
    await answersTheNext(page, (address) => page.goto(address));
  } finally {
    await browser.close();
  }
});

test("Firefox", async () => {
  const browser = await openFirefox();
  try {
    const page = await browser.newPage();
    await stopAgainAndAgain(page, (address) => page.goto(address));
    await answersTheNext(page, (address) => page.goto(address));
  } finally {
    await browser.close();
  }
});

test("WebKit", async () => {
  const browser = await openWebKit();
  try {
    await stopAgainAndAgain(browser, browser.goto);
    await answersTheNext(browser, browser.goto);
  } finally {
    await browser.close();
  }
});
