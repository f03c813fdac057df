// The laboratory in two tabs: an experiment has one writer, the other tab watches it or starts another one, and no game is
// lost.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openFirefox } from "../support/firefox.mjs";
import { openSite } from "../support/site.mjs";
import { emptyStore, storedKeys, storedValue } from "../support/stored-experiments.mjs";

/**
 * Common interface of the browser drivers' pages.
 * @typedef {object} Page
 * @property {(url: string) => Promise<unknown>} goto
 * @property {() => Promise<unknown>} reload
 * @property {() => Promise<unknown>} close
 * @property {(expression: string) => Promise<any>} evaluate
 * @property {(condition: (value: any) => unknown, value?: unknown) => Promise<unknown>} waitFor  runs the condition in the page
 */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;

before(async () => {
  site = await openSite();
});
after(() => site?.close());

const ELSEWHERE = "It runs in another tab";

/** Controls of an experiment on the bench. @param {Page} page @param {"tournament" | "evolution"} id */
function experimentOf(page, id) {
  const panel = `document.querySelector("#bench #experiment-${id}")`;
  const find = (/** @type {string} */ text) =>
    `[...${panel}.querySelectorAll("button")].find((one) => one.textContent === "${text}")`;
  return {
    /** @param {string} pattern */
    waitForStatus: (pattern) =>
      page.waitFor(
        ([name, words]) =>
          new RegExp(words).test(
            document.querySelector(`#bench #experiment-${name} [role=status]`)?.textContent ?? "",
          ),
        [id, pattern],
      ),
    /** @returns {Promise<string>} */
    status: () => page.evaluate(`${panel}.querySelector("[role=status]").textContent`),
    /** @param {string} text */
    press: (text) => page.evaluate(`${find(text)}.click()`),
    /** @param {string} text @returns {Promise<boolean>} */
    isEnabled: (text) =>
      page.evaluate(`((one) => !one.disabled && one.ariaDisabled !== "true")(${find(text)})`),
    /** @param {string[]} names */
    async choose(...names) {
      for (const name of names)
        await page.evaluate(
          `[...${panel}.querySelectorAll("label.checkbox")].find((one) => one.textContent.trim() === "${name}").click()`,
        );
    },
    /** @param {number} at @param {number} value */
    fill: (at, value) =>
      page.evaluate(`${panel}.querySelectorAll("input[type=number]")[${at}].value = ${value}`),
    /** Sorted names in the table of a tournament. @returns {Promise<string[]>} */
    entrants: () =>
      page.evaluate(
        `[...${panel}.querySelectorAll(".data-table tbody th")].map((cell) => cell.textContent.slice(3)).sort()`,
      ),
    /** @param {number} at */
    chooseStored: (at) =>
      page.evaluate(`(() => {
        const field = ${panel}.querySelector(".plan > .field select");
        field.selectedIndex = ${at};
        field.dispatchEvent(new Event("change"));
      })()`),
  };
}

/** @param {Page} page @param {"tournament" | "evolution"} id */
async function openBench(page, id) {
  await page.goto(`${site.url}connect4.html?tab=laboratory.${id}`);
  await page.waitFor(
    (name) => document.querySelector(`#bench #experiment-${name} [role=status]`),
    id,
  );
  return experimentOf(page, id);
}

/** @param {() => Promise<Page>} newPage */
async function watchAndTakeOver(newPage) {
  const [one, two] = [await newPage(), await newPage()];
  const own = await openBench(one, "tournament");
  await emptyStore(one);
  await own.choose("4Gewinnt, beginner", "4Gewinnt, advanced");
  await own.fill(0, 10_000);
  await own.press("Start");
  await own.waitForStatus("^[1-9]");
  const other = await openBench(two, "tournament");
  await other.waitForStatus(`^[1-9].*${ELSEWHERE}`); // games are stored every two seconds
  assert.deepEqual(await other.entrants(), ["4Gewinnt, advanced", "4Gewinnt, beginner"]);
  for (const name of ["Resume", "Clear"]) assert.equal(await other.isEnabled(name), false, name);
  const seen = Number.parseInt((await other.status()).replace(",", ""), 10);
  await two.waitFor(
    (games) =>
      Number.parseInt(
        document.querySelector("#bench [role=status]")?.textContent?.replace(",", "") ?? "",
        10,
      ) > games,
    seen,
  );
  await one.close();
  await other.waitForStatus("Paused");
  assert.equal(await other.isEnabled("Resume"), true);
  await other.press("Resume");
  await other.waitForStatus("left\\.$");
  await other.press("Pause");
  await other.waitForStatus("Paused");
  assert.equal((await storedKeys(two)).filter((key) => !key.includes("/")).length, 1);
  await two.close();
}

