// Gobang in the browser: values of squares, and parameters of CPC-Gobang that are changed during a match.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { stratege } from "../../wasm/support/module.mjs";
import { openChromium } from "../support/chromium.mjs";
import { waitUntilReady } from "../support/game-page.mjs";
import { openGobangPage } from "../support/games/gobang-page.mjs";
import { against, choiceOf, recordOf } from "../support/games/gobang-records.mjs";
import { viewOf } from "../support/rules.mjs";
import { openSite } from "../support/site.mjs";
import { advance, virtualTime, waitForTimer } from "../support/virtual-time.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

test("values are shown for the square under the cursor and the computer's move, by key and by button", async () => {
  const gobang = await openGobangPage(browser, site, { settings: against, record: recordOf("h8") });
  const { page } = gobang;
  await gobang.turn();
  const { moves } = await gobang.check();
  assert.ok(await page.isHidden("#weights"));
  await page.keyboard.press("v");
  assert.ok(await page.isVisible("#weights"));
  assert.equal(await page.getAttribute("#weights-toggle", "aria-expanded"), "true");
  const explained = stratege.explain(recordOf("h8"), 1, moves[1], "cpc-gobang", {});
  const last = await gobang.values("last");
  assert.ok(last.caption?.startsWith(`The computer's move ${moves[1]}: `), last.caption ?? "");
  assert.equal(last.caption?.replace(/\D/g, "").endsWith(String(explained.total)), true);

  await gobang.page.evaluate(() => {
    location.hash = "gobang:16-first-five-120:e8a1f8a2g8a3h8p16";
  });
  await page.waitForFunction(() => document.querySelectorAll("#record button").length === 8);
  await (await gobang.square("i8")).hover();
  await page.waitForFunction(() =>
    document.querySelector("#value-here caption")?.textContent?.startsWith("i8"),
  );
  const here = await gobang.values("here");
  const value = stratege.explain(recordOf("e8a1f8a2g8a3h8p16"), 8, "i8", "cpc-gobang", {});
  assert.ok(value.wins);
  assert.equal(
    here.caption,
    `i8 for the ladybird: ${value.total.toLocaleString("en")} It makes five in a row.`,
  );
  assert.deepEqual(here.rows[0].slice(0, 1), ["e8–i8 A4 ZS NH OF = 19"]);
  assert.deepEqual(
    here.rows.map((row) => row[2]),
    value.directions.map((direction) => String(direction.value)),
  );
  assert.equal(here.rows[0][3], "× 64");
  await page.keyboard.press("ArrowRight");
  await page.click("#weights-toggle");
  assert.ok(await page.isHidden("#weights"));
  await gobang.leave();
});

test("changed parameters apply during a match and are stored", async () => {
  const gobang = await openGobangPage(browser, site, { settings: against, record: recordOf("") });
  const { page } = gobang;
  await gobang.click("h8");
  await page.waitForFunction(() => document.querySelectorAll("#record button").length === 2);
  const first = (await gobang.check()).record;
  assert.equal(first, recordOf(`h8${choiceOf(recordOf("h8"), { ties: 1 })}`));

  await page.focus("#help");
  await page.keyboard.press("p");
  const a0 = page.locator("[data-number=a0]");
  await page.waitForSelector("[data-number=a0]:focus");
  await a0.fill("200");
  await page.keyboard.press("Enter");
  assert.equal(await page.textContent("#numbers-note"), "A0 is 200 now; in the original it is 0.");
  await page.keyboard.press("Escape");
  assert.ok(await page.isHidden("#numbers"));
  assert.ok((await gobang.state()).focus >= 0, "back on the board");

  await gobang.click("p16");
  await page.waitForFunction(() => document.querySelectorAll("#record button").length === 4);
  const match = (await gobang.check()).record;
  const { moves } = viewOf(match);
  const before = recordOf(moves.slice(0, 3).join(""));
  const changed = choiceOf(before, { ties: 1, a0: 200 });
  assert.notEqual(changed, choiceOf(before, { ties: 1 }));
  assert.equal(moves[3], changed);

  await page.reload();
  await waitUntilReady(page);
  await page.click("#numbers-toggle");
  assert.equal(await a0.inputValue(), "200");
  await page.click("#numbers-original");
  assert.equal(await a0.inputValue(), "0");
  assert.equal(await page.inputValue("[data-number=ties]"), "0");
  await gobang.leave();
});

test("a parameter that changes during the computer's search applies to that move", async () => {
  const before = virtualTime;
  const gobang = await openGobangPage(browser, site, { settings: against, before });
  const { page } = gobang;
  await page.locator("#pause").fill("1500");
  await page.click("#numbers-toggle");
  await gobang.click("h8");
  await waitForTimer(page, 1500);
  await advance(page, 500);
  await page.fill("[data-number=a0]", "200");
  await page.keyboard.press("Enter");
  await waitForTimer(page, 1500); // it searches again
  await advance(page, 1500);
  const { moves } = await gobang.check();
  assert.equal(moves[1], choiceOf(recordOf("h8"), { ties: 1, a0: 200 }));
  await gobang.leave();
});

test("an invalid value is reported and leaves the parameter unchanged", async () => {
  const gobang = await openGobangPage(browser, site, { settings: against });
  const { page } = gobang;
  await page.click("#numbers-toggle");
  for (const wrong of ["256", "-1", "1.5", "two", ""]) {
    await page.fill("[data-number=f1]", wrong);
    await page.keyboard.press("Tab");
    assert.equal(
      await page.textContent("#numbers-note"),
      "F1 can be a whole number from 0 to 255; it stays 64.",
    );
    assert.equal(await page.inputValue("[data-number=f1]"), "64");
  }
  await gobang.leave();
});

test("invalid stored parameters are ignored", async () => {
  for (const numbers of [
    { "cpc-gobang": { f1: 999 } },
    { "cpc-gobang": { f9: 1 } },
    { unknown: { f1: 1 } },
    { "cpc-gobang": { f1: "64" } },
    [1],
    "f1",
  ]) {
    const gobang = await openGobangPage(browser, site, { settings: { ...against, numbers } });
    await gobang.page.click("#numbers-toggle");
    assert.equal(await gobang.page.inputValue("[data-number=f1]"), "64", JSON.stringify(numbers));
    await gobang.click("h8");
    await gobang.page.waitForFunction(
      () => document.querySelectorAll("#record button").length === 2,
    );
    await gobang.leave();
  }
});
