// Whole games to the end: a person against every strategy of the source from either side, two people on one
// screen, the computer against itself. Every position on the page is what the rules make of the moves, and every
// move of a computer player is the one that it chooses outside the page.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openReversi, playToTheEnd } from "../support/games/reversi-page.mjs";
import { classics, newGame, viewOf } from "../support/rules.mjs";
import { pick, seededRandom } from "../support/seeded-random.mjs";
import { openSite } from "../support/site.mjs";
import { checkMoves } from "../support/snapshots.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** Stones that do not move while they turn leave the machine more room for many games at once. */
const context = /** @type {const} */ ({ reducedMotion: "reduce" });

/**
 * The whole game as it was saved, from the start.
 * @param {import("../support/games/reversi-page.mjs").ReversiPage} table
 */
async function wholeGame(table) {
  const snapshots = await table.snapshots();
  const [first] = snapshots;
  assert.equal(viewOf(first.line).ply, 1);
  const begun = { ...first, line: newGame(viewOf(first.line).start) };
  assert.ok(viewOf(snapshots.at(-1)?.line ?? "").outcome, "the game is over");
  return [begun, ...snapshots];
}

/**
 * How many stones a side has placed: a pass is no move of a person.
 * @param {{ line: string }[]} game
 * @param {"first" | "second"} side
 */
function movesOf(game, side) {
  const views = game.map(({ line }) => viewOf(line));
  return views.filter((view, at) => views[at - 1]?.side === side && view.moves.at(-1) !== "pa")
    .length;
}

describe("whole games", { concurrency: 3 }, () => {
  for (const [index, player] of classics.entries()) {
    // Each side in turn, and both against the weakest and the strongest.
    const sides = /** @type {const} */ (["second", "first"]);
    const isEnd = index === 0 || index === classics.length - 1;
    for (const computer of isEnd ? sides : [sides[index % 2]]) {
      const person = computer === "second" ? "tomato" : "mole";
      test(`a person as ${person} against ${player}`, async () => {
        const chance = seededRandom(2 * index + (computer === "first" ? 1 : 0));
        const strength = { alone: player, first: "doofie", second: "doofie" };
        const table = await openReversi(browser, site, {
          settings: { opponent: computer, strength },
          context,
        });
        const moves = await playToTheEnd(table, (legal) => pick(legal, chance));
        const game = await wholeGame(table);
        const compared = checkMoves(game, { [computer]: player });
        // Against Doofie, who plays at random, a game may be over after a handful of moves.
        assert.equal(moves, movesOf(game, computer === "first" ? "second" : "first"));
        assert.ok(compared > 5 || player === "doofie", `${compared} moves compared`);
        await table.leave();
      });
    }
  }

  test("two people on one screen", async () => {
    const chance = seededRandom(77);
    const table = await openReversi(browser, site, { settings: { opponent: "none" }, context });
    const moves = await playToTheEnd(table, (legal) => pick(legal, chance));
    const game = await wholeGame(table);
    checkMoves(game, {});
    assert.equal(moves, movesOf(game, "first") + movesOf(game, "second"));
    await table.leave();
  });

  for (const [first, second] of [
    ["ramscher", "aufpasser-4"],
    ["aufpasser-3", "klauwastekannz"],
  ]) {
    test(`computer against computer: ${first} and ${second}`, async () => {
      const strength = { alone: "doofie", first, second };
      const table = await openReversi(browser, site, {
        settings: { opponent: "both", strength },
        context,
      });
      await table.result();
      assert.ok(checkMoves(await wholeGame(table), { first, second }) > 20);
      await table.leave();
    });
  }
});