/** @param {() => Promise<Page>} newPage */
async function startBoth(newPage) {
  const [one, two] = [await newPage(), await newPage()];
  const own = await openBench(one, "tournament");
  await emptyStore(one);
  await own.choose("4Gewinnt, beginner", "4Gewinnt, advanced");
  await own.fill(0, 10_000);
  await own.press("Start");
  await own.waitForStatus("^[1-9]");
  const other = await openBench(two, "tournament");
  await other.waitForStatus(ELSEWHERE);
  await other.choose("4Gewinnt, expert", "4Gewinnt, master");
  await other.fill(0, 10_000);
  await other.press("Start");
  await other.waitForStatus("^[1-9].* left\\.$");
  assert.deepEqual(await other.entrants(), ["4Gewinnt, expert", "4Gewinnt, master"]);
  await own.press("Pause");
  await other.press("Pause");
  const ends = [];
  for (const experiment of [own, other]) {
    await experiment.waitForStatus("Paused");
    ends.push(await experiment.status());
  }
  await one.reload();
  await one.waitFor(
    () => document.querySelectorAll("#bench .plan > .field:not([hidden]) option").length === 2,
  );
  const names = [
    ["4Gewinnt, expert", "4Gewinnt, master"],
    ["4Gewinnt, advanced", "4Gewinnt, beginner"],
  ];
  for (const [at, end] of ends.reverse().entries()) {
    await own.chooseStored(at); // the newest first
    await one.waitFor(
      (words) => document.querySelector("#bench [role=status]")?.textContent === words,
      end,
    );
    assert.deepEqual(await own.entrants(), names[at]);
  }
  await own.press("Clear");
  await one.waitFor(
    () => document.querySelectorAll("#bench .plan > .field:not([hidden]) option").length === 0,
  );
  assert.deepEqual(await own.entrants(), names[0], "the other experiment is retained");
  assert.equal((await storedKeys(one)).filter((key) => !key.includes("/")).length, 1);
  await Promise.all([one.close(), two.close()]);
}

/** @param {() => Promise<Page>} newPage */
async function watchEvolution(newPage) {
  const [one, two] = [await newPage(), await newPage()];
  const own = await openBench(one, "evolution");
  await emptyStore(one);
  const other = await openBench(two, "evolution");
  for (const [at, value] of [100, 2, 2, 2].entries()) await own.fill(at, value);
  await own.press("Start");
  await other.waitForStatus(`^[1-9]\\d* of 100 generations. ${ELSEWHERE}`);
  await own.press("Pause");
  await other.waitForStatus("generations. Paused");
  assert.equal(await other.status(), await own.status());
  await Promise.all([one.close(), two.close()]);
}

test("in Chromium", async (t) => {
  const browser = await openChromium();
  const context = await browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
  const newPage = async () => {
    const page = await context.newPage();
    /** @type {Page["waitFor"]} */
    const waitFor = (condition, value) => page.waitForFunction(condition, value);
    return Object.assign(page, { waitFor });
  };
  try {
    await t.test("another tab watches a tournament and can resume it after its tab is closed", () =>
      watchAndTakeOver(newPage),
    );
    await t.test("two tabs run separate tournaments without losing games", () =>
      startBoth(newPage),
    );
    await t.test("another tab watches an evolution", () => watchEvolution(newPage));
    await t.test("without locks a second writer is detected and no game is lost", async () => {
      await context.addInitScript("delete Navigator.prototype.locks");
      const [one, two] = [await newPage(), await newPage()];
      const own = await openBench(one, "tournament");
      await emptyStore(one);
      await own.choose("4Gewinnt, beginner", "4Gewinnt, advanced");
      await own.fill(0, 10_000);
      await own.press("Start");
      await own.waitForStatus("^[1-9]");
      const other = await openBench(two, "tournament");
      await other.waitForStatus("^[1-9].* Paused");
      await other.press("Resume");
      await own.waitForStatus("Another tab has continued this experiment");
      const [count] = (await own.status()).split(" ");
      await own.waitForStatus(`^(?!${count} )\\d`);
      assert.match(await own.status(), /Another tab has continued this experiment/);
      await other.press("Pause");
      await other.waitForStatus("Paused");
      const [key] = (await storedKeys(one)).filter((name) => !name.includes("/"));
      const numbers = Array.from({ length: (await storedValue(one, key)).pieces }, (_, at) => at);
      const pieces = await Promise.all(numbers.map((at) => storedValue(one, `${key}/${at}`)));
      const games = new Set(pieces.flat().map(([, , number]) => number));
      const shown = Number.parseInt((await other.status()).replace(",", ""), 10);
      assert.equal(games.size, shown);
    });
  } finally {
    await browser.close();
  }
});

test("in Firefox", async (t) => {
  const browser = await openFirefox();
  const newPage = async () => {
    const page = await browser.newPage();
    /** @type {Page["waitFor"]} */
    const waitFor = (condition, value) => page.waitForFunction(condition, { polling: 100 }, value); // background tabs have no animation frames
    return /** @type {Page} */ (Object.assign(page, { waitFor }));
  };
  try {
    await t.test("another tab watches a tournament and can resume it after its tab is closed", () =>
      watchAndTakeOver(newPage),
    );
    await t.test("two tabs run separate tournaments without losing games", () =>
      startBoth(newPage),
    );
  } finally {
    await browser.close();
  }
});
