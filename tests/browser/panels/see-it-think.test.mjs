// "See it think": a program's search trace is played over the board, forwards and backwards, as sentences and as a
// table, also for the last move; loaded on first use.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { de as mind } from "../../../www/thought/i18n/thought.de.js";
import { stratege } from "../../wasm/support/module.mjs";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { waitTwoFrames } from "../support/frames.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** @typedef {import("playwright-core").Page} Page */

const WINDOW = "#see-it-think";

/** Opens a match and the window with a program's trace. @param {string} game @param {string} record @param {string} player */
async function openTrace(game, record, player, options = {}) {
  const settings = { opponent: "none" };
  const table = await openGamePage(browser, site, game, { record, settings, ...options });
  await openThinkWindow(table.page, player);
  return table;
}

/** @param {Page} page @param {string} player */
async function openThinkWindow(page, player) {
  await press(page, "i");
  await page.waitForSelector(`${WINDOW}[open]`);
  await page.selectOption("#think-player", player);
  await waitForTrace(page, player);
}

/** Presses a key after the panels are loaded. @param {Page} page @param {string} key */
async function press(page, key) {
  await page.waitForSelector("#tool-buttons", { state: "attached" });
  await page.keyboard.press(key);
}

/** Waits for a trace of this program. @param {Page} page @param {string} player */
const waitForTrace = (page, player) =>
  page.waitForFunction(
    ([window, player]) =>
      document.querySelector(`${window} .thought-controls:not([hidden])`) &&
      /** @type {HTMLSelectElement} */ (document.querySelector("#think-player")).value === player,
    [WINDOW, player],
  );

const sentence = (/** @type {Page} */ page) => page.locator(`${WINDOW} .sentence`).innerText();
const step = (/** @type {Page} */ page, /** @type {string} */ way) =>
  page.click(`${WINDOW} [data-way=${way}]`);

/** @param {Page} page */
const shown = (page) =>
  page.evaluate((window) => {
    const texts = (/** @type {string} */ which) =>
      [...document.querySelectorAll(which)].map((one) => one.textContent);
    return {
      rows: texts(`${window} tbody tr`),
      marks: texts(".thought-overlay .mark"),
      place: texts(`${window} output`),
    };
  }, WINDOW);

/** Returns the choice and trace of a player in Node. @param {string} game @param {string} player @param {string} record */
function traceOf(game, player, record) {
  const chooser = new stratege.Player(game, player, {}, 1);
  const choice = chooser.choose(record, {});
  const thoughts = chooser.thoughts()?.thoughts ?? [];
  chooser.free();
  return { choice, thoughts };
}

test("a trace is traversed step by step, forwards and backwards", async () => {
  const record = "reversi:diagonal-mole:f5d6c3d3c4f4f6";
  const { page, leave } = await openTrace("reversi", record, "aufpasser-4");
  const { choice, thoughts } = traceOf("reversi", "aufpasser-4", record);
  assert.equal(await sentence(page), "Ready. Play, or go step by step.");
  assert.deepEqual((await shown(page)).place, [`0 of ${thoughts.length}`]);

  await step(page, "on");
  assert.equal(await sentence(page), "It looks 4 moves ahead.");
  await page.keyboard.press("ArrowRight");
  assert.match(await sentence(page), /^It tries [a-h][1-8]\.$/);
  const first = await shown(page);
  assert.equal(first.marks.length, 1);
  await page.keyboard.press("ArrowRight");
  assert.match(await sentence(page), /^After [a-h][1-8] it looks at [a-h][1-8]\.$/);
  await page.keyboard.press("ArrowLeft");
  assert.deepEqual(await shown(page), first, "a step back restores the state");

  const cut = thoughts.findIndex(({ kind }) => kind === "cut");
  assert.ok(cut > 0);
  await page.locator(`${WINDOW} input[type=range]`).fill(String(cut + 1));
  assert.match(await sentence(page), /^Left out.* cannot matter\.$/);
  assert.ok((await page.locator(".thought-overlay .gone").count()) > 0, "it is cut off");

  await step(page, "last");
  assert.match(await sentence(page), new RegExp(`It plays ${choice.move}\\.$`));
  const best = await page.locator(`${WINDOW} tr[data-best] th`).innerText();
  assert.equal(best, choice.move);
  assert.deepEqual(await accessibilityViolations(page), []);
  await step(page, "first");
  assert.deepEqual((await shown(page)).rows, []);
  await leave();
});

test("an evaluation is shown across the board", async () => {
  for (const [game, record, player, marks] of /** @type {const} */ ([
    ["gobang", "gobang:16-first-five-120:h8i8h9i9", "cpc-gobang", 252],
    ["qubic", "qubic:first:111222333", "ttt3d", 1],
  ])) {
    const { page, leave } = await openTrace(game, record, player);
    await step(page, "last");
    assert.match(await sentence(page), /It plays /);
    const drawn = await page.locator(".thought-overlay .mark").count();
    assert.ok(drawn >= marks, `${game}: ${drawn}`);
    await page.keyboard.press("Escape");
    await page.waitForSelector(".thought-overlay", { state: "detached" });
    await leave();
  }
});

