// Whole matches: the user against every historical program on either side, two players, the computer against itself.
// Every position agrees with the rules, and every move of a computer with the player's choice in Node.

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

/** Without animations, because several matches run at the same time. */
const context = /** @type {const} */ ({ reducedMotion: "reduce" });

/** Returns the snapshots of the match from its start. @param {import("../support/games/reversi-page.mjs").ReversiPage} table */
async function wholeGame(table) {
  const snapshots = await table.snapshots();
  const [first] = snapshots;
  assert.equal(viewOf(first.record).ply, 1);
  const start = { ...first, record: newGame(viewOf(first.record).start) };
  assert.ok(viewOf(snapshots.at(-1)?.record ?? "").outcome, "the match is over");
  return [start, ...snapshots];
}

/** Counts the stones that a side has placed, without passes. @param {{ record: string }[]} game @param {"first" | "second"} side */
function movesOf(game, side) {
  const views = game.map(({ record }) => viewOf(record));
  return views.filter((view, at) => views[at - 1]?.side === side && view.moves.at(-1) !== "pa")
    .length;
}

describe("whole matches", { concurrency: 3 }, () => {
  for (const [index, player] of classics.entries()) {
    // Each side in turn, and both sides against the weakest and the strongest player.
    const sides = /** @type {const} */ (["second", "first"]);
    const isEnd = index === 0 || index === classics.length - 1;
    for (const computer of isEnd ? sides : [sides[index % 2]]) {
      const person = computer === "second" ? "tomato" : "mole";
      test(`the user as ${person} against ${player}`, async () => {
        const random = seededRandom(2 * index + (computer === "first" ? 1 : 0));
        const strength = { alone: player, first: "doofie", second: "doofie" };
        const table = await openReversi(browser, site, {
          settings: { opponent: computer, strength },
          context,
        });
        const moves = await playToTheEnd(table, (legal) => pick(legal, random));
        const game = await wholeGame(table);
        const compared = checkMoves(game, { [computer]: player });
        // Against Doofie, who plays at random, a match may be over after a few moves.
        assert.equal(moves, movesOf(game, computer === "first" ? "second" : "first"));
        assert.ok(compared > 5 || player === "doofie", `${compared} moves compared`);
        await table.leave();
      });
    }
  }

  test("two players on one screen", async () => {
    const random = seededRandom(77);
    const table = await openReversi(browser, site, { settings: { opponent: "none" }, context });
    const moves = await playToTheEnd(table, (legal) => pick(legal, random));
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
