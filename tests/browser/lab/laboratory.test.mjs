// The laboratory: parameters are changed, stored, shared and validated, with fields only for what a program has.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { stratege } from "../../wasm/support/module.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import {
  machineOf,
  openExperiment,
  openLaboratory,
  storedParameters,
} from "../support/laboratory-page.mjs";
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

const alone = { opponent: "none" };

test("every parameter of every historical program can be changed and restored", async () => {
  for (const [game, program] of /** @type {const} */ ([
    ["reversi", "ramscher"],
    ["gobang", "cpc-gobang"],
    ["chess", "schach-c64"],
    ["qubic", "ttt3d"],
    ["connect4", "anfaenger"],
  ])) {
    const { page, leave } = await openLaboratory(browser, site, game);
    const machine = machineOf(page);
    await machine.locator("select").first().selectOption(program);
    const info = stratege.listGames().find(({ id }) => id === game);
    const parameters = info?.players.find(({ id }) => id === program)?.parameters ?? [];
    const names = await machine
      .locator("fieldset legend b")
      .evaluateAll((labels) => labels.map((label) => /** @type {HTMLElement} */ (label).title));
    assert.deepEqual(
      names,
      parameters.map(({ name }) => name),
    );
    const first = parameters.find(
      ({ kind, default: defaults }) => kind === "weight" || defaults.length === 1,
    );
    const field = machine
      .locator("fieldset", { has: page.locator(`b[title="${first?.name}"]`) })
      .locator('input[inputmode="numeric"]')
      .first();
    const before = Number(await field.inputValue());
    const next = before < (first?.max ?? 0) ? before + 1 : before - 1;
    await field.fill(String(next));
    await field.press("Tab");
    const changed = await storedParameters(page, game);
    assert.equal([changed[program][first?.name ?? ""]].flat()[0], next, game);
    await field.fill("half");
    const original = machine.locator("button", { hasText: "Original numbers" });
    const place = await original.boundingBox();
    await field.press("Tab");
    const alert = machine.getByRole("alert");
    assert.match(await alert.innerText(), /^Only whole numbers from -?\d+ to \d+ are possible/);
    assert.equal(await field.inputValue(), String(next), game);
    assert.deepEqual(await original.boundingBox(), place, "a button moved away from the pointer");
    await original.click();
    await alert.waitFor({ state: "detached" });
    await page.waitForFunction(
      ([name, id]) => {
        const stored = JSON.parse(localStorage.getItem(`stratege.1.${name}.settings`) ?? "{}");
        return Object.keys(stored.numbers?.[id] ?? {}).length === 0;
      },
      [game, program],
    );
    await leave();
  }
});

test("parameter sets are stored, exported as text and imported; damaged ones are refused with the position", async () => {
  const { page, leave } = await openLaboratory(browser, site, "gobang");
  const machine = machineOf(page);
  await machine.locator("summary", { hasText: "Numbers from a text" }).click();
  const importSet = async (/** @type {unknown} */ input) => {
    const text = typeof input === "string" ? input : JSON.stringify(input);
    await machine.locator("textarea").fill(text);
    await machine.locator("button", { hasText: "Use these numbers" }).click();
    return machine.locator("p.hint[role=status]").textContent();
  };
  const set = { game: "gobang", program: "cpc-gobang", name: "Wild", numbers: { zs: 9, a4: 77 } };
  assert.match((await importSet(set)) ?? "", /Wild: the numbers are in use/);
  const taken = { zs: 9, a4: 77 };
  assert.deepEqual((await storedParameters(page, "gobang"))["cpc-gobang"], taken);
  for (const [damage, sentence] of /** @type {const} */ ([
    ["{", /The text is not JSON/],
    [{ ...set, game: "chess" }, /These numbers are for “chess”, but this is “gobang”/],
    [{ ...set, program: "unknown" }, /There is no program “unknown”/],
    [{ ...set, numbers: { zz: 1 } }, /CPC-Gobang has no number “zz”/],
    [{ ...set, numbers: { zs: [1, 2] } }, /“zs” has the wrong number of values: 2 instead of 1/],
    [{ ...set, numbers: { zs: 1.5 } }, /“zs”, number 1: “1.5” is not a whole number/],
    [{ ...set, numbers: { zs: -1 } }, /“zs”, number 1: -1 is not between 0 and 255/],
  ])) {
    const message = (await importSet(damage)) ?? "";
    assert.match(message, sentence);
    assert.match(message, /the previous ones stay/);
    assert.deepEqual((await storedParameters(page, "gobang"))["cpc-gobang"], taken);
  }
  await machine.locator("button", { hasText: /^Keep$/ }).click();
  await machine.locator("button", { hasText: "Original numbers" }).click();
  await machine.locator(".sets button", { hasText: "Wild" }).click();
  assert.deepEqual((await storedParameters(page, "gobang"))["cpc-gobang"], taken);
  await machine.locator("label", { hasText: "Show what it thinks" }).locator("input").check();
  await machine.locator(".data-table tbody tr").first().waitFor();
  assert.match(
    (await machine.locator(".scrolls p").first().textContent()) ?? "",
    /would play [a-p]\d+/,
  );
  await leave();
});

