// Reversi's starts, passes and results.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { assertAgrees } from "../support/games/reversi-assertions.mjs";
import { openReversi } from "../support/games/reversi-page.mjs";
import { en } from "../support/games/reversi-texts.mjs";
import { afterMove, findPosition, mustPass, newGame, starts, viewOf } from "../support/rules.mjs";
import { openSite } from "../support/site.mjs";
import { advance, virtualTime } from "../support/virtual-time.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** @param {string} record */
const cellOfLastMove = (record) => {
  const cell = viewOf(record).last?.cell;
  assert.ok(typeof cell === "number");
  return cell;
};

test("a selected start applies to the next match, not to the current one", async () => {
  const table = await openReversi(browser, site, { settings: { opponent: "none" } });
  let present = newGame("diagonal-tomato");
  for (const start of [...starts.slice(1), starts[0]]) {
    const [layout, begins] = start.split("-");
    await table.choose("layout", layout);
    await table.choose("begins", begins);
    assertAgrees(await table.state(), present);
    await table.press("new");
    present = newGame(start);
    const state = await table.state();
    assertAgrees(state, present);
    assert.equal(state.turn, en[begins === "tomato" ? "first.turn" : "second.turn"]);
    await table.play(state.legal[0]);
    present = afterMove(present, viewOf(present).legal[0].text);
    assertAgrees(await table.state(), present);
  }
  await table.leave();
});

test("a computer that begins moves without a click", async () => {
  const settings = { opponent: "second", start: "parallel-mole" };
  const table = await openReversi(browser, site, { settings });
  await table.turn();
  const [first] = await table.snapshots();
  assert.equal(viewOf(first.record).start, "parallel-mole");
  assert.equal((await table.state()).ply, 1);
  await table.leave();
});

test("two players: a pass is announced, needs no click and is listed", async () => {
  const { records, ply } = findPosition((all, at) => at > 0 && mustPass(viewOf(all[at])));
  const settings = { opponent: "none", pause: 500 };
  const record = records[ply - 1];
  const table = await openReversi(browser, site, { settings, record, before: virtualTime });
  const passing = viewOf(records[ply]).side;
  await table.play(cellOfLastMove(records[ply]));
  const during = await table.state();
  assertAgrees(during, records[ply]);
  assert.equal(during.turn, en[`${passing}.passes`]);
  await advance(table.page, 499);
  assertAgrees(await table.state(), records[ply]);
  await advance(table.page, 1);
  await table.turn();
  const then = await table.state();
  assertAgrees(then, records[ply + 1]);
  assert.equal(then.moves.at(-1), en.pass);
  assert.ok(then.turn.startsWith(en[`${passing}.passed`]));
  await advance(table.page, 150);
  await table.page
    .locator("#spoken")
    .filter({ hasText: en[`${passing}.passes`] })
    .waitFor({ state: "attached" });
  assert.equal(await table.page.locator("dialog[open]").count(), 0);
  await table.leave();
});

test("with a switch, a pass is a message that waits for an OK, and the match continues", async () => {
  const { records, ply } = findPosition((all, at) => at > 0 && mustPass(viewOf(all[at])));
  const settings = { opponent: "none", switches: { "pass-message": true } };
  const table = await openReversi(browser, site, { settings, record: records[ply - 1] });
  const { page } = table;
  const passing = viewOf(records[ply]).side;
  await table.play(cellOfLastMove(records[ply]));
  await page.waitForSelector("#pass-message:modal");
  const sentence = en[`${passing}.passes`];
  assert.equal(await page.textContent("#pass-text"), sentence);
  assert.equal((await table.state()).turn, sentence);
  assertAgrees(await table.state(), records[ply]);
  await page.keyboard.press("Enter"); // the button has the focus
  await table.turn();
  const then = await table.state();
  assertAgrees(then, records[ply + 1]);
  assert.equal(then.moves.at(-1), en.pass);
  assert.equal(await page.locator("dialog[open]").count(), 0);
  await table.leave();
});

test("at 640 by 480 the whole page is visible: heading, fence, board, scores and footer", async () => {
  for (const locale of ["en-US", "de-DE", "fi-FI"]) {
    const context = { locale, viewport: { width: 640, height: 480 } };
    const table = await openReversi(browser, site, { settings: { opponent: "none" }, context });
    const { width, height, hidden } = await table.page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
      hidden: [
        "h1",
        "#scores",
        "#turn",
        "#board",
        "#new",
        "#help",
        "#leave",
        ".tablist",
        "footer p",
      ]
        .map((selector) => ({
          selector,
          box: document.querySelector(selector)?.getBoundingClientRect(),
        }))
        .filter(({ box }) => !box || box.width === 0 || box.top < 0 || box.bottom > innerHeight)
        .map(({ selector }) => selector),
    }));
    assert.deepEqual(
      { width, hidden, height: Math.max(480, height) },
      { width: 640, hidden: [], height: 480 },
      locale,
    );
    await table.leave();
  }
});

