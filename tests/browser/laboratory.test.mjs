// The laboratory: numbers are changed, kept, shared and refused; a tournament runs beside the page, gives the
// terminal's results and survives a reload; an evolution improves spoiled numbers.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { stratege } from "../wasm/support/module.mjs";
import { accessibilityFaults } from "./support/axe.mjs";
import { openChromium } from "./support/chromium.mjs";
import { openSite } from "./support/site.mjs";
import { visit } from "./support/visit.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const alone = { opponent: "none" };

/** @param {string} game @param {import("./support/visit.mjs").Wishes} [wishes] */
async function openLaboratory(game, wishes) {
  const table = await visit(browser, site, game, { settings: alone, ...wishes });
  await table.page.click("#laboratory > summary");
  await table.page.waitForSelector("#laboratory section");
  return table;
}

/** @param {Page} page @param {string} title */
const section = (page, title) =>
  page.locator("#laboratory > section", { has: page.locator("h3", { hasText: title }) });

/** What is kept of the numbers of a game's players. @param {Page} page @param {string} game */
const numbersOf = (page, game) =>
  page.evaluate(
    (name) => JSON.parse(localStorage.getItem(`stratege.1.${name}.settings`) ?? "{}").numbers ?? {},
    game,
  );

test("every number of every classic program can be changed, and comes back", async () => {
  for (const [game, program] of /** @type {const} */ ([
    ["reversi", "ramscher"],
    ["gobang", "cpc-gobang"],
    ["chess", "schach-c64"],
    ["qubic", "ttt3d"],
    ["connect4", "anfaenger"],
  ])) {
    const { page, leave } = await openLaboratory(game);
    const machine = section(page, "The open machine");
    await machine.locator("select").selectOption(program);
    const info = stratege.catalogue().find(({ id }) => id === game);
    const parameters = info?.players.find(({ id }) => id === program)?.parameters ?? [];
    const names = await machine.locator("fieldset legend b").allTextContents();
    assert.deepEqual(
      names,
      parameters.map(({ name }) => name),
    );
    const first = parameters.find(
      ({ role, original }) => role === "weight" || original.length === 1,
    );
    const field = machine
      .locator("fieldset", { has: page.locator("b", { hasText: new RegExp(`^${first?.name}$`) }) })
      .locator('input[inputmode="numeric"]')
      .first();
    const before = Number(await field.inputValue());
    const next = before < (first?.greatest ?? 0) ? before + 1 : before - 1;
    await field.fill(String(next));
    await field.press("Tab");
    const changed = await numbersOf(page, game);
    assert.equal([changed[program][first?.name ?? ""]].flat()[0], next, game);
    await field.fill("half");
    await field.press("Tab");
    assert.equal(await field.inputValue(), String(next), game);
    await machine.locator("button", { hasText: "Original numbers" }).click();
    await page.waitForFunction(
      ([name, id]) => {
        const kept = JSON.parse(localStorage.getItem(`stratege.1.${name}.settings`) ?? "{}");
        return Object.keys(kept.numbers?.[id] ?? {}).length === 0;
      },
      [game, program],
    );
    await leave();
  }
});

test("sets are kept, exported as text and read again; damaged ones are refused with the place", async () => {
  const { page, leave } = await openLaboratory("gobang");
  const machine = section(page, "The open machine");
  await machine.locator("summary").click();
  const take = async (/** @type {unknown} */ given) => {
    const text = typeof given === "string" ? given : JSON.stringify(given);
    await machine.locator("textarea").fill(text);
    await machine.locator("button", { hasText: "Take these numbers" }).click();
    return machine.locator("p[role=status]").textContent();
  };
  const set = { game: "gobang", program: "cpc-gobang", name: "Wild", numbers: { zs: 9, a4: 77 } };
  assert.match((await take(set)) ?? "", /Wild: the numbers are in use/);
  const taken = { zs: 9, a4: 77 };
  assert.deepEqual((await numbersOf(page, "gobang"))["cpc-gobang"], taken);
  for (const [damage, sentence] of /** @type {const} */ ([
    ["{", /The text is no JSON/],
    [{ ...set, game: "chess" }, /They are numbers of “chess”, this is “gobang”/],
    [{ ...set, program: "nobody" }, /There is no program “nobody”/],
    [{ ...set, numbers: { zz: 1 } }, /CPC-Gobang has no number “zz”/],
    [{ ...set, numbers: { zs: [1, 2] } }, /“zs” has 1 numbers, 2 are given/],
    [{ ...set, numbers: { zs: 1.5 } }, /“zs”, number 1: “1.5” is no whole number/],
    [{ ...set, numbers: { zs: -1 } }, /“zs”, number 1: -1 is not between 0 and 255/],
  ])) {
    const said = (await take(damage)) ?? "";
    assert.match(said, sentence);
    assert.match(said, /the ones before stay/);
    assert.deepEqual((await numbersOf(page, "gobang"))["cpc-gobang"], taken);
  }
  await machine.locator("button", { hasText: /^Keep$/ }).click();
  await machine.locator("button", { hasText: "Original numbers" }).click();
  await machine.locator(".sets button", { hasText: "Wild" }).click();
  assert.deepEqual((await numbersOf(page, "gobang"))["cpc-gobang"], taken);
  await machine.locator("label", { hasText: "Show what it thinks" }).locator("input").check();
  await machine.locator(".cross tbody tr").first().waitFor();
  assert.match(
    (await machine.locator(".scrolls p").first().textContent()) ?? "",
    /would play [a-p]\d+/,
  );
  await leave();
});

