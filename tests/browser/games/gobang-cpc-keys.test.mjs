// Gobang's keys as on the CPC: any key begins the next game, cursor keys walk the table of numbers, Enter leaves it, and
// values and numbers are visible together.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { stratege } from "../../wasm/support/module.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGobangPage } from "../support/games/gobang-page.mjs";
import { ALMOST, against, recordOf } from "../support/games/gobang-records.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const settings = { ...against, switches: { aim: false } };

test("after a match with CPC-Gobang any key begins a new one: the result does not take the keyboard", async () => {
  for (const key of ["ArrowLeft", "v", "7", "Enter", "Space", "n"]) {
    const gobang = await openGobangPage(browser, site, { settings, record: recordOf(ALMOST) });
    const { page } = gobang;
    await gobang.click("e1");
    await page.waitForSelector("#result[open]");
    assert.equal(await page.locator("#result:modal").count(), 0);
    assert.ok((await gobang.state()).focus >= 0, "the board keeps the focus");
    for (const other of ["Shift", "F8", "Control+c"]) await page.keyboard.press(other);
    assert.equal((await gobang.state()).moves.length, 9, "other keys keep their function");
    await page.keyboard.press(key);
    await page.waitForFunction(() => document.querySelectorAll("#record button").length === 0);
    assert.equal(await page.locator("#result[open]").count(), 0);
    assert.ok(await page.isHidden("#weights"), "the key has no other effect");
    await gobang.leave();
  }
});

test("Escape closes the result, and a key on the page without focus begins a new match, too", async () => {
  const gobang = await openGobangPage(browser, site, { settings, record: recordOf(ALMOST) });
  const { page } = gobang;
  await gobang.click("e1");
  await page.waitForSelector("#result[open]");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#result[open]").count(), 0);
  assert.equal((await gobang.state()).moves.length, 9);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await page.keyboard.press("x");
  await page.waitForFunction(() => document.querySelectorAll("#record button").length === 0);
  await gobang.leave();
});

test("cursor keys walk the thirteen numbers, Enter takes one and then returns to the game", async () => {
  const gobang = await openGobangPage(browser, site, { settings, record: recordOf("") });
  const { page } = gobang;
  await page.keyboard.press("p");
  await page.waitForSelector("[data-number=a0]:focus");
  const focused = () =>
    page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).dataset.number);
  const walked = ["a0"];
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press(step % 2 ? "ArrowRight" : "ArrowDown");
    walked.push((await focused()) ?? "");
  }
  assert.deepEqual(walked, [
    ...["a0", "a1", "a2", "a3", "a4", "zs", "nh", "of", "ob", "f1", "f2", "f3", "f4"],
  ]);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await focused(), "f2");
  await page.keyboard.type("31");
  await page.keyboard.press("Enter");
  assert.equal(await page.textContent("#numbers-note"), "F2 is 31 now; in the original it is 16.");
  assert.equal(await focused(), "f2");
  await page.keyboard.press("Enter");
  assert.ok(await page.isHidden("#numbers"));
  assert.ok((await gobang.state()).focus >= 0, "back on the board");
  assert.deepEqual((await gobang.state()).moves, [], "Enter places no stone");
  await gobang.leave();
});

test("the values at the cursor and the thirteen numbers are visible together, and agree", async () => {
  const gobang = await openGobangPage(browser, site, {
    settings,
    record: recordOf("h8"),
    context: { viewport: { width: 1280, height: 800 } },
  });
  const { page } = gobang;
  await gobang.turn();
  await page.keyboard.press("v");
  await page.keyboard.press("p");
  await page.locator("[data-number=a0]").waitFor(); // not at once: P may begin a typed move
  await (await gobang.square("i8")).hover();
  const hidden = await page.evaluate(() =>
    [
      "#value-here",
      ...["a0", "a4", "zs", "ob", "f1", "f4"].map((name) => `[data-number=${name}]`),
    ].filter((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return !box || box.height === 0 || box.top < 0 || box.bottom > innerHeight;
    }),
  );
  assert.deepEqual(hidden, []);
  const { record } = await gobang.check();
  const caption = (/** @type {Record<string, number>} */ changes) => {
    const { total } = stratege.explain(record, 2, "i8", "cpc-gobang", { ties: 1, ...changes });
    return `i8 for the ladybird: ${total.toLocaleString("en")}`;
  };
  const shows = (/** @type {string} */ text) =>
    page.waitForFunction(
      (wanted) => document.querySelector("#value-here caption")?.textContent?.startsWith(wanted),
      text,
    );
  await shows(caption({}));
  await page.fill("[data-number=f1]", "3");
  await page.keyboard.press("Enter");
  await shows(caption({ f1: 3 }));
  await gobang.leave();
});

test("an occupied square has a value, too: the CPC's routine does not test for stones", async () => {
  const gobang = await openGobangPage(browser, site, {
    settings: { ...settings, opponent: "none" },
    record: recordOf("h8i9"),
  });
  const { page } = gobang;
  await page.keyboard.press("v");
  await (await gobang.square("h8")).hover();
  await page.waitForFunction(() =>
    document.querySelector("#value-here caption")?.textContent?.startsWith("h8 for the ladybird: "),
  );
  const { total } = stratege.explain(recordOf("p16i9"), 2, "h8", "cpc-gobang", {});
  const { caption } = await gobang.values("here");
  assert.equal(caption, `h8 for the ladybird: ${total.toLocaleString("en")}`);
  await gobang.leave();
});
