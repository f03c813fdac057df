// A whole game of Connect Four in Firefox and in WebKit, against a program of 1995, with a reload in the middle
// and the values of the columns shown.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openFirefox } from "../support/firefox.mjs";
import { viewOf } from "../support/rules.mjs";
import { seededRandom } from "../support/seeded-random.mjs";
import { openSite } from "../support/site.mjs";
import { ONE_FILE, storeSettingsScript } from "../support/stored-settings.mjs";
import { openWebKit } from "../support/webkit.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;

before(async () => {
  site = await openSite();
});
after(() => site.close());

/** A browser as far as this test knows it. @typedef {{ goto(address: string): Promise<unknown>, evaluate(expression: string): Promise<any> }} Page */

const settings = {
  opponent: "second",
  pause: 0,
  language: "en",
  strength: { alone: "anfaenger", first: "anfaenger", second: "anfaenger" },
  switches: { values: false },
};

/** Resolves as soon as this is true on the page. @param {string} condition */
const until = (condition) => `new Promise((resolve) => {
  const poll = () => (${condition}) ? resolve(true) : setTimeout(poll, 20);
  poll();
})`;

/** With the list of moves, which comes with the tools: nothing is on its way any more that a reload would cut off. */
const turn = until(
  `document.querySelector("#board[data-open], #result[open]") && document.querySelector("#workbench[data-ready]")`,
);

const readStateExpression = `({
  open: document.querySelector("#board[data-open]") !== null,
  cells: [...document.querySelectorAll("#board tbody td")].map((cell) => cell.dataset.stone).join(""),
  free: [...document.querySelectorAll("#board thead button:not([aria-disabled])")].map((column) => column.textContent),
  line: localStorage.getItem("stratege.1.connect4.game") ?? "",
})`;

/** @param {Page} page @param {number} seed */
async function playAGame(page, seed) {
  const chance = seededRandom(seed);
  const address = `${site.url}connect4.html`;
  await page.goto(site.url + ONE_FILE);
  await page.evaluate(storeSettingsScript("connect4", settings));
  await page.goto(address);
  for (let moves = 0; ; moves += 1) {
    await page.evaluate(turn);
    const state = await page.evaluate(readStateExpression);
    if (moves > 0) assert.equal(state.cells, viewOf(state.line).cells);
    if (!state.open) {
      assert.ok(viewOf(state.line).outcome, state.line);
      return;
    }
    if (moves === 2) {
      await page.goto(site.url + ONE_FILE);
      await page.goto(address);
      await page.evaluate(turn);
      assert.deepEqual(await page.evaluate(readStateExpression), state);
      await page.evaluate(`document.getElementById("values").click()`);
    }
    const digit = state.free[chance(state.free.length)];
    await page.evaluate(
      `document.querySelectorAll("#board thead button")[${Number(digit) - 1}].click()`,
    );
  }
}

test("Firefox", async () => {
  const browser = await openFirefox();
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const problems = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    await playAGame(
      { goto: (address) => page.goto(address), evaluate: (text) => page.evaluate(text) },
      51,
    );
    assert.deepEqual(problems, []);
  } finally {
    await browser.close();
  }
});

test("WebKit", async () => {
  const browser = await openWebKit();
  try {
    await playAGame(browser, 52);
  } finally {
    await browser.close();
  }
});
