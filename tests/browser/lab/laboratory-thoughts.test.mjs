// Candidate values and search trees of programs in the laboratory: navigated by keys and step by step, in the tab and
// in full size.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { stratege } from "../../wasm/support/module.mjs";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { machineOf, openLaboratory } from "../support/laboratory-page.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** Opens the laboratory with a program's candidates. @param {string} game @param {string} record @param {string} program */
async function openInsight(game, record, program) {
  const table = await openLaboratory(browser, site, game, { record });
  const machine = machineOf(table.page);
  await machine.locator("select").first().selectOption(program);
  await machine.locator("label", { hasText: "Show what it thinks" }).locator("input").check();
  await machine.locator(".scrolls p", { hasText: "would play" }).waitFor();
  return { ...table, machine };
}

test("programs show the values of all candidates with their terms", async () => {
  for (const [game, record, program] of /** @type {const} */ ([
    ["connect4", "connect4:first:44352", "meister"],
    ["reversi", "reversi:diagonal-mole:e6f4e3f6g5d6", "aufpasser-3"],
  ])) {
    const { page, machine, leave } = await openInsight(game, record, program);
    const explainer = new stratege.Explainer(game, program, {}, 1);
    const insight = explainer.insight(record, {});
    explainer.free();
    const best = Math.max(
      ...(insight?.candidates ?? []).map((/** @type {{ value: number }} */ { value }) => value),
    );
    const rows = await machine
      .locator(".data-table tbody tr")
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll("td")].map(({ textContent }) =>
            Number(textContent.replace("−", "-").replaceAll(",", "")),
          ),
        ),
      );
    const moves = game === "connect4" ? rows.slice(1) : rows;
    assert.equal(moves[0][0], best, game);
    if (game === "connect4") {
      for (const [value, ...parts] of rows) {
        const sum = parts.slice(0, 5).reduce((total, part) => total + part, 0);
        assert.equal(sum, value, "position, twos, threes, parity and four");
      }
    }
    assert.deepEqual(await accessibilityViolations(page), []);
    await leave();
  }
});

test("TTT3D's rows and the cells M1 and M2 are marked on the board", async () => {
  const record = "qubic:first:111 222 114 223";
  const { page, machine, leave } = await openInsight("qubic", record, "ttt3d");
  assert.deepEqual(
    await page
      .locator(".level [data-mind]")
      .evaluateAll((cells) =>
        cells.map((cell) => `${/** @type {HTMLElement} */ (cell).dataset.mind}`).sort(),
      ),
    ["M1", "M2"],
  );
  const lit = await page.locator(".level [data-lit]").count();
  assert.ok(lit >= 8 && lit <= 12, `three rows that meet: ${lit} cells`);
  assert.match(
    (await machine.locator(".scrolls").first().textContent()) ?? "",
    /M1 is \d{3}.*Row 3: /,
  );
  await machine.locator("label", { hasText: "Show what it thinks" }).locator("input").uncheck();
  await page.waitForFunction(
    () => document.querySelector("[data-mind], .level [data-lit]") === null,
  );
  await leave();
});