test("the trace of the last move is shown, and the match continues afterwards", async () => {
  const strength = { alone: "level-4", first: "level-4", second: "level-4" };
  const { page, saved, turn, leave } = await openGamePage(browser, site, "connect4", {
    settings: { opponent: "second", strength },
  });
  await press(page, "4");
  await page.waitForSelector("#thought-second");
  await turn();
  const record = await saved();
  const made = record.slice(-1);
  await page.click("#thought-second");
  await waitForTrace(page, "level-4");
  await page.waitForFunction(() => location.hash.includes("!"));
  await step(page, "last");
  assert.match(await sentence(page), new RegExp(`It plays ${made}[.:]`));
  const about = await page.locator(`${WINDOW} .hint`).first().innerText();
  assert.doesNotMatch(about, /once more/, "it is the original trace");
  await page.keyboard.press("Escape");
  await turn();
  assert.equal(await saved(), record);
  await leave();
});

test("the trace is loaded on first use, and then plays unless reduced motion is preferred", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    settings: { opponent: "none" },
    record: "connect4:first:44352",
    context: { reducedMotion: "no-preference" },
  });
  await page.waitForSelector("#think-open", { state: "attached" });
  await page.waitForLoadState("networkidle");
  const fetched = () => page.evaluate(() => performance.getEntriesByType("resource").length);
  const before = await fetched();
  await page.keyboard.press("i");
  await page.waitForFunction(
    (window) => /^[1-9]/.test(document.querySelector(`${window} output`)?.textContent ?? ""),
    WINDOW,
  );
  assert.ok((await fetched()) > before);
  await step(page, "play");
  assert.equal(await page.locator(`${WINDOW} [data-way=play]`).getAttribute("aria-label"), "Play");
  await leave();
});

/** Maximum DOM changes per mark: class, size, value and its size, insertion or removal. */
const MAX_CHANGES = 5;

test("a frame forces no layout, and changes little except for its marks", async () => {
  const record = "reversi:diagonal-mole:f5d6c3d3c4f4f6";
  const { page, leave } = await openTrace("reversi", record, "aufpasser-4");
  const frames = await page.evaluate((window) => {
    let forced = 0;
    // Reading one of these forces a layout.
    const owners = [
      [Element.prototype, ["clientWidth", "clientHeight", "scrollTop", "scrollHeight"]],
      [HTMLElement.prototype, ["offsetWidth", "offsetHeight", "offsetTop", "innerText"]],
    ];
    for (const [owner, names] of /** @type {[object, string[]][]} */ (owners)) {
      for (const name of names) {
        const { get } = /** @type {any} */ (Object.getOwnPropertyDescriptor(owner, name));
        Object.defineProperty(owner, name, {
          get() {
            forced += 1;
            return get.call(this);
          },
        });
      }
    }
    for (const name of /** @type {const} */ (["getBoundingClientRect", "getClientRects"])) {
      const own = /** @type {() => unknown} */ (Element.prototype[name]);
      Element.prototype[name] = /** @type {any} */ (
        /** @this {Element} */
        function () {
          forced += 1;
          return own.call(this);
        }
      );
    }
    const overlay = /** @type {Element} */ (document.querySelector(".thought-overlay"));
    const watcher = new MutationObserver(() => {});
    const every = { subtree: true, childList: true, attributes: true, characterData: true };
    watcher.observe(overlay, every);
    const states = () =>
      new Map(
        [...overlay.querySelectorAll(".mark")].map((mark) => [
          mark,
          mark.getAttribute("class") + (mark.getAttribute("style") ?? "") + mark.textContent,
        ]),
      );
    const on = /** @type {HTMLElement} */ (document.querySelector(`${window} [data-way=on]`));
    return Array.from({ length: 60 }, () => {
      const before = states();
      on.click();
      const after = states();
      const different = [...after].filter(([mark, state]) => before.get(mark) !== state).length;
      const gone = [...before.keys()].filter((mark) => !after.has(mark)).length;
      const changes = watcher.takeRecords().length;
      const count = forced;
      forced = 0;
      return { forced: count, marks: different + gone, changes };
    });
  }, WINDOW);
  for (const [at, { forced, marks, changes }] of frames.entries()) {
    assert.equal(forced, 0, `frame ${at + 1} forces a layout`);
    // And the line of considered moves.
    assert.ok(changes <= 1 + MAX_CHANGES * marks, `frame ${at + 1}: ${changes}, ${marks}`);
  }
  assert.ok(frames.some(({ marks }) => marks > 0));
  await leave();
});