test("a link to numbers opens them, and nothing sticks out of a narrow page", async () => {
  const context = { viewport: { width: 320, height: 700 } };
  const table = await visit(browser, site, "gobang", { settings: alone, context });
  const { page } = table;
  await page.goto(`${site.url}gobang.html?numbers=cpc-gobang:zs=7`);
  await page.waitForSelector("#laboratory section");
  assert.deepEqual(await numbersOf(page, "gobang"), { "cpc-gobang": { zs: 7 } });
  await page.locator("#laboratory svg.plot").waitFor();
  assert.ok(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"));
  await table.leave();
});

for (const [game, entrants, seats] of /** @type {const} */ ([
  ["reversi", ["Ramscher", "Aufpasser 2"], ["ramscher", "aufpasser-2"]],
  ["gobang", ["CPC-Gobang", "CPC-Gobang · changed"], ["cpc-gobang", "cpc-gobang"]],
])) {
  test(`a tournament of 200 games leaves the page alone and is the terminal's: ${game}`, async () => {
    const numbers = { zs: 0 };
    const settings = game === "gobang" ? { ...alone, numbers: { "cpc-gobang": numbers } } : alone;
    const { page, leave } = await openLaboratory(game, { settings });
    const tournament = section(page, "Tournament");
    await page.evaluate(() => {
      const seen = /** @type {any} */ (globalThis);
      seen.long = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.long.push(duration);
      }).observe({ type: "longtask" });
    });
    await tournament.locator("select").selectOption(entrants.map((label) => ({ label })));
    const fields = tournament.locator("input[type=number]");
    await fields.nth(0).fill("200");
    await fields.nth(3).fill("5");
    await tournament.locator("button", { hasText: "Start" }).click();
    await tournament.locator("p", { hasText: "200 of 200 games" }).waitFor({ timeout: 120_000 });
    const match = new stratege.Contest(game, "", 4, {}, 5);
    match.seat(0, seats[0], {});
    match.seat(1, seats[1], game === "gobang" ? numbers : {});
    const points = Array.from({ length: 200 }, (_, number) => match.play(number).won_by)
      .map((winner) => (winner === null ? 0.5 : 1 - winner))
      .reduce((sum, one) => sum + one, 0);
    match.free();
    const cells = await tournament.locator(".cross tbody tr td").allTextContents();
    assert.ok(
      cells.includes(`${points} / 200`) || cells.includes(`${points.toFixed(1)} / 200`),
      cells.join(),
    );
    const long = await page.evaluate(() => /** @type {any} */ (globalThis).long);
    assert.ok(long.filter((/** @type {number} */ time) => time > 200).length === 0, long.join());
    await page.reload();
    await page.waitForSelector("html[data-ready]");
    await page.click("#laboratory > summary");
    await tournament.locator("p", { hasText: "200 of 200 games" }).waitFor();
    await tournament.locator(".kept summary").click();
    await tournament.locator(".games button").first().click();
    await page.waitForSelector("#record button");
    await leave();
  });
}

test("an evolution can be paused, goes on after a reload and ends with a fresh measurement", async () => {
  const spoiled = { "cpc-gobang": { zs: 0, nh: 0, of: 0 } };
  const { page, leave } = await openLaboratory("gobang", {
    settings: { ...alone, numbers: spoiled },
  });
  const evolution = section(page, "Evolution");
  await evolution.locator("select").nth(0).selectOption("cpc-gobang");
  await evolution.locator("select").nth(1).selectOption("changed");
  for (const [at, value] of ["8", "12", "40", "20"].entries()) {
    await evolution.locator("input[type=number]").nth(at).fill(value);
  }
  await evolution.locator("button", { hasText: "Start" }).click();
  await evolution.locator("p", { hasText: /^[1-7] of 8 gen/ }).waitFor({ timeout: 60_000 });
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await page.click("#laboratory > summary");
  await evolution.locator("button", { hasText: "Go on" }).click();
  await evolution.locator("p", { hasText: "Measured anew" }).waitFor({ timeout: 120_000 });
  assert.match((await evolution.locator(".numbers-typed").textContent()) ?? "", /^cpc-gobang:a0=/);
  await evolution.locator("button", { hasText: "Play with the best numbers" }).click();
  assert.ok("zs" in (await numbersOf(page, "gobang"))["cpc-gobang"]);
  assert.deepEqual(await accessibilityFaults(page), []);
  await leave();
});
