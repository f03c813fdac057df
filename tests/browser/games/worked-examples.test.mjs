// The worked examples of the sources, played on the page. The sample game of TTT3D is in qubic-typewriter.test.mjs; the
// same examples are tested in Rust in tests/<game>/classic.rs.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openGobangPage } from "../support/games/gobang-page.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** @type {[what: string, game: string, player: string, record: string, reply: string][]} */
const REPLIES = [
  [
    "Ramscher: all four moves are worth 1200, and the last one wins the tie",
    "reversi",
    "ramscher",
    "reversi:diagonal-tomato:",
    "d6",
  ],
  [
    "KlauWasteKannz: among moves with equal captures the first one wins",
    "reversi",
    "klauwastekannz",
    "reversi:diagonal-tomato:",
    "e3",
  ],
  [
    "Ramscher: a corner counts eleven times its value",
    "reversi",
    "ramscher",
    "reversi:-OX-------------------------O--------O--------------------------_X:",
    "a1",
  ],
  [
    "Schach C 64: the queen sees the pawn at the other end of the row",
    "chess",
    "schach-c64",
    "chess:4k3/8/8/8/q6P/8/8/4K3_b_-_-_0_1:",
    "Qxh4+",
  ],
  [
    "Schach C 64: everything but one move loses something",
    "chess",
    "schach-c64",
    "chess:7k/p4Q2/8/1P6/8/8/8/4K3_b_-_-_0_1:",
    "a6",
  ],
];

for (const [what, game, player, record, reply] of REPLIES) {
  test(what, async () => {
    const settings = {
      opponent: "both",
      strength: { alone: player, first: player, second: player },
    };
    const { page, leave } = await openGamePage(browser, site, game, { record, settings });
    const first = page.locator("#record button").first();
    await first.waitFor({ state: "attached" });
    assert.match((await first.textContent()) ?? "", new RegExp(`${reply.replace("+", "\\+")}$`));
    await leave();
  });
}

test("CPC-Gobang: the window from the fifth square is the one of five that gives 11", async () => {
  const record = "gobang:16-first-five-120:e8a8g8b8i8p16";
  const gobang = await openGobangPage(browser, site, { record, settings: { opponent: "none" } });
  await gobang.page.keyboard.press("v");
  await (await gobang.square("f8")).hover();
  await gobang.page.waitForFunction(() =>
    document.querySelector("#value-here caption")?.textContent?.startsWith("f8"),
  );
  const here = await gobang.values("here");
  assert.match(here.rows[0][0], /^e8–i8 .* = 11$/);
  await gobang.leave();
});