test("on a phone and a tablet the window does not cover the board", async () => {
  for (const [game, record, player] of /** @type {const} */ ([
    ["reversi", "reversi:diagonal-mole:f5d6c3d3c4f4f6", "aufpasser-2"],
    ["chess", "chess:standard:e2e4e7e5", "schach-c64"],
    ["qubic", "qubic:first:111222333", "ttt3d"],
    ["connect4", "connect4:first:4435", "anfaenger"],
  ])) {
    // The longest title of the three languages.
    const context = { viewport: { width: 320, height: 568 }, locale: "fi-FI" };
    const { page, leave } = await openTrace(game, record, player, { context });
    await step(page, "last");
    for (const [width, height] of [
      [320, 568],
      [375, 667],
      [768, 1024],
    ]) {
      await page.setViewportSize({ width, height });
      await waitTwoFrames(page); // the window is positioned again
      const [end, start, buttons] = await page.evaluate((window) => {
        const box = (/** @type {string} */ which) =>
          /** @type {Element} */ (document.querySelector(which)).getBoundingClientRect();
        return [box("#board").bottom, box(window).top, box(`${window} [data-way=play]`).bottom];
      }, WINDOW);
      assert.ok(
        start >= end,
        `${game}, ${width}: the board ends at ${end}, the window starts at ${start}`,
      );
      assert.ok(buttons <= height, `${game}, ${width}: the buttons are visible`);
    }
    await leave();
  }
});

test("on a rotated phone the window is next to the board, with the sentence visible", async () => {
  const record = "reversi:diagonal-mole:f5d6c3d3c4f4f6";
  const context = { viewport: { width: 375, height: 667 } };
  const { page, leave } = await openTrace("reversi", record, "aufpasser-2", { context });
  await step(page, "last");
  await page.setViewportSize({ width: 667, height: 375 });
  await waitTwoFrames(page);
  const { right, left, seen } = await page.evaluate((window) => {
    const find = (/** @type {string} */ which) =>
      /** @type {Element} */ (document.querySelector(which));
    const parts = [".sentence", "[data-way=play]"].map((which) => find(`${window} ${which}`));
    return {
      right: find("#board").getBoundingClientRect().right,
      left: find(window).getBoundingClientRect().left,
      seen: parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    };
  }, WINDOW);
  assert.ok(left >= right, "next to the board");
  assert.deepEqual(seen, [true, true]);
  await leave();
});

test("the sentence of the current step changes with the language", async () => {
  const { page, leave } = await openTrace("qubic", "qubic:first:111222333", "ttt3d");
  await step(page, "on");
  const english = await sentence(page);
  await page.selectOption("#language", "de");
  await page.waitForSelector("html[lang=de]");
  assert.notEqual(await sentence(page), english);
  await step(page, "back");
  assert.equal(await sentence(page), mind["mind.ready"]);
  await page.selectOption("#language", "en");
  await page.waitForSelector("html[lang=en]");
  assert.equal(await sentence(page), "Ready. Play, or go step by step.");
  await leave();
});

test("on the smallest phone the longest sentence leaves the buttons visible", async () => {
  for (const [game, record, player] of /** @type {const} */ ([
    ["reversi", "reversi:diagonal-mole:f5d6c3d3c4f4f6", "aufpasser-4"],
    ["gobang", "gobang:16-first-five-120:h8i8h9i9", "cpc-gobang"],
    ["chess", "chess:standard:e2e4e7e5", "schach-c64"],
    ["qubic", "qubic:first:111222333", "ttt3d"],
    ["connect4", "connect4:first:4435", "anfaenger"],
  ])) {
    const context = { viewport: { width: 320, height: 568 } };
    const { page, leave } = await openTrace(game, record, player, { context });
    for (const language of ["en", "de", "fi"]) {
      if (language !== "en") {
        await page.keyboard.press("Escape");
        await page.selectOption("#language", language);
        await page.waitForSelector(`html[lang=${language}]`);
        await openThinkWindow(page, player);
      }
      assert.deepEqual(await page.evaluate(coveringSentences, WINDOW), [], `${game}, ${language}`);
    }
    await leave();
  }
});

/**
 * Runs in the page: lists sentences that cover the next-step button, for the first steps and the last one.
 * @param {string} window
 */
function coveringSentences(window) {
  const find = (/** @type {string} */ which) =>
    /** @type {HTMLElement} */ (document.querySelector(`${window} ${which}`));
  const [on, way] = [find("[data-way=on]"), find("[type=range]")];
  const last = Number(/** @type {HTMLInputElement} */ (way).max);
  const found = [];
  find("[data-way=first]").click();
  for (let step = 0; step <= Math.min(60, last); step += 1) {
    if (step === 60) find("[data-way=last]").click();
    else on.click();
    const { left, right, top, bottom } = on.getBoundingClientRect();
    const corners = [top + 2, bottom - 2].map((y) =>
      document.elementFromPoint((left + right) / 2, y),
    );
    if (corners.some((one) => one !== on)) found.push(find(".sentence").textContent);
  }
  return found;
}

test("the trace of a modern level has each depth, in other languages too", async () => {
  const record = "reversi:diagonal-mole:f5d6c3d3c4f4f6";
  const { page, leave } = await openTrace("reversi", record, "level-5", {
    context: { locale: "de-DE" },
  });
  await step(page, "on");
  assert.equal(await sentence(page), "Es schaut einen Zug voraus.");
  await step(page, "last");
  assert.match(await sentence(page), /Es spielt [a-h][1-8]/);
  await leave();
});
