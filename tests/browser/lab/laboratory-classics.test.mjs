// The laboratory of 4Gewinnt and Schach C 64: randomness by slider, an evolution with randomness, parameters of an
// earlier version, and criteria whose effect on the next move is shown immediately.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { stratege } from "../../wasm/support/module.mjs";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { machineOf, openExperiment, storedParameters } from "../support/laboratory-page.mjs";
import { openSite } from "../support/site.mjs";
import { showTab } from "../support/tabs.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/**
 * Opens the laboratory with a program.
 * @param {string} game @param {string} program @param {import("../support/game-page.mjs").PageOptions} [options]
 */
async function openMachine(game, program, { settings, ...options } = {}) {
  const table = await openGamePage(browser, site, game, {
    settings: { opponent: "none", ...settings },
    ...options,
  });
  await showTab(table.page, "laboratory");
  const machine = machineOf(table.page);
  await machine.locator("select").first().selectOption(program);
  /** @param {string} name */
  const number = (name) =>
    machine.locator("fieldset", { has: table.page.locator(`b[title="${name}"]`) });
  return { ...table, machine, number };
}

test("parameters of an earlier version of 4Gewinnt are migrated", async () => {
  const numbers = {
    meister: { set: 2, two: [9, 6] },
    experte: { bonus: [1, 3, 5], depth: 3 },
    anfaenger: { depth: 2 },
  };
  const { page, machine, number, leave } = await openMachine("connect4", "meister", {
    settings: { numbers },
  });
  const shown = (/** @type {string} */ name) => number(name).locator("input").first().inputValue();
  assert.deepEqual([await shown("two"), await shown("your-four")], ["6", "20000"]);
  await machine.locator("select").first().selectOption("experte");
  assert.deepEqual([await shown("two"), await shown("your-four")], ["8", "30000"]);
  assert.deepEqual([await shown("bonus-slanting"), await shown("depth")], ["5", "3"]);
  await machine.locator("select").first().selectOption("anfaenger");
  assert.deepEqual([await shown("two"), await shown("depth")], ["7", "2"]);
  await page.goto(`${site.url}connect4.html?numbers=4gewinnt-tiefe:set=1,three=31/28,depth=5`);
  await page.locator("#laboratory p[role=status]", { hasText: "in use" }).waitFor();
  assert.deepEqual((await storedParameters(page, "connect4"))["4gewinnt-tiefe"], {
    depth: 5,
    two: 8,
    three: 31,
    "own-four": 30_000,
    "your-four": 30_000,
    decided: 29_000,
  });
  await leave();
});

test("4Gewinnt's evaluation varies by a slider that explains itself in the page's language", async () => {
  for (const [locale, words] of /** @type {const} */ ([
    ["en-US", /its evaluation of a position may be off/],
    ["de-DE", /darf die Bewertung einer Stellung nach oben oder unten danebenliegen/],
    ["fi-FI", /aseman arvio saa heittää/],
  ])) {
    const { page, number, leave } = await openMachine("connect4", "meister", {
      context: { locale },
    });
    const field = number("variability");
    assert.match((await field.locator("legend").textContent()) ?? "", words);
    await field.locator("input[type=range]").focus();
    for (const key of ["ArrowRight", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
    assert.deepEqual((await storedParameters(page, "connect4")).meister, { variability: 3 });
    await leave();
  }
});

test("an evolution of 4Gewinnt plays with randomness on both sides", async () => {
  const { page, leave } = await openMachine("connect4", "anfaenger");
  const evolution = await openExperiment(page, "evolution");
  await evolution.locator("select").first().selectOption("anfaenger");
  const field = (/** @type {string} */ name) =>
    evolution.locator("label", { hasText: name }).locator("input");
  assert.equal(await field("Variability in these games").inputValue(), "10");
  for (const [name, value] of [
    ["Generations", "1"],
    ["Sets per generation", "2"],
    ["Games per set", "2"],
    ["Games to measure", "2"],
    ["Random opening moves", "0"],
  ]) {
    await field(name).fill(value);
  }
  await evolution.locator("button", { hasText: "Start" }).click();
  await evolution.locator("p", { hasText: "Measured again" }).waitFor();
  await evolution.locator("button", { hasText: "Play with the best numbers" }).click();
  const best = (await storedParameters(page, "connect4")).anfaenger;
  assert.equal(best.variability, 10);
  assert.ok(typeof best.two === "number" && !("depth" in best) && !("set" in best));
  await leave();
});

test("the effect of a criterion on Schach C 64's next move is shown immediately, with the reason", async () => {
  const record = "chess:4k3/8/8/8/q6P/8/8/4K3_b_-_-_0_1:";
  const { page, machine, number, leave } = await openMachine("chess", "schach-c64", { record });
  const effect = machine.locator(".effect");
  assert.equal(await effect.textContent(), "");
  await number("chance").locator("input").first().fill("0");
  await number("chance").locator("input").first().press("Tab");
  await effect.filter({ hasText: "The next move stays Qxh4+." }).waitFor();
  await number("centre").locator("input").first().fill("9");
  await number("centre").locator("input").first().press("Tab");
  // On a4 the queen attacks two of the four central squares; on d4 she occupies one and attacks three.
  const why = "Plays Qd4 instead of Qxh4+: Centre +18, Taken −1.";
  await effect.filter({ hasText: why }).waitFor();

  // The shown move is the program's.
  const play = (/** @type {Record<string, number>} */ numbers) => {
    const player = new stratege.Player("chess", "schach-c64", numbers, 1);
    const { move } = player.choose(record, {});
    player.free();
    return move;
  };
  assert.deepEqual([play({}), play({ chance: 0, centre: 9 })], ["a4h4", "a4d4"]);

  // The candidate table has a column for this criterion only.
  await machine.locator("label", { hasText: "Show what it thinks" }).locator("input").check();
  await machine.locator(".data-table tbody tr").first().waitFor();
  const heads = await machine.locator(".data-table thead th").allTextContents();
  assert.deepEqual(heads, ["Move", "Value", "Taken", "Escapes", "Exposed", "Centre"]);
  assert.deepEqual(await accessibilityViolations(page), []);

  await machine.locator("button", { hasText: "Original numbers" }).click();
  await page.waitForFunction(() => document.querySelector(".effect")?.textContent === "");
  await leave();
});

test("Schach C 64 as printed resigns when its error rejects every move, and the page says so", async () => {
  const record = "chess:7k/p4Q2/8/1P6/8/8/8/4K3_b_-_-_0_1:";
  const { number, machine, leave } = await openMachine("chess", "schach-c64-listing", { record });
  await number("listing-target").locator("input").first().setChecked(false);
  await machine.locator(".effect", { hasText: "Plays a6 instead of resigning." }).waitFor();
  await machine.locator("select").first().selectOption("schach-c64");
  await number("listing-target").locator("input").first().setChecked(true);
  await machine.locator(".effect", { hasText: "Resigns instead of playing a6." }).waitFor();
  await leave();
});
