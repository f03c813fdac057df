// Navigation in a match: undo, redo, jumps, changes of players, also during a computer's search.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { assertAgrees } from "../support/games/reversi-assertions.mjs";
import { openReversi } from "../support/games/reversi-page.mjs";
import { afterMove, atPly, choiceOf, newGame, randomGame, viewOf } from "../support/rules.mjs";
import { pick, seededRandom } from "../support/seeded-random.mjs";
import { openSite } from "../support/site.mjs";
import { showTab } from "../support/tabs.mjs";
import { deepSearch } from "../support/tamper.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {Awaited<ReturnType<typeof openSite>>} */
let slowSite;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, slowSite, browser] = await Promise.all([
    openSite(),
    openSite({ worker: (script) => deepSearch + script }),
    openChromium(),
  ]);
});
after(() => Promise.all([browser?.close(), site?.close(), slowSite?.close()]));

const middle = randomGame(3)[20];

test("a jump to an earlier move can be followed by steps and undone", async () => {
  const table = await openReversi(browser, site, {
    settings: { opponent: "none" },
    record: middle,
  });
  await showTab(table.page, "record");
  for (const ply of [5, 1, 20, 12]) {
    await table.page
      .locator("#record button")
      .nth(ply - 1)
      .click();
    assertAgrees(await table.state(), atPly(middle, ply));
  }
  await table.press("redo");
  assertAgrees(await table.state(), atPly(middle, 13));
  await table.leave();
});

test("a different move after undo discards the undone moves", async () => {
  const table = await openReversi(browser, site, {
    settings: { opponent: "none" },
    record: middle,
  });
  await showTab(table.page, "record");
  await table.page.locator("#record button").nth(9).click();
  const here = atPly(middle, 10);
  const view = viewOf(here);
  const other = view.legal.find(({ text }) => text !== view.moves[10]);
  assert.ok(typeof other?.to === "number");
  await table.play(other.to);
  const state = await table.state();
  assertAgrees(state, afterMove(here, other.text));
  assert.equal(state.moves.length, 11);
  assert.equal(state.redo, false);
  await table.leave();
});

test("against a computer, undo returns to the user's previous choice", async () => {
  const table = await openReversi(browser, site, { settings: { opponent: "second" } });
  for (let moves = 0; moves < 3; moves += 1) {
    await table.play((await table.state()).legal[0]);
    await table.turn();
  }
  const snapshots = await table.snapshots();
  const record = snapshots[5].record;
  for (const ply of [4, 2, 0]) {
    await table.press("undo");
    const state = await table.state();
    assertAgrees(state, atPly(record, ply));
    assert.ok(state.open);
  }
  assert.equal((await table.state()).undo, false);
  await table.page.click("#undo", { force: true }); // disabled
  assertAgrees(await table.state(), atPly(record, 0));
  for (const ply of [2, 4, 6]) {
    await table.press("redo");
    assertAgrees(await table.state(), atPly(record, ply));
  }
  await table.leave();
});

test("the computer waits while an earlier move is shown, and continues on request", async () => {
  const strength = { alone: "ramscher", first: "ramscher", second: "ramscher" };
  const settings = { opponent: "both", strength };
  const ply = 10;
  const table = await openReversi(browser, site, { settings, record: atPly(middle, ply) });
  const waiting = await table.state();
  assert.ok(waiting.waiting);
  assertAgrees(waiting, atPly(middle, ply));
  await table.page.click("#play-on");
  await table.result();
  const [next] = await table.snapshots();
  const here = atPly(middle, ply);
  assert.equal(viewOf(next.record).moves[ply], choiceOf(here, "ramscher"));
  await table.leave();
});

test("the computer also waits when a match with later moves is opened", async () => {
  const strength = { alone: "ramscher", first: "ramscher", second: "ramscher" };
  const table = await openReversi(browser, site, { settings: { opponent: "none", strength } });
  const back = atPly(middle, 10);
  await table.choose("opponent", viewOf(back).side);
  await table.visit(back);
  await table.page.waitForSelector("#play-on:not([hidden])");
  assertAgrees(await table.state(), back);
  await table.leave();
});

test("an opponent selected during a match moves immediately", async () => {
  const settings = { opponent: "none" };
  const record = "reversi:diagonal-tomato:f4";
  const table = await openReversi(browser, site, { settings, record });
  await table.choose("opponent", "second");
  await table.turn();
  const answered = afterMove(record, choiceOf(record, "ramscher"));
  assertAgrees(await table.state(), answered);
  await table.choose("opponent", "first");
  await table.turn();
  assertAgrees(await table.state(), afterMove(answered, choiceOf(answered, "ramscher")));
  await table.leave();
});

