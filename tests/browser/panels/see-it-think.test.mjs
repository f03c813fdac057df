// "See it think": what a program told while it chose is played over the board, forwards and backwards, in words and as a
// table; the move just made is seen as it was thought of; nothing of it is fetched before.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { stratege } from "../../wasm/support/module.mjs";
import { accessibilityFaults } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { twoFrames } from "../support/frames.mjs";
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

/** A match at rest and the window with a program's thoughts. @param {string} game @param {string} line @param {string} player */
async function openThoughts(game, line, player, options = {}) {
  const settings = { opponent: "none" };
  const table = await openGamePage(browser, site, game, { line, settings, ...options });
  await openThinkWindow(table.page, player);
  return table;
}

/** @param {Page} page @param {string} player */
async function openThinkWindow(page, player) {
  await press(page, "i");
  await page.waitForSelector(`${WINDOW}[open]`);
  await page.selectOption("#think-player", player);
  await untilTold(page, player);
}

/** Once the panels are there, whose keys these are. @param {Page} page @param {string} key */
async function press(page, key) {
  await page.waitForSelector("#tool-buttons", { state: "attached" });
  await page.keyboard.press(key);
}

/** Until there is something to play, of this program. @param {Page} page @param {string} player */
const untilTold = (page, player) =>
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

/** What the player tells, natively in this process. @param {string} game @param {string} player @param {string} line */
function told(game, player, line) {
  const chooser = new stratege.Player(game, player, {}, 1);
  const choice = chooser.choose(line, {});
  const thoughts = chooser.thoughts()?.thoughts ?? [];
  chooser.free();
  return { choice, thoughts };
}

test("a search is gone through step by step, forwards and backwards", async () => {
  const line = "reversi:diagonal-mole:f5d6c3d3c4f4f6";
  const { page, leave } = await openThoughts("reversi", line, "aufpasser-4");
  const { choice, thoughts } = told("reversi", "aufpasser-4", line);
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
  assert.deepEqual(await shown(page), first, "one step back is where it was");

  const cut = thoughts.findIndex(({ kind }) => kind === "cut");
  assert.ok(cut > 0);
  await page.locator(`${WINDOW} input[type=range]`).fill(String(cut + 1));
  assert.match(await sentence(page), /^Left out.* cannot matter\.$/);
  assert.ok((await page.locator(".thought-overlay .gone").count()) > 0, "it has withered");

  await step(page, "last");
  assert.match(await sentence(page), new RegExp(`It plays ${choice.move}\\.$`));
  const best = await page.locator(`${WINDOW} tr[data-best] th`).innerText();
  assert.equal(best, choice.move);
  assert.deepEqual(await accessibilityFaults(page), []);
  await step(page, "first");
  assert.deepEqual((await shown(page)).rows, []);
  await leave();
});

test("a valuation sweeps over the board", async () => {
  for (const [game, line, player, marks] of /** @type {const} */ ([
    ["gobang", "gobang:16-first-five-120:h8i8h9i9", "cpc-gobang", 252],
    ["qubic", "qubic:first:111222333", "ttt3d", 1],
  ])) {
    const { page, leave } = await openThoughts(game, line, player);
    await step(page, "last");
    assert.match(await sentence(page), /It plays /);
    const drawn = await page.locator(".thought-overlay .mark").count();
    assert.ok(drawn >= marks, `${game}: ${drawn}`);
    await page.keyboard.press("Escape");
    await page.waitForSelector(".thought-overlay", { state: "detached" });
    await leave();
  }
});

test("the move just made is seen as it was thought of, and the match goes on after it", async () => {
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
  await untilTold(page, "level-4");
  await page.waitForFunction(() => location.hash.includes("!"));
  await step(page, "last");
  assert.match(await sentence(page), new RegExp(`It plays ${made}[.:]`));
  const about = await page.locator(`${WINDOW} .hint`).first().innerText();
  assert.doesNotMatch(about, /once more/, "it is the thought itself");
  await page.keyboard.press("Escape");
  await turn();
  assert.equal(await saved(), record);
  await leave();
});