test("a link to parameters opens them, and a narrow page does not overflow", async () => {
  const context = { viewport: { width: 320, height: 700 } };
  const table = await openGamePage(browser, site, "gobang", { settings: alone, context });
  const { page } = table;
  await page.goto(`${site.url}gobang.html?numbers=cpc-gobang:zs=7`);
  await page.waitForSelector("#laboratory section");
  assert.deepEqual(await storedParameters(page, "gobang"), { "cpc-gobang": { zs: 7 } });
  await page.locator("#open-ladder").waitFor();
  assert.ok(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"));
  await table.leave();
});

test("a table of parameters is edited and painted by keys alone", async () => {
  const { page, leave } = await openLaboratory(browser, site, "reversi");
  const machine = machineOf(page);
  await machine.locator("select").first().selectOption("ramscher");
  const cells = machine.locator(".heat input");
  await cells.first().focus();
  for (const key of ["ArrowRight", "ArrowDown", "End", "Home", "7", "7", "ArrowRight", "-", "8"])
    await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate("document.activeElement.ariaLabel"), "Square values 11");
  await machine.locator("label", { hasText: "Value of the brush" }).locator("input").fill("123");
  await cells.nth(10).focus(); // the previously focused one
  await page.keyboard.press("Space");
  await page.keyboard.press("9");
  await page.keyboard.press("Escape");
  assert.equal(await cells.nth(10).inputValue(), "123");
  const { table } = (await storedParameters(page, "reversi")).ramscher;
  assert.deepEqual(table.slice(8, 12), [77, -8, 123, 150]);
  assert.equal(await machine.locator('.heat input[tabindex="0"]').count(), 1);
  await leave();
});

test("fields exist only for what a program has: symmetric tables, switches as checkboxes", async () => {
  const { page, leave } = await openLaboratory(browser, site, "chess");
  const evolutionOfChess = await openExperiment(page, "evolution");
  assert.equal(await evolutionOfChess.getByLabel("symmetric").isVisible(), false);
  await leave();
  const reversi = await openLaboratory(browser, site, "reversi");
  const evolution = await openExperiment(reversi.page, "evolution");
  await evolution.locator("select").first().selectOption("ramscher");
  assert.equal(await evolution.getByLabel("symmetric").isVisible(), true);
  await reversi.leave();
  const gobang = await openLaboratory(browser, site, "gobang");
  const machine = machineOf(gobang.page);
  await machine.locator("select").first().selectOption("cpc-gobang");
  const box = machine.locator("fieldset > input[role=switch]").first();
  assert.equal(await box.getAttribute("aria-label"), "ZS without own stones");
  const before = await box.isChecked();
  await box.click();
  assert.equal(
    (await storedParameters(gobang.page, "gobang"))["cpc-gobang"]["zs-alone"],
    Number(!before),
  );
  await gobang.leave();
});

test("three recipes change each old program in one click", async () => {
  for (const [game, program] of /** @type {const} */ ([
    ["reversi", "ramscher"],
    ["gobang", "cpc-gobang"],
    ["chess", "schach-c64"],
    ["qubic", "ttt3d"],
    ["connect4", "meister"],
  ])) {
    const { page, leave } = await openLaboratory(browser, site, game);
    const machine = machineOf(page);
    await machine.locator("select").first().selectOption(program);
    const recipes = machine.locator(".recipes button:visible");
    assert.equal(await recipes.count(), 3, game);
    for (const recipe of await recipes.all()) {
      const name = await recipe.textContent();
      await recipe.click();
      await waitForText(page, "#machine [role=status]", `^${name}: the program follows it`);
      const changes = (await storedParameters(page, game))[program];
      assert.ok(Object.keys(changes).length > 0, `${game}: ${name}`);
      // The module refuses values out of range.
      new stratege.Player(game, program, changes, 0).free();
    }
    await leave();
  }
});