test("the last picket leaves the page for the start page", async () => {
  const table = await openReversi(browser, site, { settings: { opponent: "none" } });
  assert.equal(await table.page.textContent(".toolbar li:last-child .picket"), "Games");
  await table.page.click("#leave");
  await table.page.waitForSelector("main.start");
  await table.leave();
});

for (const who of /** @type {const} */ (["person", "computer"])) {
  test(`against a computer: the ${who} passes and the match continues`, async () => {
    const { records, ply } = findPosition(
      (all, at) => at > 0 && at < all.length - 12 && mustPass(viewOf(all[at])),
    );
    const passing = viewOf(records[ply]).side;
    const other = passing === "first" ? "second" : "first";
    const opponent = who === "computer" ? passing : other;
    const table = await openReversi(browser, site, {
      settings: { opponent: "none" },
      record: records[ply - 1],
    });
    // The computer takes its place after the move before the pass.
    await table.play(cellOfLastMove(records[ply]));
    await table.page.check(`input[name="opponent"][value="${opponent}"]`);
    await table.turn();
    const { moves, open } = await table.state();
    assert.equal(moves[ply], en.pass);
    assert.ok(open);
    assert.ok(moves.length > (who === "person" ? ply + 1 : ply));
    await table.leave();
  });
}

/** The second side wins with thirteen stones; 51 squares stay empty. */
const wipedOut = "reversi:diagonal-mole:e6f4e3f6g5d6e7f5c5";

for (const [empties, score, note] of /** @type {const} */ ([
  [false, [0, 13], ""],
  [true, [0, 64], en["empties.counted"]],
])) {
  test(`the result, with empty squares ${empties ? "" : "not "}for the winner`, async () => {
    const record = wipedOut.slice(0, -2);
    const settings = { opponent: "none" };
    const table = await openReversi(browser, site, { settings, record });
    if (empties) await table.page.check("#empties");
    await table.play(cellOfLastMove(wipedOut));
    await table.result();
    const state = await table.state();
    const final = `${score[0]} : ${score[1]}`;
    assert.deepEqual(state.result, { title: en["second.wins"], score: final, note });
    assertAgrees(state, wipedOut); // the scores next to the board count stones only
    await table.page
      .locator("#spoken")
      .filter({ hasText: `${en["second.wins"]}, ${final}.` })
      .waitFor({ state: "attached" });
    await table.leave();
  });
}

test("a change of the setting for empty squares changes only the result", async () => {
  const settings = { opponent: "none" };
  const table = await openReversi(browser, site, { settings, record: wipedOut.slice(0, -2) });
  for (const final of ["0 : 13", "0 : 64", "0 : 13"]) {
    await table.play(cellOfLastMove(wipedOut));
    await table.result();
    assert.equal((await table.state()).result?.score, final);
    await table.page.click("#result-look");
    await table.page.locator("#empties").click();
    const state = await table.state();
    assert.equal(state.result, null);
    assertAgrees(state, wipedOut);
    await table.press("undo");
  }
  await table.leave();
});

for (const key of ["Enter", "n"]) {
  test(`a new match is one key away from the result: ${key}`, async () => {
    const settings = { opponent: "none" };
    const table = await openReversi(browser, site, { settings, record: wipedOut.slice(0, -2) });
    await table.play(cellOfLastMove(wipedOut));
    await table.result();
    await table.page.keyboard.press(key);
    const state = await table.state();
    assert.equal(state.result, null);
    assertAgrees(state, newGame("diagonal-tomato"));
    await table.leave();
  });
}

test("a draw is reported as a draw", async () => {
  const { records } = findPosition((all, at) => {
    const { outcome } = viewOf(all[at]);
    return outcome !== null && outcome.winner === null;
  });
  const last = records.length - 1;
  const settings = { opponent: "none", switches: { empties: true } };
  const table = await openReversi(browser, site, { settings, record: records[last - 1] });
  await table.turn();
  await table.play(cellOfLastMove(records[last]));
  await table.result();
  const { result } = await table.state();
  assert.deepEqual(result, { title: en.draw, score: "32 : 32", note: "" });
  await table.leave();
});
