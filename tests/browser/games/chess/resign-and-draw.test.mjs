// Declared ends of chess matches: resignation, agreed and claimed draws, a computer's reply to an offer, and their
// persistence in undo, reload and link.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../../support/chromium.mjs";
import { startNewGame } from "../../support/game-page.mjs";
import { openChessPage } from "../../support/games/chess-page.mjs";
import { openSite } from "../../support/site.mjs";
import { showTab } from "../../support/tabs.mjs";
import { advance, virtualTime } from "../../support/virtual-time.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const strength = { alone: "schach-c64", first: "schach-c64", second: "schach-c64" };
const alone = { opponent: "none", strength };
/** @param {string} moves */
const recordOf = (moves, start = "standard") => `chess:${start}:${moves}`;

/** @param {import("../../support/game-page.mjs").PageOptions} options */
async function openBoard(options) {
  const board = await openChessPage(browser, site, options);
  const { page } = board;
  await page.waitForSelector("#resign", { state: "attached" });
  await showTab(page, "record");
  return {
    ...board,
    /** Presses a button and answers the confirmation. @param {string} id @param {"yes" | "no"} [answer] */
    async press(id, answer) {
      await page.click(id);
      if (!answer) return;
      await page.waitForSelector("#confirm-dialog[open]");
      await page.click(`#confirm-${answer}`);
      await page.waitForSelector("#confirm-dialog[open]", { state: "detached" });
    },
    /** Waits for a text of the status line. @param {string} words */
    waitForStatus: (words) =>
      page.waitForFunction(
        (text) => document.querySelector("#turn-text")?.textContent === text,
        words,
      ),
    /** Waits for a notice. @param {string} words */
    waitForNotice: (words) =>
      page.waitForFunction(
        (text) => document.querySelector("#notice-text")?.textContent === text,
        words,
      ),
    /** @param {string} id */
    usable: (id) =>
      page.locator(id).evaluate((button) => button.getAttribute("aria-disabled") === null),
    async closeResult() {
      await board.result();
      await page.click("#result-look");
      await page.waitForSelector("#result[open]", { state: "detached" });
    },
  };
}

test("the dialog about resigning closes when another match is opened", async () => {
  const board = await openBoard({ settings: alone, record: recordOf("e2e4") });
  const { page } = board;
  await page.click("#resign");
  await page.waitForSelector("#confirm-dialog[open]");
  await page.evaluate((record) => (location.hash = record), recordOf("d2d4"));
  await page.waitForSelector("#confirm-dialog[open]", { state: "detached" });
  await page.waitForFunction(() => document.querySelector("#record")?.textContent?.includes("d4"));
  assert.ok(await board.usable("#resign"));
  await board.leave();
});

test("two players agree on a draw, undo and redo it, and play on instead", async () => {
  const board = await openBoard({ settings: alone });
  const { page } = board;
  await board.type("e4");
  await board.press("#draw-offer", "no");
  await board.waitForNotice("White declines the draw.");
  assert.equal((await board.state()).open, true);
  await board.press("#draw-offer", "yes");
  await board.result();
  assert.equal(await page.textContent("#result-title"), "A draw");
  assert.equal(await page.textContent("#result-note"), "Agreed by both sides, on move 1");
  assert.equal(await board.saved(), recordOf("e2e4:agreed"));
  await board.closeResult();
  assert.equal(await board.usable("#draw-offer"), false);
  await page.reload();
  await board.waitForStatus("A draw");
  assert.equal((await board.check()).record, recordOf("e2e4:agreed"));
  await page.click("#undo");
  await board.waitForStatus("Black to move");
  assert.equal((await board.check()).record, recordOf("e2e4!:agreed"));
  await page.click("#redo");
  await board.waitForStatus("A draw");
  await page.click("#undo");
  await board.type("e5");
  assert.equal((await board.check()).record, recordOf("e2e4e7e5"));
  await board.leave();
});

test("the side to move resigns after a confirmation; the list of moves leads to the end and back", async () => {
  const board = await openBoard({ settings: alone, record: recordOf("e2e4") });
  const { page } = board;
  await page.click("#resign");
  await page.waitForSelector("#confirm-dialog[open]");
  assert.equal(await page.textContent("#confirm-text"), "Black: resign this game?");
  await page.keyboard.press("Escape");
  await page.waitForSelector("#confirm-dialog[open]", { state: "detached" });
  assert.equal((await board.state()).open, true);
  await board.press("#resign", "yes");
  await board.result();
  assert.equal(await page.textContent("#result-title"), "White wins");
  assert.equal(await page.textContent("#result-note"), "The loser resigns, on move 1");
  assert.equal(await page.textContent("#result-word"), "");
  await board.closeResult();
  assert.equal(await board.saved(), recordOf("e2e4:second-resigns"));
  await page.click("#undo");
  await page.click("#undo");
  await board.waitForStatus("White to move");
  assert.equal((await board.check()).record, recordOf("!e2e4:second-resigns"));
  await showTab(page, "record");
  await page.click("#record button");
  await board.waitForStatus("White wins");
  await board.leave();
});

