// The bench: experiments in the whole window, with addresses. They continue during a match, and the toolbar shows their
// progress.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openExperiment, openLaboratory } from "../support/laboratory-page.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const tabIn = (/** @type {string} */ url) => new URL(url).searchParams.get("tab");

test("the bench has an address; Escape and Back close it and restore the focus", async () => {
  const { page, leave } = await openLaboratory(browser, site, "qubic");
  const bench = page.locator("#bench");
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await openExperiment(page, "tournament");
  assert.equal(tabIn(page.url()), "laboratory.tournament");
  assert.deepEqual(await accessibilityViolations(page), []);
  await bench.locator("nav button", { hasText: "Evolution" }).click();
  await bench.locator("#experiment-evolution").waitFor();
  assert.equal(tabIn(page.url()), "laboratory.evolution");
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Evolution");
  await page.keyboard.press("Escape");
  await bench.waitFor({ state: "hidden" });
  await page.waitForURL((url) => tabIn(url.href) === "laboratory");
  assert.equal(await focused(), "open-tournament");
  await page.click("#open-ladder");
  await bench.locator("svg.plot").waitFor();
  await page.goBack();
  await bench.waitFor({ state: "hidden" });
  assert.equal(tabIn(page.url()), "laboratory");
  await page.goForward();
  await bench.locator("svg.plot").waitFor();
  assert.match((await bench.locator(".plot").textContent()) ?? "", /Rating/);
  await bench.locator(".board-button").click();
  await bench.waitFor({ state: "hidden" });
  await page.evaluate(() => {
    location.hash = "qubic:first:111222";
  });
  await page.waitForFunction(() => document.querySelectorAll("#record li").length === 2);
  await leave();
});

test("on a phone the name of the open experiment is visible", async () => {
  const context = { viewport: { width: 375, height: 667 } };
  const { page, leave } = await openLaboratory(browser, site, "reversi", { context });
  await openExperiment(page, "ladder");
  const name = page.locator("#bench nav [aria-current]");
  await name.waitFor();
  const box = await name.boundingBox();
  assert.ok(box && box.x >= 0 && box.x + box.width <= 375, JSON.stringify(box));
  await leave();
});

test("on a phone the longest name of the ladder is not cut off", async () => {
  const context = { viewport: { width: 320, height: 568 } };
  const { page, leave } = await openLaboratory(browser, site, "gobang", { context });
  await openExperiment(page, "ladder");
  const plot = page.locator("#bench svg.plot");
  await plot.waitFor();
  const cut = await plot.evaluate((drawing) => {
    const edge = drawing.getBoundingClientRect().left;
    const words = [...drawing.querySelectorAll("text")];
    const isCut = (/** @type {Element} */ word) => word.getBoundingClientRect().left < edge;
    return words.filter(isCut).map((word) => word.textContent);
  });
  assert.deepEqual(cut, []);
  await leave();
});

test("after Back and Forward before the window's close event the bench is open", async () => {
  const { page, leave } = await openLaboratory(browser, site, "qubic");
  const bench = page.locator("#bench");
  await openExperiment(page, "ladder");
  await bench.locator("svg.plot").waitFor();
  await bench.evaluate((dialog) => {
    const late = (/** @type {Event} */ event) => event.stopImmediatePropagation();
    dialog.ownerDocument.addEventListener("close", late, { capture: true, once: true });
  });
  await page.goBack();
  await bench.waitFor({ state: "hidden" });
  await page.goForward();
  await page.waitForURL((url) => tabIn(url.href) === "laboratory.ladder");
  await bench.evaluate((dialog) => dialog.dispatchEvent(new Event("close")));
  await bench.locator("svg.plot").waitFor();
  assert.equal(tabIn(page.url()), "laboratory.ladder");
  await leave();
});

test("an experiment continues during a match with its progress in the toolbar, and Back leaves the match alone", async () => {
  const { page, saved, leave } = await openLaboratory(browser, site, "reversi");
  const tournament = await openExperiment(page, "tournament");
  for (const name of ["Aufpasser 4", "Aufpasser 5"])
    await tournament.getByLabel(name, { exact: true }).check();
  await tournament.getByLabel("Games per pair").fill("10000");
  await tournament.locator("button", { hasText: "Start" }).click();
  await page.keyboard.press("Escape");
  const picket = page.locator("#going-tournament");
  await picket.waitFor();
  await page.locator("#open-tournament").waitFor();
  await page.waitForFunction(() => {
    const bar = document.querySelector("#going-tournament progress");
    return bar instanceof HTMLProgressElement && bar.value > 0 && bar.max === 10_000;
  });
  assert.match(`${await picket.getAttribute("aria-label")}`, /^Tournament: \d+ of 10,000 games/);
  await page.click("#tab-play");
  await picket.click();
  await tournament.waitFor();
  const play = () =>
    page.evaluate(() => {
      const cell = [...document.querySelectorAll("#board [data-legal]")][0];
      /** @type {HTMLElement} */ (cell).click();
    });
  await play();
  await page.waitForFunction(() =>
    localStorage.getItem("stratege.1.reversi.game")?.match(/:\w\d$/),
  );
  const match = await saved();
  await page.goBack();
  await page.locator("#bench").waitFor({ state: "hidden" });
  await page.waitForFunction((record) => decodeURI(location.hash.slice(1)) === record, match);
  assert.equal(await saved(), match);
  assert.equal(await page.locator("#record li").count(), 1);
  await picket.click();
  await tournament.locator("button", { hasText: "Pause" }).click();
  await picket.waitFor({ state: "detached" });
  await tournament.locator("[role=status]", { hasText: "Paused" }).waitFor();
  assert.ok((await tournament.locator(".plot circle").count()) === 2);
  assert.deepEqual(await accessibilityViolations(page), []);
  await play();
  await page.keyboard.press("Escape");
  await page.waitForURL((url) => tabIn(url.href) !== "laboratory.tournament");
  await page.waitForFunction(() => document.querySelectorAll("#record li").length === 2);
  await page.waitForFunction(
    () => decodeURI(location.hash.slice(1)) === localStorage.getItem("stratege.1.reversi.game"),
  );
  assert.match(await saved(), /:\w\d\w\d$/);
  await leave();
});

for (const [width, height] of [
  [320, 568],
  [768, 1024],
  [1920, 1080],
]) {
  test(`the bench does not overflow: ${width} × ${height}`, async () => {
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      const context = { viewport: { width, height }, colorScheme };
      const { page, leave } = await openLaboratory(browser, site, "gobang", { context });
      for (const id of ["tournament", "evolution", "ladder"]) {
        if (id === "tournament") await page.click(`#open-${id}`);
        else await page.click(`#bench nav li:nth-child(${id === "ladder" ? 3 : 2}) button`);
        await page.locator(`#bench #experiment-${id}`).waitFor();
        const wide = await page
          .locator("#bench")
          .evaluate((bench) => [bench.scrollWidth - bench.clientWidth, bench.clientWidth]);
        assert.deepEqual(wide, [0, width]);
        assert.deepEqual(await accessibilityViolations(page), [], id);
      }
      await leave();
    }
  });
}
