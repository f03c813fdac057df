// Animations of moves and of winning rows: where they start and in which order, and that no frame needs a layout.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { waitTwoFrames } from "../support/frames.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { alone as alonePlayingChess, openChessPage } from "../support/games/chess-page.mjs";
import { startCounting, workCounter } from "../support/page-work.mjs";
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

/** Script that runs before the page's scripts and pauses animations at their start. */
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

/** @param {string} [record] @param {import("playwright-core").BrowserContextOptions} [context] */
async function openPaused(record, context = moving) {
  const chess = await openChessPage(browser, site, {
    settings: alonePlayingChess,
    before: paused,
    record,
    context,
  });
  return {
    ...chess,
    /** Centres of the pieces whose animation has started since the previous call. */
    async startPoints() {
      await waitTwoFrames(chess.page);
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
    /** Waits for a record in the address. @param {string} moves */
    waitForMoves: (moves) =>
      chess.page.waitForFunction(
        // Undone moves follow an exclamation mark.
        (moves) => location.hash.split("!")[0] === `#chess:standard:${moves}`,
        moves,
      ),
  };
}

/** @param {number[][]} startPoints @param {number[][]} expected */
function assertNear(startPoints, expected) {
  assert.equal(startPoints.length, expected.length);
  for (const [at, [x, y]] of startPoints.entries()) {
    const apart = Math.hypot(x - expected[at][0], y - expected[at][1]);
    assert.ok(apart < 1.5, `${x} ${y}, not ${expected[at]}`);
  }
}

test("a piece slides from its square, and back on undo", async () => {
  const chess = await openPaused();
  const [e2, e4] = [await chess.centreOf("e2"), await chess.centreOf("e4")];
  await chess.keys("e2", "e4");
  await chess.waitForMoves("e2e4");
  assertNear(await chess.startPoints(), [e2]);
  await chess.page.click("#undo");
  await chess.waitForMoves("");
  assertNear(await chess.startPoints(), [e4]);
  await chess.leave();
});

test("pieces slide on a flipped board, and king and rook when castling", async () => {
  const chess = await openPaused("chess:standard:e2e4e7e5g1f3g8f6f1c4f8c5");
  assert.deepEqual(await chess.startPoints(), []);
  await chess.page.keyboard.press("f");
  assert.deepEqual(await chess.startPoints(), []);
  const [king, rook] = [await chess.centreOf("e1"), await chess.centreOf("h1")];
  await chess.click("e1", "g1");
  await chess.waitForMoves("e2e4e7e5g1f3g8f6f1c4f8c5e1g1");
  const startPoints = await chess.startPoints();
  const isKingFirst = Math.hypot(startPoints[0][0] - king[0], startPoints[0][1] - king[1]) < 1.5;
  assertNear(startPoints, isKingFirst ? [king, rook] : [rook, king]);
  await chess.leave();
});

test("a dragged piece does not slide, nor does any with reduced motion", async () => {
  const chess = await openPaused();
  await chess.drag("e2", "e4");
  await chess.waitForMoves("e2e4");
  assert.deepEqual(await chess.startPoints(), []);
  await chess.click("e7", "e5");
  await chess.waitForMoves("e2e4e7e5");
  assert.equal((await chess.startPoints()).length, 1);
  await chess.leave();
  const still = await openPaused(undefined, { reducedMotion: "reduce" });
  await still.keys("e2", "e4");
  await still.waitForMoves("e2e4");
  assert.deepEqual(await still.startPoints(), []);
  await still.leave();
});

/** Matches won by their last move. @type {Record<string, { record: string, lit: string }>} */
const WON = {
  gobang: {
    record: "gobang:16-first-five-120:h8a1h9a3h10a5h11a7h12",
    lit: "#board button[data-won]::before",
  },
  connect4: { record: "connect4:first:1213141", lit: "td[data-won]::before" },
  qubic: { record: "qubic:first:111222112223113224114", lit: ".cell[data-won]::after" },
};

/** Name and delay of the first animation of each lit cell. @param {string[]} lit */
const lights = ([selector, pseudo]) =>
  [...document.querySelectorAll(selector)].map((cell) => {
    const { animationName, animationDelay } = getComputedStyle(cell, pseudo);
    return { name: animationName.split(",")[0], delay: Number.parseFloat(animationDelay) };
  });

for (const [game, { record, lit }] of Object.entries(WON)) {
  test(`${game}: the winning row lights up from one end to the other`, async () => {
    const [selector, pseudo] = lit.split("::");
    for (const reducedMotion of /** @type {const} */ (["no-preference", "reduce"])) {
      const context = { reducedMotion };
      const { page, leave } = await openGamePage(browser, site, game, { record, context });
      await page.waitForSelector(selector, { state: "attached" });
      const cells = await page.evaluate(lights, [selector, `::${pseudo}`]);
      const isMoving = reducedMotion === "no-preference";
      const expected = isMoving ? "row-drawn" : "none";
      assert.deepEqual([...new Set(cells.map(({ name }) => name))], [expected], game);
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

/** A move in each game. */
const MOVES = { reversi: "f5", gobang: "h8", chess: "e4", qubic: "222", connect4: "4" };
/** Playback rate, so that there are many frames. */
const SLOWER = 0.1;
/** Three stages of a stone's turn, and the announcement. */
const MAX_LAYOUTS = 4;

for (const [game, move] of Object.entries(MOVES)) {
  test(`${game}: the animation of a move needs no layout per frame`, async () => {
    const { page, leave } = await openGamePage(browser, site, game, {
      settings: { opponent: "none", start: game === "reversi" ? "diagonal-mole" : undefined },
      before: workCounter,
      context: moving,
    });
    await page.waitForLoadState("networkidle");
    await showTab(page, "record");
    await page.fill("#typed-move", move);
    await waitTwoFrames(page);
    await page.press("#typed-move", "Enter");
    await page.waitForFunction(() => document.querySelector("#record button") !== null);
    await waitTwoFrames(page);
    const work = await startCounting(page);
    await work();
    await page.evaluate((rate) => {
      const board = document.querySelector("#board");
      const motions = board?.getAnimations({ subtree: true }) ?? [];
      for (const motion of motions) motion.playbackRate = rate;
      return Promise.all(motions.map(({ finished }) => finished));
    }, SLOWER);
    const { layouts } = await work();
    assert.ok(layouts <= MAX_LAYOUTS, String(layouts));
    await leave();
  });
}
