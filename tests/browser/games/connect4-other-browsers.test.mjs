// A whole match of Connect Four in Firefox and in WebKit against a program of 1995, with a reload and the values of the
// columns.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openFirefox } from "../support/firefox.mjs";
import { viewOf } from "../support/rules.mjs";
import { seededRandom } from "../support/seeded-random.mjs";
import { openSite } from "../support/site.mjs";
import { PLAIN_FILE, storeSettingsScript } from "../support/stored-settings.mjs";
import { until } from "../support/until.mjs";
import { openWebKit } from "../support/webkit.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;

before(async () => {
  site = await openSite();
});
after(() => site.close());

/**
 * The part of a browser's page that this test uses.
 * @typedef {{ goto(address: string): Promise<unknown>, evaluate(expression: string): Promise<any> }} Page
 */

const settings = {
  opponent: "second",
  pause: 0,
  language: "en",
  strength: { alone: "anfaenger", first: "anfaenger", second: "anfaenger" },
  switches: { values: false },
};

/** The user's turn or the result, with the list of moves loaded, so that a reload interrupts nothing. */
const untilTurn = until(
  `document.querySelector("#board[data-open], #result[open]") !== null && document.querySelector("#workbench[data-ready]") !== null`,
);

const readStateExpression = `({
  open: document.querySelector("#board[data-open]") !== null,
  cells: [...document.querySelectorAll("#board tbody td")].map((cell) => cell.dataset.stone).join(""),
  free: [...document.querySelectorAll("#board thead button:not([aria-disabled])")].map((column) => column.textContent),
  record: localStorage.getItem("stratege.1.connect4.game") ?? "",
})`;

/** @param {Page} page @param {number} seed */
async function playMatch(page, seed) {
  const random = seededRandom(seed);
  const address = `${site.url}connect4.html`;
  await page.goto(site.url + PLAIN_FILE);
  await page.evaluate(storeSettingsScript("connect4", settings));
  await page.goto(address);
  for (let moves = 0; ; moves += 1) {
    await page.evaluate(untilTurn);
    const state = await page.evaluate(readStateExpression);
    if (moves > 0) assert.equal(state.cells, viewOf(state.record).cells);
    if (!state.open) {
      assert.ok(viewOf(state.record).outcome, state.record);
      return;
    }
    if (moves === 2) {
      await page.goto(site.url + PLAIN_FILE);
      await page.goto(address);
      await page.evaluate(untilTurn);
      assert.deepEqual(await page.evaluate(readStateExpression), state);
      await page.evaluate(`document.getElementById("values").click()`);
    }
    const digit = state.free[random(state.free.length)];
    await page.evaluate(
      `document.querySelectorAll("#board thead button")[${Number(digit) - 1}].click()`,
    );
  }
}

test("Firefox: a whole match is played", async () => {
  const browser = await openFirefox();
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const problems = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    await playMatch(
      { goto: (address) => page.goto(address), evaluate: (text) => page.evaluate(text) },
      51,
    );
    assert.deepEqual(problems, []);
  } finally {
    await browser.close();
  }
});

test("WebKit: a whole match is played", async () => {
  const browser = await openWebKit();
  try {
    await playMatch(browser, 52);
  } finally {
    await browser.close();
  }
});