test("a search tree is navigated by keys, and step by step in search order", async () => {
  for (const [game, record, program] of /** @type {const} */ ([
    ["connect4", "connect4:first:4435", "anfaenger"],
    ["reversi", "reversi:diagonal-mole:e6f4e3f6g5d6", "aufpasser-3"],
  ])) {
    const { page, leave } = await openLaboratory(browser, site, game, { record });
    const machine = machineOf(page);
    await machine.locator("select").first().selectOption(program);
    const tree = machine.locator("details.search");
    await tree.locator("summary").click();
    const nodes = tree.locator("[role=treeitem]");
    await nodes.nth(1).waitFor();
    const chooser = new stratege.Player(game, program, {}, 1);
    const choice = chooser.choose(record, {});
    chooser.free();
    const value = choice.score?.kind === "points" ? choice.score.value : Number.NaN;
    const shown = value.toLocaleString("en");
    const words = tree.locator("p[role=status]");
    assert.deepEqual(await accessibilityViolations(page, ["label-content-name-mismatch"]), []);
    assert.equal(await words.textContent(), `It plays ${choice.move}, worth ${shown}.`);
    const named = (/** @type {number} */ level, /** @type {RegExp} */ name) =>
      tree
        .locator(`[aria-level="${level}"]`)
        .filter({ has: page.locator("title", { hasText: name }) });
    const chosen = named(2, /, chosen$/);
    assert.equal(
      await chosen.locator("title").textContent(),
      `move ${choice.move}, hands up ${shown}, chosen`,
    );

    const focused = () =>
      page.evaluate(() => document.activeElement?.querySelector("title")?.textContent);
    await chosen.focus();
    await chosen.click(); // opens it
    const reply = choice.pv[1];
    await named(3, new RegExp(`hands up ${shown}, chosen$`)).waitFor();
    await page.keyboard.press("ArrowRight");
    assert.match((await focused()) ?? "", /^answer /);
    await page.keyboard.press("End");
    await page.keyboard.press("Home");
    assert.match((await focused()) ?? "", /^The position/);
    await page.keyboard.press("ArrowDown");
    assert.match((await focused()) ?? "", /^move /);
    assert.match(
      (await named(3, /, chosen$/)
        .locator("title")
        .textContent()) ?? "",
      new RegExp(`^answer ${reply}, `),
    );

    await walkStepByStep(page, tree);
    if (game === "reversi") {
      // Alpha-beta cuts off these moves.
      await named(2, /^move c7/).click();
      const saves = tree.locator("label", { hasText: "alpha-beta" });
      await saves.locator("input").check();
      await tree.locator("[data-state=cut]").first().waitFor();
      assert.equal(await words.textContent(), `It plays ${choice.move}, worth ${shown}.`);
    }
    await leave();
  }
});

/**
 * Steps through the search with the buttons, in the laboratory and in full size.
 * @param {import("playwright-core").Page} page @param {import("playwright-core").Locator} tree
 */
async function walkStepByStep(page, tree) {
  const press = async (/** @type {string} */ name, /** @type {RegExp} */ status) => {
    await tree.locator("button", { hasText: name }).click();
    await tree.locator("p[role=status]", { hasText: status }).waitFor();
  };
  await press("Next step", /^It begins/);
  await press("Next step", /^It tries /);
  await press("Next step", /^It tries /);
  await press("Step over", /hands up/);
  await press("Step back", /^It tries /);
  assert.ok((await tree.locator("[data-state=ahead]").count()) > 0);
  assert.deepEqual(await accessibilityViolations(page), []);
  const status = await tree.locator("p[role=status]").textContent();
  await tree.locator("button", { hasText: "Full size" }).click();
  const large = page.locator("#bench details.search");
  await large.locator("[role=treeitem]").nth(1).waitFor();
  assert.equal(await large.locator("p[role=status]").textContent(), status);
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.keyboard.press("Escape");
  await tree.waitFor();
  await press("Whole tree", /^It plays/);
}

test("for a program without a search the tree says so and has an example", async () => {
  const { page, saved, leave } = await openLaboratory(browser, site, "reversi");
  const machine = machineOf(page);
  await machine.locator("select").first().selectOption("aufpasser-3");
  const before = await saved();
  const tree = machine.locator("details.search");
  await tree.locator("summary").click();
  await tree.locator("p[role=status]", { hasText: "does not look ahead" }).waitFor();
  const example = tree.locator("button", { hasText: "looks ahead" });
  await example.click();
  await tree.locator("p[role=status]", { hasText: /^It plays [^.]+\.$/ }).waitFor();
  assert.equal(await example.isVisible(), false);
  await page.click("#notice-act");
  await example.waitFor();
  assert.equal(await saved(), before);
  await leave();
});
