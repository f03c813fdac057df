// Experiments: a tournament runs next to the page with the terminal's results and survives a reload; an evolution
// improves spoiled parameters.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { stratege } from "../../wasm/support/module.mjs";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import {
  openExperiment,
  openLaboratory,
  pauseWhen,
  storedParameters,
} from "../support/laboratory-page.mjs";
import { startCounting, workCounter } from "../support/page-work.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const alone = { opponent: "none" };

for (const [game, entrants, players] of /** @type {const} */ ([
  ["reversi", ["Ramscher", "Aufpasser 2"], ["ramscher", "aufpasser-2"]],
  ["gobang", ["CPC-Gobang", "CPC-Gobang · changed"], ["cpc-gobang", "cpc-gobang"]],
])) {
  test(`a tournament of 200 games costs the page little and equals the terminal's: ${game}`, async () => {
    const numbers = { zs: 0 };
    const settings = game === "gobang" ? { ...alone, numbers: { "cpc-gobang": numbers } } : alone;
    const { page, leave } = await openLaboratory(browser, site, game, {
      settings,
      before: workCounter,
    });
    const tournament = await openExperiment(page, "tournament");
    await page.evaluate(() => {
      const counts = /** @type {any} */ (globalThis);
      counts.written = 0;
      counts.drawn = 0;
      new MutationObserver((changes) => {
        if (changes.some(({ target }) => target instanceof HTMLProgressElement)) counts.drawn += 1;
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ["value"] });
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (value, key) {
        if (Array.isArray(value)) counts.written += value.length;
        return put.call(this, value, key);
      };
    });
    for (const name of entrants) await tournament.getByLabel(name, { exact: true }).check();
    const fields = tournament.locator("input[type=number]");
    await fields.nth(0).fill("200");
    await fields.nth(3).fill("5");
    const work = await startCounting(page);
    await tournament.locator("button", { hasText: "Start" }).click();
    await tournament.locator("p", { hasText: "200 of 200 games" }).waitFor();
    const done = await work();
    // A game costs the page one message; several games are drawn at once.
    const drawn = Number(await page.evaluate("drawn"));
    const max = {
      calls: 50 * 200 + 650 * drawn,
      changes: 20 + 20 * drawn, // also on its card and in the toolbar
      layouts: 8 + 2 * drawn,
    };
    assert.ok(drawn > 0 && drawn <= 200);
    for (const kind of /** @type {(keyof typeof max)[]} */ (Object.keys(max)))
      assert.ok(done[kind] > 0 && done[kind] <= max[kind], `${kind}: ${JSON.stringify(done)}`);
    const match = new stratege.Contest({
      game,
      opening: "",
      plies: 4,
      limits: {},
      seed: 5,
      contestants: [
        { player: players[0], numbers: {} },
        { player: players[1], numbers: game === "gobang" ? numbers : {} },
      ],
    });
    const points = Array.from({ length: 200 }, (_, number) => match.play(number).won_by)
      .map((winner) => (winner === null ? 0.5 : 1 - winner))
      .reduce((sum, one) => sum + one, 0);
    match.free();
    const cells = await tournament.locator(".data-table tbody tr td").allTextContents();
    assert.ok(
      cells.includes(`${points} / 200`) || cells.includes(`${points.toFixed(1)} / 200`),
      cells.join(),
    );
    await page.waitForFunction(() => /** @type {any} */ (globalThis).written >= 200);
    assert.equal(await page.evaluate("written"), 200, "every game is written once");
    await page.reload(); // the bench is in the address
    await tournament.locator("p", { hasText: "200 of 200 games" }).waitFor();
    await tournament.locator(".game-lists summary").click();
    await tournament.locator(".games button").first().click();
    await page.locator("#bench").waitFor({ state: "hidden" });
    await page.waitForSelector("#record button", { state: "attached" });
    await leave();
  });
}

