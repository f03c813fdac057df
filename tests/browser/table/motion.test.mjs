// Motion that explains a move: pieces slide, the row that has won lights up from end to end, and no picture of it needs a
// layout.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { twoFrames } from "../support/frames.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { alone as alonePlayingChess, openChessPage } from "../support/games/chess-page.mjs";
import { countWork, watchWork } from "../support/page-work.mjs";
import { openSite } from "../support/site.mjs";
import { showTab } from "../support/tabs.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** To be run before the page's own scripts: what a script sets in motion stands still at its beginning. */
const paused = `{
  const animate = Element.prototype.animate;
  globalThis.motions = [];
  Element.prototype.animate = function (...given) {
    const motion = animate.apply(this, given);
    motion.pause();
    globalThis.motions.push(motion);
    return motion;
  };
}`;

const moving = /** @type {const} */ ({ reducedMotion: "no-preference" });

/** @param {string} [line] @param {import("playwright-core").BrowserContextOptions} [context] */
async function openPaused(line, context = moving) {
  const chess = await openChessPage(browser, site, {
    settings: alonePlayingChess,
    before: paused,
    line,
    context,
  });
  return {
    ...chess,
    /** Where those pieces begin that have been set in motion since the last time. */
    async begun() {
      await twoFrames(chess.page);
      return chess.page.evaluate(() => {
        /** @type {Animation[]} */
        const motions = Reflect.get(globalThis, "motions").splice(0);
        return motions.map(({ effect }) => {
          const piece = /** @type {KeyframeEffect} */ (effect).target;
          if (!piece) throw new Error("Nothing moves.");
          const { x, y, width, height } = piece.getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        });
      });
    },
    /** @param {string} moves */
    untilMade: (moves) =>
      chess.page.waitForFunction(
        // What has been taken back follows an exclamation mark.
        (moves) => location.hash.split("!")[0] === `#chess:standard:${moves}`,
        moves,
      ),
  };
}

/** @param {number[][]} begun @param {number[][]} wanted */
function assertNear(begun, wanted) {
  assert.equal(begun.length, wanted.length);
  for (const [at, [x, y]] of begun.entries()) {
    const apart = Math.hypot(x - wanted[at][0], y - wanted[at][1]);
    assert.ok(apart < 1.5, `${x} ${y}, not ${wanted[at]}`);
  }
}

test("a piece slides from its square, and back when the move is taken back", async () => {
  const chess = await openPaused();
  const [e2, e4] = [await chess.centreOf("e2"), await chess.centreOf("e4")];
  await chess.keys("e2", "e4");
  await chess.untilMade("e2e4");
  assertNear(await chess.begun(), [e2]);
  await chess.page.click("#undo");
  await chess.untilMade("");
  assertNear(await chess.begun(), [e4]);
  await chess.leave();
});

test("on a turned board as well, and king and rook when castling", async () => {
  const chess = await openPaused("chess:standard:e2e4e7e5g1f3g8f6f1c4f8c5");
  assert.deepEqual(await chess.begun(), []);
  await chess.page.keyboard.press("f");
  assert.deepEqual(await chess.begun(), []);
  const [king, rook] = [await chess.centreOf("e1"), await chess.centreOf("h1")];
  await chess.click("e1", "g1");
  await chess.untilMade("e2e4e7e5g1f3g8f6f1c4f8c5e1g1");
  const begun = await chess.begun();
  const isKingFirst = Math.hypot(begun[0][0] - king[0], begun[0][1] - king[1]) < 1.5;
  assertNear(begun, isKingFirst ? [king, rook] : [rook, king]);
  await chess.leave();
});

test("a piece that is carried by hand does not slide, nor does any with reduced motion", async () => {
  const chess = await openPaused();
  await chess.drag("e2", "e4");
  await chess.untilMade("e2e4");
  assert.deepEqual(await chess.begun(), []);
  await chess.click("e7", "e5");
  await chess.untilMade("e2e4e7e5");
  assert.equal((await chess.begun()).length, 1);
  await chess.leave();
  const still = await openPaused(undefined, { reducedMotion: "reduce" });
  await still.keys("e2", "e4");
  await still.untilMade("e2e4");
  assert.deepEqual(await still.begun(), []);
  await still.leave();
});

/** Games whose last move wins. @type {Record<string, { line: string, lit: string }>} */
const WON = {
  gobang: {
    line: "gobang:16-first-five-120:h8a1h9a3h10a5h11a7h12",
    lit: "#board button[data-won]::before",
  },
  connect4: { line: "connect4:first:1213141", lit: "td[data-won]::before" },
  qubic: { line: "qubic:first:111222112223113224114", lit: ".cell[data-won]::after" },
};

/** Name and delay of the first motion of each lit cell. @param {string[]} lit */
const lights = ([selector, pseudo]) =>
  [...document.querySelectorAll(selector)].map((cell) => {
    const { animationName, animationDelay } = getComputedStyle(cell, pseudo);
    return { name: animationName.split(",")[0], delay: Number.parseFloat(animationDelay) };
  });

for (const [game, { line, lit }] of Object.entries(WON)) {
  test(`${game}: the row that has won lights up from one end to the other`, async () => {
    const [selector, pseudo] = lit.split("::");
    for (const reducedMotion of /** @type {const} */ (["no-preference", "reduce"])) {
      const context = { reducedMotion };
      const { page, leave } = await openGamePage(browser, site, game, { line, context });
      await page.waitForSelector(selector, { state: "attached" });
      const cells = await page.evaluate(lights, [selector, `::${pseudo}`]);
      const isMoving = reducedMotion === "no-preference";
      const wanted = isMoving ? "row-drawn" : "none";
      assert.deepEqual([...new Set(cells.map(({ name }) => name))], [wanted], game);
      const delays = cells.map(({ delay }) => delay);
      if (isMoving) {
        assert.equal(new Set(delays).size, cells.length, String(delays));
        assert.deepEqual(
          delays,
          delays.toSorted((one, other) => one - other),
        );
      }
      await leave();
    }
  });
}

/** A move in each game, for two people. */
const MOVES = { reversi: "f5", gobang: "h8", chess: "e4", qubic: "222", connect4: "4" };
/** So that there are many pictures. */
const SLOWER = 0.1;
/** Where a stone begins to turn, stands on its edge and lies still, and what is told of the move. */
const MOST_LAYOUTS = 4;

for (const [game, move] of Object.entries(MOVES)) {
  test(`${game}: a move that is seen is not laid out picture by picture`, async () => {
    const { page, leave } = await openGamePage(browser, site, game, {
      settings: { opponent: "none", start: game === "reversi" ? "diagonal-mole" : undefined },
      before: countWork,
      context: moving,
    });
    await page.waitForLoadState("networkidle");
    await showTab(page, "record");
    await page.fill("#typed-move", move);
    await twoFrames(page);
    await page.press("#typed-move", "Enter");
    await page.waitForFunction(() => document.querySelector("#record button") !== null);
    await twoFrames(page);
    const work = await watchWork(page);
    await work();
    await page.evaluate((rate) => {
      const board = document.querySelector("#board");
      const motions = board?.getAnimations({ subtree: true }) ?? [];
      for (const motion of motions) motion.playbackRate = rate;
      return Promise.all(motions.map(({ finished }) => finished));
    }, SLOWER);
    const { layouts } = await work();
    assert.ok(layouts <= MOST_LAYOUTS, String(layouts));
    await leave();
  });
}