test("nothing of it is fetched before somebody wants it; then it plays, unless motion is unwelcome", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    settings: { opponent: "none" },
    line: "connect4:first:44352",
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

/** Of one mark: its class, how far it has grown, its value and the size of that; and a mark that comes or goes. */
const CHANGES_OF_A_MARK = 5;

test("a picture asks for no layout, and changes little beside the marks that change", async () => {
  const line = "reversi:diagonal-mole:f5d6c3d3c4f4f6";
  const { page, leave } = await openThoughts("reversi", line, "aufpasser-4");
  const pictures = await page.evaluate((window) => {
    let asked = 0;
    // Whoever reads one of these makes the browser lay out the page at once.
    const owners = [
      [Element.prototype, ["clientWidth", "clientHeight", "scrollTop", "scrollHeight"]],
      [HTMLElement.prototype, ["offsetWidth", "offsetHeight", "offsetTop", "innerText"]],
    ];
    for (const [owner, names] of /** @type {[object, string[]][]} */ (owners)) {
      for (const name of names) {
        const { get } = /** @type {any} */ (Object.getOwnPropertyDescriptor(owner, name));
        Object.defineProperty(owner, name, {
          get() {
            asked += 1;
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
          asked += 1;
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
      const seen = asked;
      asked = 0;
      return { asked: seen, marks: different + gone, changes };
    });
  }, WINDOW);
  for (const [at, { asked, marks, changes }] of pictures.entries()) {
    assert.equal(asked, 0, `picture ${at + 1} makes the browser lay out the page`);
    // And the line of the moves that are tried.
    assert.ok(changes <= 1 + CHANGES_OF_A_MARK * marks, `picture ${at + 1}: ${changes}, ${marks}`);
  }
  assert.ok(pictures.some(({ marks }) => marks > 0));
  await leave();
});

test("on a telephone and a tablet the window leaves the whole board free", async () => {
  for (const [game, line, player] of /** @type {const} */ ([
    ["reversi", "reversi:diagonal-mole:f5d6c3d3c4f4f6", "aufpasser-2"],
    ["chess", "chess:standard:e2e4e7e5", "schach-c64"],
    ["qubic", "qubic:first:111222333", "ttt3d"],
    ["connect4", "connect4:first:4435", "anfaenger"],
  ])) {
    // Of the three languages this has the longest title.
    const context = { viewport: { width: 320, height: 568 }, locale: "fi-FI" };
    const { page, leave } = await openThoughts(game, line, player, { context });
    await step(page, "last");
    for (const [width, height] of [
      [320, 568],
      [375, 667],
      [768, 1024],
    ]) {
      await page.setViewportSize({ width, height });
      await twoFrames(page); // the window finds its place anew
      const [end, begin, buttons] = await page.evaluate((window) => {
        const box = (/** @type {string} */ which) =>
          /** @type {Element} */ (document.querySelector(which)).getBoundingClientRect();
        return [box("#board").bottom, box(window).top, box(`${window} [data-way=play]`).bottom];
      }, WINDOW);
      assert.ok(
        begin >= end,
        `${game}, ${width}: the board ends at ${end}, the window begins at ${begin}`,
      );
      assert.ok(buttons <= height, `${game}, ${width}: the buttons are seen`);
    }
    await leave();
  }
});

test("on a telephone that is turned it stands beside the board, with the sentence in sight", async () => {
  const line = "reversi:diagonal-mole:f5d6c3d3c4f4f6";
  const context = { viewport: { width: 375, height: 667 } };
  const { page, leave } = await openThoughts("reversi", line, "aufpasser-2", { context });
  await step(page, "last");
  await page.setViewportSize({ width: 667, height: 375 });
  await twoFrames(page);
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
  assert.ok(left >= right, "beside the board");
  assert.deepEqual(seen, [true, true]);
  await leave();
});

test("on the smallest phone the longest sentence leaves the buttons in the window", async () => {
  for (const [game, line, player] of /** @type {const} */ ([
    ["reversi", "reversi:diagonal-mole:f5d6c3d3c4f4f6", "aufpasser-4"],
    ["gobang", "gobang:16-first-five-120:h8i8h9i9", "cpc-gobang"],
    ["chess", "chess:standard:e2e4e7e5", "schach-c64"],
    ["qubic", "qubic:first:111222333", "ttt3d"],
    ["connect4", "connect4:first:4435", "anfaenger"],
  ])) {
    const context = { viewport: { width: 320, height: 568 } };
    const { page, leave } = await openThoughts(game, line, player, { context });
    for (const language of ["en", "de", "fi"]) {
      if (language !== "en") {
        await page.keyboard.press("Escape");
        await page.selectOption("#language", language);
        await page.waitForSelector(`html[lang=${language}]`);
        await openThinkWindow(page, player);
      }
      assert.deepEqual(await page.evaluate(sentencesInTheWay, WINDOW), [], `${game}, ${language}`);
    }
    await leave();
  }
});

/** In the page: the sentences that cover the button of the next step, of the first steps and of the last one. @param {string} window */
function sentencesInTheWay(window) {
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

test("a modern level tells of each depth, in other languages too", async () => {
  const line = "reversi:diagonal-mole:f5d6c3d3c4f4f6";
  const { page, leave } = await openThoughts("reversi", line, "level-5", {
    context: { locale: "de-DE" },
  });
  await step(page, "on");
  assert.equal(await sentence(page), "Es schaut einen Zug voraus.");
  await step(page, "last");
  assert.match(await sentence(page), /Es spielt [a-h][1-8]/);
  await leave();
});