test("a strength selected during a match applies from the next move", async () => {
  const table = await openReversi(browser, site, { settings: { opponent: "second" } });
  for (const player of ["klauwastekannz", "aufpasser-5", "ramscher", "aufpasser-2"]) {
    await table.choose("strength-alone", player);
    await table.play((await table.state()).legal[0]);
    await table.turn();
    const [moved, answered] = (await table.snapshots()).slice(-2);
    assertAgrees(await table.state(), answered.record);
    assert.equal(viewOf(answered.record).moves.at(-1), choiceOf(moved.record, player), player);
  }
  await table.leave();
});

/** A position in which the computer searches for many seconds with `deepSearch`. */
const thoughtful = "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6";
const thinking = { opponent: "second", strength: aufpasser() };

function aufpasser() {
  return { alone: "aufpasser-6", first: "aufpasser-6", second: "aufpasser-6" };
}

test("the board accepts no input during a search", async () => {
  const table = await openReversi(browser, slowSite, { settings: thinking, record: thoughtful });
  for (const { to } of viewOf(thoughtful).legal.slice(0, 4)) await table.play(Number(to));
  const state = await table.state();
  assert.ok(state.thinking && !state.open);
  assertAgrees(state, thoughtful);
  await table.leave();
});

for (const [what, act, then] of /** @type {const} */ ([
  ["undo", (/** @type {ReversiPage} */ table) => table.press("undo"), atPly(thoughtful, 17)],
  [
    "a new game",
    (/** @type {ReversiPage} */ table) => table.press("new"),
    newGame("diagonal-tomato"),
  ],
  [
    "a jump",
    (/** @type {ReversiPage} */ table) =>
      table.page
        .locator("#record button")
        .nth(5)
        .evaluate((move) => /** @type {HTMLElement} */ (move).click()),
    atPly(thoughtful, 6),
  ],
  [
    "another address",
    (/** @type {ReversiPage} */ table) => table.visit("reversi:parallel-mole:"),
    "reversi:parallel-mole:",
  ],
  [
    "two players",
    (/** @type {ReversiPage} */ table) => table.choose("opponent", "none"),
    thoughtful,
  ],
])) {
  test(`${what} during a search stops it`, async () => {
    const settings = { ...thinking, start: "diagonal-tomato" };
    const table = await openReversi(browser, slowSite, { settings, record: thoughtful });
    assert.ok((await table.state()).thinking);
    await act(table);
    if (what === "another address") await table.turn();
    const state = await table.state();
    if (what === "another address") assert.equal(viewOf(state.address).ply, 1);
    else assertAgrees(state, then);
    assert.equal(state.thinking, false);
    await table.leave();
  });
}

test("a weaker player selected during a search moves immediately", async () => {
  const table = await openReversi(browser, slowSite, { settings: thinking, record: thoughtful });
  assert.ok((await table.state()).thinking);
  await table.choose("strength-alone", "klauwastekannz");
  await table.turn();
  assertAgrees(await table.state(), afterMove(thoughtful, choiceOf(thoughtful, "klauwastekannz")));
  await table.leave();
});

test("random actions on matches, players and records never violate the rules", async () => {
  const random = seededRandom(11);
  const table = await openReversi(browser, site, { settings: { opponent: "none" } });
  const { page } = table;
  const strong = ["doofie", "klauwastekannz", "ramscher", "aufpasser-4"];
  const steps = [
    ...Array(8).fill(async () => {
      const { legal } = await table.state();
      if (legal.length > 0) await table.play(pick(legal, random));
    }),
    () => page.click("#undo", { force: true }),
    () => page.click("#undo", { force: true }),
    async () => {
      await page.click("#redo", { force: true });
      // If the match has several continuations, a dialog opens.
      const ways = page.locator("#fork[open] .choices button");
      if ((await ways.count()) > 0) await ways.nth(random(await ways.count())).click();
    },
    () => table.choose("opponent", pick(["none", "none", "first", "second"], random)),
    () =>
      page.evaluate(
        (at) =>
          document
            .querySelectorAll("#record button")
            [at]?.dispatchEvent(new MouseEvent("click", { bubbles: true })),
        random(30),
      ),
    async () => {
      const shown = page.locator("[data-strength=alone]:not([hidden])");
      if (await shown.count()) await table.choose("strength-alone", pick(strong, random));
    },
    async () => {
      if (random(4) === 0) await table.press("new");
    },
  ];
  for (let step = 0; step < 120; step += 1) {
    await pick(steps, random)();
    const state = await table.state();
    if (state.result) await page.keyboard.press("Enter");
    assertAgrees(state, state.saved ?? newGame("diagonal-tomato"));
  }
  assert.ok((await table.snapshots()).length > 60);
  await table.leave();
});

/** @typedef {import("../support/games/reversi-page.mjs").ReversiPage} ReversiPage */
