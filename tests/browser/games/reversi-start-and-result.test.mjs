// How a game begins, what happens when a side must pass, and how the end is shown.

import assert from "node:assert/strict";
import { after as afterAll, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { assertAgrees } from "../support/games/reversi-assertions.mjs";
import { openReversi } from "../support/games/reversi-page.mjs";
import { en } from "../support/games/reversi-texts.mjs";
import { after, findPlace, mustPass, newGame, starts, viewOf } from "../support/rules.mjs";
import { openSite } from "../support/site.mjs";
import { pass, virtualTime } from "../support/virtual-time.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
afterAll(() => Promise.all([browser?.close(), site?.close()]));

/**
 * The cell of the move that leads from one line to the next.
 * @param {string} line
 */
const cellOfLastMove = (line) => {
  const cell = viewOf(line).last?.cell;
  assert.ok(typeof cell === "number");
  return cell;
};

test("all four starts: chosen for the next new game, not for this one", async () => {
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
    present = after(present, viewOf(present).legal[0].text);
    assertAgrees(await table.state(), present);
  }
  await table.leave();
});

test("a computer that begins moves by itself", async () => {
  const settings = { opponent: "second", start: "parallel-mole" };
  const table = await openReversi(browser, site, { settings });
  await table.turn();
  const [first] = await table.snapshots();
  assert.equal(viewOf(first.line).start, "parallel-mole");
  assert.equal((await table.state()).ply, 1);
  await table.leave();
});

test("two people: a pass is told, needs no click and stands in the record", async () => {
  const { lines, ply } = findPlace((all, at) => at > 0 && mustPass(viewOf(all[at])));
  const settings = { opponent: "none", pause: 500 };
  const line = lines[ply - 1];
  const table = await openReversi(browser, site, { settings, line, before: virtualTime });
  const passing = viewOf(lines[ply]).side;
  await table.play(cellOfLastMove(lines[ply]));
  const during = await table.state();
  assertAgrees(during, lines[ply]);
  assert.equal(during.turn, en[`${passing}.passes`]);
  await pass(table.page, 499);
  assertAgrees(await table.state(), lines[ply]);
  await pass(table.page, 1);
  await table.turn();
  const then = await table.state();
  assertAgrees(then, lines[ply + 1]);
  assert.equal(then.moves.at(-1), en.pass);
  assert.ok(then.turn.startsWith(en[`${passing}.passed`]));
  await pass(table.page, 150);
  await table.page
    .locator("#spoken")
    .filter({ hasText: en[`${passing}.passes`] })
    .waitFor({ state: "attached" });
  assert.equal(await table.page.locator("dialog[open]").count(), 0);
  await table.leave();
});

for (const who of /** @type {const} */ (["person", "computer"])) {
  test(`against a computer: the ${who} passes and the game goes on`, async () => {
    const { lines, ply } = findPlace(
      (all, at) => at > 0 && at < all.length - 12 && mustPass(viewOf(all[at])),
    );
    const passing = viewOf(lines[ply]).side;
    const other = passing === "first" ? "second" : "first";
    const opponent = who === "computer" ? passing : other;
    const table = await openReversi(browser, site, {
      settings: { opponent: "none" },
      line: lines[ply - 1],
    });
    // The computer sits down when the move before the pass has been made.
    await table.play(cellOfLastMove(lines[ply]));
    await table.page.check(`input[name="opponent"][value="${opponent}"]`);
    await table.turn();
    const { moves, open } = await table.state();
    assert.equal(moves[ply], en.pass);
    assert.ok(open);
    assert.ok(moves.length > (who === "person" ? ply + 1 : ply));
    await table.leave();
  });
}

/** The mole wins with thirteen stones; 51 squares stay empty. */
const wipedOut = "reversi:diagonal-mole:e6f4e3f6g5d6e7f5c5";

for (const [empties, score, note] of /** @type {const} */ ([
  [false, [0, 13], ""],
  [true, [0, 64], en["empties.counted"]],
])) {
  test(`the result, with empty squares ${empties ? "" : "not "}for the winner`, async () => {
    const line = wipedOut.slice(0, -2);
    const settings = { opponent: "none" };
    const table = await openReversi(browser, site, { settings, line });
    if (empties) await table.page.check("#empties");
    await table.play(cellOfLastMove(wipedOut));
    await table.result();
    const state = await table.state();
    const final = `${score[0]} : ${score[1]}`;
    assert.deepEqual(state.result, { title: en["second.wins"], score: final, note });
    assertAgrees(state, wipedOut); // the board's own scores count stones alone
    await table.page
      .locator("#spoken")
      .filter({ hasText: `${en["second.wins"]}, ${final}.` })
      .waitFor({ state: "attached" });
    await table.leave();
  });
}

test("a change of mind about the empty squares shows in the result only", async () => {
  const settings = { opponent: "none" };
  const table = await openReversi(browser, site, { settings, line: wipedOut.slice(0, -2) });
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
  test(`a new game is one key away from the result: ${key}`, async () => {
    const settings = { opponent: "none" };
    const table = await openReversi(browser, site, { settings, line: wipedOut.slice(0, -2) });
    await table.play(cellOfLastMove(wipedOut));
    await table.result();
    await table.page.keyboard.press(key);
    const state = await table.state();
    assert.equal(state.result, null);
    assertAgrees(state, newGame("diagonal-tomato"));
    await table.leave();
  });
}

test("a draw is called a draw", async () => {
  const { lines } = findPlace((all, at) => {
    const { outcome } = viewOf(all[at]);
    return outcome !== null && outcome.winner === null;
  });
  const last = lines.length - 1;
  const settings = { opponent: "none", switches: { empties: true } };
  const table = await openReversi(browser, site, { settings, line: lines[last - 1] });
  await table.turn();
  await table.play(cellOfLastMove(lines[last]));
  await table.result();
  const { result } = await table.state();
  assert.deepEqual(result, { title: en.draw, score: "32 : 32", note: "" });
  await table.leave();
});