test("the table of a tournament is ranked, in columns as in rows, rated and not cut off", async () => {
  const { page, leave } = await openLaboratory(browser, site, "reversi", {
    settings: alone,
    context: { viewport: { width: 1280, height: 720 } },
  });
  const tournament = await openExperiment(page, "tournament");
  // The weakest is listed first.
  for (const name of ["Doofie", "Ramscher", "Aufpasser 2"])
    await tournament.getByLabel(name, { exact: true }).check();
  const fields = tournament.locator("input[type=number]");
  await fields.nth(0).fill("20");
  await fields.nth(3).fill("5");
  await tournament.locator("button", { hasText: "Start" }).click();
  await tournament.locator("p", { hasText: "60 of 60 games" }).waitFor();
  const heads = await tournament.locator(".data-table thead th").allTextContents();
  assert.deepEqual(heads, ["Player", "1", "2", "3", "Score", "Rating"]);
  const ratings = await tournament.locator(".data-table tbody td:last-child").allTextContents();
  const values = ratings.map((text) => /^(\d[\d,]*) \((\d[\d,]*) … (\d[\d,]*)\)$/.exec(text));
  for (const [at, found] of values.entries()) assert.ok(found, ratings[at]);
  assert.ok(
    await tournament
      .locator(".scrolls")
      .first()
      .evaluate((table) => table.scrollWidth <= table.clientWidth),
    "the table fits",
  );
  const names = await tournament.locator(".data-table tbody th").allTextContents();
  assert.equal(names[2], "3. Doofie");
  assert.deepEqual(
    names.map((name) => name.slice(0, 3)),
    ["1. ", "2. ", "3. "],
  );
  const cells = await tournament
    .locator(".data-table tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll("td")].map(({ textContent }) => Number.parseFloat(textContent)),
      ),
    );
  for (const [one, row] of cells.entries()) {
    assert.ok(Number.isNaN(row[one]), "no player meets itself");
    assert.ok(one === 0 || row[3] <= cells[one - 1][3], "the strongest first");
    for (let other = 0; other < one; other += 1) assert.equal(row[other] + cells[other][one], 20);
  }
  await leave();
});

test("an evolution can be paused, continues after a reload and ends with a fresh measurement", async () => {
  const spoiled = { "cpc-gobang": { zs: 0, nh: 0, of: 0 } };
  const { page, leave } = await openLaboratory(browser, site, "gobang", {
    settings: { ...alone, numbers: spoiled },
  });
  const evolution = await openExperiment(page, "evolution");
  await evolution.locator("select").nth(0).selectOption("cpc-gobang");
  await evolution.locator("select").nth(1).selectOption("changed");
  for (const [at, value] of ["5", "6", "10", "10", "20"].entries()) {
    await evolution.locator("input[type=number]").nth(at).fill(value);
  }
  await pauseWhen(evolution, /^1 of 5 gen/);
  const started = await evolution.getByText("Start").evaluate((start) => {
    /** @type {HTMLElement} */ (start).click();
    return start.ariaDisabled;
  });
  assert.equal(started, "true");
  await evolution.locator("p", { hasText: /^1 of 5 gen.* Paused/ }).waitFor();
  assert.equal(await evolution.getByText("Start").getAttribute("aria-disabled"), null);
  const cut = await evolution.locator(".plot text").evaluateAll((labels) =>
    labels.flatMap((label) => {
      const picture = /** @type {SVGElement} */ (label.closest("svg")).getBoundingClientRect();
      return label.getBoundingClientRect().left < picture.left ? [label.textContent] : [];
    }),
  );
  assert.deepEqual(cut, []);
  await page.reload();
  await evolution.locator("button", { hasText: "Resume" }).click();
  await evolution.locator("p", { hasText: "Measured again" }).waitFor({ timeout: 240_000 });
  const fresh = await evolution.locator("p", { hasText: "Measured again" }).textContent();
  const games = fresh
    ?.match(/(\d+) won, (\d+) drawn, (\d+) lost/)
    ?.slice(1)
    .map(Number);
  assert.equal(
    games?.reduce((sum, one) => sum + one),
    20,
  );
  assert.equal(await evolution.getByText("Start").getAttribute("aria-disabled"), null);
  assert.equal(await evolution.locator(".command").isVisible(), false);
  assert.match((await evolution.locator(".command").textContent()) ?? "", /^cpc-gobang:a0=/);
  await evolution.locator("button", { hasText: "Play with the best numbers" }).click();
  assert.ok("zs" in (await storedParameters(page, "gobang"))["cpc-gobang"]);
  assert.deepEqual(await accessibilityViolations(page), []);
  await leave();
});