test("against a computer the user resigns for the own side, and undo restores the position", async () => {
  const board = await openBoard({ settings: { opponent: "second", strength } });
  const { page } = board;
  await board.type("e4");
  await page.waitForFunction(() => document.querySelectorAll("#record button").length === 2);
  await board.press("#draw-offer");
  await board.waitForNotice("Schach C 64 declines the draw.");
  await board.press("#resign", "yes");
  await board.closeResult();
  await board.waitForStatus("Black wins");
  await page.click("#undo");
  await board.waitForStatus("White to move");
  assert.equal((await board.check()).moves.length, 2);
  await board.leave();
});

test("a draw is claimed after threefold repetition and after fifty moves", async () => {
  const shuffle = "g1f3g8f6f3g1f6g8".repeat(2);
  const board = await openBoard({ settings: alone, record: recordOf(shuffle.slice(0, -4)) });
  const { page } = board;
  assert.equal(await board.usable("#draw-claim"), false);
  await board.type("Ng8");
  await board.waitForNotice("A draw can be claimed now.");
  await board.press("#draw-claim");
  await board.result();
  assert.equal(
    await page.textContent("#result-note"),
    "The same position for the third time, on move 4",
  );
  assert.equal(await board.saved(), recordOf(`${shuffle}:claimed`));
  await board.closeResult();
  await startNewGame(page);
  await page.evaluate(
    (text) => {
      location.hash = text;
    },
    recordOf("", "7k/8/8/8/8/8/R7/7K_w_-_-_100_90"),
  );
  await page.waitForFunction(
    () => document.querySelector("#draw-claim")?.getAttribute("aria-disabled") === null,
  );
  await board.press("#draw-claim");
  await board.result();
  assert.match((await page.textContent("#result-note")) ?? "", /^50 moves without capture/);
  await board.leave();
});

test("an offer ends with the match: the clock runs out during it, and the result is shown", async () => {
  const left = { first: 60_000, second: 1000 };
  const clock = { used: true, stopped: false, minutes: 1, increment: 0, left };
  const stored = JSON.stringify(JSON.stringify(clock));
  const board = await openBoard({
    settings: alone,
    record: recordOf("e2e4"),
    before: `${virtualTime} localStorage.setItem("stratege.1.chess.clock", ${stored});`,
  });
  const { page } = board;
  await page.waitForSelector(".clock[data-runs]");
  await page.click("#draw-offer");
  await page.waitForSelector("#confirm-dialog[open]");
  await advance(page, 1000);
  await page.waitForSelector("#confirm-dialog[open]", { state: "detached" });
  await advance(page, 2000); // before the result covers the board
  await board.result();
  assert.equal(await page.textContent("#result-note"), "Lost on time");
  assert.equal(await board.saved(), recordOf("e2e4:second-out-of-time"));
  await board.leave();
});

test("an offer is valid only in the position in which it was made", async () => {
  const board = await openBoard({ settings: alone, record: recordOf("e2e4") });
  const { page } = board;
  await page.click("#draw-offer");
  await page.waitForSelector("#confirm-dialog[open]");
  await page.evaluate((text) => {
    location.hash = text;
  }, recordOf("d2d4d7d5"));
  await page.waitForFunction(() => document.querySelectorAll("#record button").length === 2);
  await page.waitForSelector("#confirm-dialog[open]", { state: "detached" });
  await board.type("c4");
  assert.equal((await board.check()).record, recordOf("d2d4d7d5c2c4"));
  await board.leave();
});

test("a link with a damaged end is reported, and the previous match continues", async () => {
  const board = await openBoard({ settings: alone, record: recordOf("e2e4") });
  const { page } = board;
  for (const [end, why] of [
    ["e2e4:lost", "The ending given after the moves does not exist."],
    ["e2e4:claimed", "No draw can be claimed after the last move."],
    ["f2f3e7e5g2g4d8h4:agreed", "The game was over before the ending given."],
  ]) {
    await page.evaluate((text) => {
      location.hash = text;
    }, recordOf(end));
    await page.waitForFunction(
      (text) => document.querySelector("#notice-text")?.textContent?.includes(text),
      why,
    );
    assert.equal((await board.check()).record, recordOf("e2e4"));
  }
  await board.leave();
});

test("a start position in check is marked, and a flipped board stays flipped", async () => {
  const board = await openBoard({
    settings: alone,
    record: recordOf("", "4k3/8/8/8/8/8/4r3/4K3_w_-_-_0_1"),
  });
  const { page } = board;
  assert.deepEqual((await board.check()).check, ["e1"]);
  await page.click("#flip");
  await page.waitForSelector("#board[data-turned]");
  await page.reload();
  await page.waitForSelector("#board[data-turned]");
  await board.type("Kxe2");
  assert.deepEqual((await board.state()).check, []);
  await board.leave();
});
