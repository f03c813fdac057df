// CPC-Gobang's parameters: the slider with its heat map, and after a defeat the parameter that would have avoided it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { stratege } from "../../wasm/support/module.mjs";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGobangPage } from "../support/games/gobang-page.mjs";
import { recordOf } from "../support/games/gobang-records.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** CPC-Gobang loses as the first player by one parameter, and as the second player by none. */
const BY_ONE = "g11i8h12j13i13j14f10e9j12h11i12g12k12l12i11i10i14i15k13f13j9e14";
const BY_NONE = "h9i10g10i8h11i9i11i7i6h10f9e8g11f11g8h7g9g7e9d9g12";

/** @param {"first" | "second" | "none"} opponent */
const settings = (opponent) => ({
  opponent,
  strength: { alone: "cpc-gobang", first: "cpc-chaos", second: "cpc-gobang" },
});

test("the parameter that would have avoided a defeat is found, shown and used to play on", async () => {
  const options = { settings: settings("first"), record: recordOf(BY_ONE) };
  const gobang = await openGobangPage(browser, site, options);
  const { page } = gobang;
  await page.getByRole("button", { name: "Why did it lose?" }).click();
  const section = page.locator("#post-mortem");
  const status = section.locator("[role=status]");
  await status.filter({ hasText: "was the mistake" }).waitFor();
  assert.equal(await section.locator("h2").textContent(), "Why did CPC-Gobang lose?");
  assert.equal(
    await status.textContent(),
    "Move 17, i14, was the mistake: after it the other side had a forced win in 5 moves. With OB 1 instead of 2 it plays j9. Then the other side has no win by fours and threes; more is not certain.",
  );
  assert.deepEqual(await section.locator("figcaption").allTextContents(), [
    "As it was played: i14, and the win after it",
    "With OB 1 instead of 2: j9",
  ]);
  const stones = section.locator("svg.position");
  assert.deepEqual(await Promise.all([0, 1].map((at) => stones.nth(at).locator("use").count())), [
    17 + (await stones.nth(0).locator(".number").count()),
    17,
  ]);
  assert.ok(await section.getByRole("progressbar").isHidden());
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.setViewportSize({ width: 320, height: 640 });
  assert.ok((await gobang.state()).overflow <= 0, "no horizontal scrolling on a phone");
  await section.getByRole("button", { name: "Play on from there" }).click();
  await page.waitForFunction(() => document.querySelectorAll("#record button").length === 17);
  const { record } = await gobang.check();
  assert.equal(record, recordOf(`${BY_ONE.slice(0, BY_ONE.indexOf("i14"))}j9`));
  assert.ok(await section.isHidden());
  assert.ok(await page.isHidden("#cause"));
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem("stratege.1.gobang.settings") ?? "{}").numbers,
  );
  assert.deepEqual(stored, { "cpc-gobang": { ob: 1 } });
  await gobang.leave();
});

test("a defeat by no parameter is reported, and a won match has no post-mortem", async () => {
  const options = { settings: settings("second"), record: recordOf(BY_NONE) };
  const gobang = await openGobangPage(browser, site, options);
  const { page } = gobang;
  await page.click("#cause");
  const status = page.locator("#post-mortem [role=status]");
  await status.filter({ hasText: "No number helps. From move 10 on" }).waitFor();
  assert.equal(await page.locator("#post-mortem figure").count(), 0);
  await page.evaluate((record) => {
    location.hash = record;
  }, recordOf(BY_ONE));
  await page.waitForFunction(() => document.querySelectorAll("#record button").length === 22);
  assert.ok(await page.isHidden("#cause"), "the program has won");
  assert.ok(await page.isHidden("#post-mortem"));
  await gobang.leave();
});

test("a button stops the search", async () => {
  const options = { settings: settings("second"), record: recordOf(BY_NONE) };
  const { page, leave } = await openGobangPage(browser, site, options);
  // Stopped as soon as it starts, because a short search may end earlier than a click.
  await page.evaluate(() => {
    const stopped = new Promise((resolve) => {
      const tab = /** @type {HTMLElement} */ (document.querySelector("#panel-analysis"));
      new MutationObserver((_, observer) => {
        const buttons = [...tab.querySelectorAll("button")];
        const stop = buttons.find(({ textContent }) => textContent === "Stop");
        if (!stop || stop.hidden) return;
        observer.disconnect();
        resolve(stop.click());
      }).observe(tab, { childList: true, subtree: true });
    });
    document.getElementById("cause")?.click();
    return stopped;
  });
  const section = page.locator("#post-mortem");
  assert.equal(await section.locator("[role=status]").textContent(), "Stopped.");
  assert.ok(await section.getByRole("button", { name: "Stop" }).isHidden());
  await leave();
});

test("while a parameter is dragged, the board shows the values of all squares as heat", async () => {
  const record = recordOf("h8i9j10");
  const gobang = await openGobangPage(browser, site, { settings: settings("none"), record });
  const { page } = gobang;
  await page.focus("#help");
  await page.keyboard.press("p");
  const slider = page.locator("#numbers-slider");
  await slider.waitFor();
  await page.focus("[data-number=f2]");
  assert.equal(await slider.inputValue(), "16");
  assert.equal(await slider.getAttribute("max"), "128");
  await slider.focus();
  const heated = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("#board [role=gridcell]")].map(
        (square) => /** @type {HTMLElement} */ (square).dataset.heat ?? "",
      ),
    );
  assert.ok((await heated()).every((heat) => heat === ""));
  await page.keyboard.press("End");
  await page.waitForFunction(() => document.querySelector("[data-heat=best]"));
  const explainer = new stratege.Explainer("gobang", "cpc-gobang", { f2: 128 }, 0);
  /** @type {{ move: string, value: number }[]} */
  const candidates = explainer.insight(record, {})?.candidates ?? [];
  explainer.free();
  const max = Math.max(...candidates.map(({ value }) => value));
  const best = candidates.filter(({ value }) => value === max).map(({ move }) => move);
  const { names } = stratege.Match.read(record).view();
  const shown = await heated();
  assert.equal(shown.filter((heat) => heat !== "").length, 256 - 3);
  assert.deepEqual(
    names.filter((_, at) => shown[at] === "best"),
    names.filter((name) => best.includes(name)),
  );
  assert.match((await slider.getAttribute("aria-valuetext")) ?? "", /^128; the best is /);
  assert.equal(await page.inputValue("[data-number=f2]"), "128");
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.focus("[data-number=a0]");
  assert.ok(
    (await heated()).every((heat) => heat === ""),
    "the meadow is green again",
  );
  await gobang.leave();
});

test("a sentence names the words of the article behind each reading of ZS", async () => {
  for (const [locale, words] of [
    ["en-US", "is true of the stones alone"],
    ["de-DE", "was nur für die Steine unter sich stimmt"],
    ["fi-FI", "mikä pitää paikkansa vain nappuloista keskenään"],
  ]) {
    const context = { locale };
    const { page, leave } = await openGobangPage(browser, site, { context });
    await page.click("#numbers-toggle");
    await page.click("#numbers summary");
    const sentence = page.locator("#numbers details p");
    await sentence.filter({ hasText: words }).waitFor();
    const text = (await sentence.textContent()) ?? "";
    for (const original of ["vorausschauend als besetzt", "im Zusammenhang", "0 0 0 - X"])
      assert.ok(text.includes(original), text);
    await leave();
  }
});
