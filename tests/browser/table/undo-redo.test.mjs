// Back and forth in a match: undo, redo, jumps in the record, other players in the middle of a game, and
// all of it while the computer thinks.

import assert from "node:assert/strict";
import { after as afterAll, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { assertAgrees } from "../support/games/reversi-assertions.mjs";
import { openReversi } from "../support/games/reversi-page.mjs";
import { after, anyGame, choiceOf, lookedAt, newGame, viewOf } from "../support/rules.mjs";
import { pick, seededRandom } from "../support/seeded-random.mjs";
import { openSite } from "../support/site.mjs";
import { showTab } from "../support/tabs.mjs";
import { deep } from "../support/tamper.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {Awaited<ReturnType<typeof openSite>>} */
let slowSite;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, slowSite, browser] = await Promise.all([
    openSite(),
    openSite({ worker: (script) => deep + script }),
    openChromium(),
  ]);
});
afterAll(() => Promise.all([browser?.close(), site?.close(), slowSite?.close()]));

const middle = anyGame(3)[20];

test("a jump in the record, a look around, and the way back", async () => {
  const table = await openReversi(browser, site, { settings: { opponent: "none" }, line: middle });
  await showTab(table.page, "record");
  for (const ply of [5, 1, 20, 12]) {
    await table.page
      .locator("#record button")
      .nth(ply - 1)
      .click();
    assertAgrees(await table.state(), lookedAt(middle, ply));
  }
  await table.press("redo");
  assertAgrees(await table.state(), lookedAt(middle, 13));
  await table.leave();
});

test("another move where moves were taken back gives them up", async () => {
  const table = await openReversi(browser, site, { settings: { opponent: "none" }, line: middle });
  await showTab(table.page, "record");
  await table.page.locator("#record button").nth(9).click();
  const here = lookedAt(middle, 10);
  const view = viewOf(here);
  const other = view.legal.find(({ text }) => text !== view.moves[10]);
  assert.ok(typeof other?.to === "number");
  await table.play(other.to);
  const state = await table.state();
  assertAgrees(state, after(here, other.text));
  assert.equal(state.moves.length, 11);
  assert.equal(state.redo, false);
  await table.leave();
});

test("against a computer, undo goes back to the person's own choice", async () => {
  const table = await openReversi(browser, site, { settings: { opponent: "second" } });
  for (let moves = 0; moves < 3; moves += 1) {
    await table.play((await table.state()).legal[0]);
    await table.turn();
  }
  const snapshots = await table.snapshots();
  const line = snapshots[5].line;
  for (const ply of [4, 2, 0]) {
    await table.press("undo");
    const state = await table.state();
    assertAgrees(state, lookedAt(line, ply));
    assert.ok(state.open);
  }
  assert.equal((await table.state()).undo, false);
  await table.page.click("#undo", { force: true }); // it cannot be used now, and does nothing
  assertAgrees(await table.state(), lookedAt(line, 0));
  for (const ply of [2, 4, 6]) {
    await table.press("redo");
    assertAgrees(await table.state(), lookedAt(line, ply));
  }
  await table.leave();
});

test("the computer waits while somebody looks at earlier moves, and plays on when told to", async () => {
  const strength = { alone: "ramscher", first: "ramscher", second: "ramscher" };
  const settings = { opponent: "both", strength };
  const ply = 10;
  const table = await openReversi(browser, site, { settings, line: lookedAt(middle, ply) });
  const waiting = await table.state();
  assert.ok(waiting.waiting);
  assertAgrees(waiting, lookedAt(middle, ply));
  await table.page.click("#play-on");
  await table.result();
  const [next] = await table.snapshots();
  const here = lookedAt(middle, ply);
  assert.equal(viewOf(next.line).moves[ply], choiceOf(here, "ramscher"));
  await table.leave();
});

test("the computer waits as well where a match comes into the open page with later moves", async () => {
  const strength = { alone: "ramscher", first: "ramscher", second: "ramscher" };
  const table = await openReversi(browser, site, { settings: { opponent: "none", strength } });
  const back = lookedAt(middle, 10);
  await table.choose("opponent", viewOf(back).side);
  await table.visit(back);
  await table.page.waitForSelector("#play-on:not([hidden])");
  assertAgrees(await table.state(), back);
  await table.leave();
});

