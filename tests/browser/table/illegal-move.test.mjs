// A click that is no legal move says why, in the status line and to screen readers, in every game; and moves onto a rook
// castle.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { waitForText } from "../support/until.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** Record, elements to click, and the explanation, by game. @type {Record<string, [string, string[], string]>} */
const CASES = {
  reversi: ["reversi:diagonal-tomato:f4", ["#board [aria-label^='a1,']"], "a1 turns no disc."],
  gobang: ["gobang:16-first-five-120:h8", ["#board [aria-label^='h8']"], "h8 is occupied."],
  chess: [
    "chess:standard:",
    ["#board [aria-label$='pawn e2']", "#board [aria-label='empty e5']"],
    "e2e5: that piece cannot go there.",
  ],
  qubic: ["qubic:first:111", ["#board .cell >> nth=0"], "111 is occupied."],
  connect4: ["connect4:first:111111", ["#board thead button >> nth=0"], "1: the column is full."],
};

for (const [game, [record, clicks, text]] of Object.entries(CASES))
  test(`an illegal click is explained: ${game}`, async () => {
    const { page, saved, leave } = await openGamePage(browser, site, game, {
      settings: { opponent: "none" },
      record,
    });
    const before = await saved();
    for (const click of clicks) await page.locator(click).first().dispatchEvent("click");
    await waitForText(page, "#turn-text", `^${text.replace(/[.?]/g, "\\$&")}$`);
    await waitForText(page, "#spoken", text.replace(/[.?]/g, "\\$&"));
    assert.equal(await saved(), before);
    await leave();
  });

test("a king that is moved onto its rook castles", async () => {
  const { page, saved, leave } = await openGamePage(browser, site, "chess", {
    settings: { opponent: "none" },
    record: "chess:standard:e2e4e7e5g1f3b8c6f1c4g8f6",
  });
  await page.locator("#board [aria-label$='king e1']").click();
  await page.locator("#board [aria-label$='rook h1']").click();
  await page.waitForFunction(() => document.querySelectorAll("#record button").length >= 7);
  assert.match(await saved(), /e1g1$/);
  await leave();
});