test("an opponent who sits down in mid-game moves at once", async () => {
  const settings = { opponent: "none" };
  const line = "reversi:diagonal-tomato:f4";
  const table = await openReversi(browser, site, { settings, line });
  await table.choose("opponent", "second");
  await table.turn();
  const answered = after(line, choiceOf(line, "ramscher"));
  assertAgrees(await table.state(), answered);
  await table.choose("opponent", "first");
  await table.turn();
  assertAgrees(await table.state(), after(answered, choiceOf(answered, "ramscher")));
  await table.leave();
});

test("another strength in mid-game counts from the next move on", async () => {
  const table = await openReversi(browser, site, { settings: { opponent: "second" } });
  for (const player of ["klauwastekannz", "aufpasser-5", "ramscher", "aufpasser-2"]) {
    await table.choose("strength-alone", player);
    await table.play((await table.state()).legal[0]);
    await table.turn();
    const [asked, answered] = (await table.snapshots()).slice(-2);
    assertAgrees(await table.state(), answered.line);
    assert.equal(viewOf(answered.line).moves.at(-1), choiceOf(asked.line, player), player);
  }
  await table.leave();
});

/** The computer, to move here with `deep`, thinks for many seconds. */
const thoughtful = "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6";
const thinking = { opponent: "second", strength: aufpasser() };

function aufpasser() {
  return { alone: "aufpasser-6", first: "aufpasser-6", second: "aufpasser-6" };
}

test("while the computer thinks, the board takes no input", async () => {
  const table = await openReversi(browser, slowSite, { settings: thinking, line: thoughtful });
  for (const { to } of viewOf(thoughtful).legal.slice(0, 4)) await table.play(Number(to));
  const state = await table.state();
  assert.ok(state.thinking && !state.open);
  assertAgrees(state, thoughtful);
  await table.leave();
});

for (const [what, act, then] of /** @type {const} */ ([
  ["undo", (/** @type {ReversiPage} */ table) => table.press("undo"), lookedAt(thoughtful, 17)],
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
    lookedAt(thoughtful, 6),
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
  test(`while the computer thinks: ${what}`, async () => {
    const settings = { ...thinking, start: "diagonal-tomato" };
    const table = await openReversi(browser, slowSite, { settings, line: thoughtful });
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

test("a weaker player called in answers at once for one that thinks", async () => {
  const table = await openReversi(browser, slowSite, { settings: thinking, line: thoughtful });
  assert.ok((await table.state()).thinking);
  await table.choose("strength-alone", "klauwastekannz");
  await table.turn();
  assertAgrees(await table.state(), after(thoughtful, choiceOf(thoughtful, "klauwastekannz")));
  await table.leave();
});

test("a long walk at random through games, players and records never leaves the rules", async () => {
  const chance = seededRandom(11);
  const table = await openReversi(browser, site, { settings: { opponent: "none" } });
  const { page } = table;
  const strong = ["doofie", "klauwastekannz", "ramscher", "aufpasser-4"];
  const steps = [
    ...Array(8).fill(async () => {
      const { legal } = await table.state();
      if (legal.length > 0) await table.play(pick(legal, chance));
    }),
    () => page.click("#undo", { force: true }),
    () => page.click("#undo", { force: true }),
    async () => {
      await page.click("#redo", { force: true });
      // Where the game has gone on in more than one way, it asks.
      const ways = page.locator("#fork[open] .choices button");
      if ((await ways.count()) > 0) await ways.nth(chance(await ways.count())).click();
    },
    () => table.choose("opponent", pick(["none", "none", "first", "second"], chance)),
    () =>
      page.evaluate(
        (at) =>
          document
            .querySelectorAll("#record button")
            [at]?.dispatchEvent(new MouseEvent("click", { bubbles: true })),
        chance(30),
      ),
    async () => {
      const shown = page.locator("[data-strength=alone]:not([hidden])");
      if (await shown.count()) await table.choose("strength-alone", pick(strong, chance));
    },
    async () => {
      if (chance(4) === 0) await table.press("new");
    },
  ];
  for (let step = 0; step < 120; step += 1) {
    await pick(steps, chance)();
    const state = await table.state();
    if (state.result) await page.keyboard.press("Enter");
    assertAgrees(state, state.saved ?? newGame("diagonal-tomato"));
  }
  assert.ok((await table.snapshots()).length > 60);
  await table.leave();
});

/** @typedef {import("../support/games/reversi-page.mjs").ReversiPage} ReversiPage */
