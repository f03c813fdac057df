// The laboratory: numbers are changed, kept, shared and refused; programs tell what they think and how they search; a
// tournament runs beside the page, gives the terminal's results and survives a reload; an evolution improves spoiled
// numbers.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { stratege } from "../wasm/support/module.mjs";
import { accessibilityFaults } from "./support/axe.mjs";
import { openChromium } from "./support/chromium.mjs";
import { openGamePage } from "./support/game-page.mjs";
import { countWork, watchWork } from "./support/page-work.mjs";
import { openSite } from "./support/site.mjs";
import { showTab } from "./support/tabs.mjs";

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

/** @param {string} game @param {import("./support/game-page.mjs").PageOptions} [options] */
async function openLaboratory(game, options) {
  const table = await openGamePage(browser, site, game, { settings: alone, ...options });
  await showTab(table.page, "laboratory");
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
    await machine.locator("select").first().selectOption(program);
    const info = stratege.listGames().find(({ id }) => id === game);
    const parameters = info?.players.find(({ id }) => id === program)?.parameters ?? [];
    const names = await machine.locator("fieldset legend b").allTextContents();
    assert.deepEqual(
      names,
      parameters.map(({ name }) => name),
    );
    const first = parameters.find(
      ({ kind, default: defaults }) => kind === "weight" || defaults.length === 1,
    );
    const field = machine
      .locator("fieldset", { has: page.locator("b", { hasText: new RegExp(`^${first?.name}$`) }) })
      .locator('input[inputmode="numeric"]')
      .first();
    const before = Number(await field.inputValue());
    const next = before < (first?.max ?? 0) ? before + 1 : before - 1;
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
  await machine.locator("summary", { hasText: "Numbers from a text" }).click();
  const take = async (/** @type {unknown} */ given) => {
    const text = typeof given === "string" ? given : JSON.stringify(given);
    await machine.locator("textarea").fill(text);
    await machine.locator("button", { hasText: "Take these numbers" }).click();
    return machine.locator("p.hint[role=status]").textContent();
  };
  const set = { game: "gobang", program: "cpc-gobang", name: "Wild", numbers: { zs: 9, a4: 77 } };
  assert.match((await take(set)) ?? "", /Wild: the numbers are in use/);
  const taken = { zs: 9, a4: 77 };
  assert.deepEqual((await numbersOf(page, "gobang"))["cpc-gobang"], taken);
  for (const [damage, sentence] of /** @type {const} */ ([
    ["{", /The text is not JSON/],
    [{ ...set, game: "chess" }, /These numbers are for “chess”, this is “gobang”/],
    [{ ...set, program: "nobody" }, /There is no program “nobody”/],
    [{ ...set, numbers: { zz: 1 } }, /CPC-Gobang has no number “zz”/],
    [{ ...set, numbers: { zs: [1, 2] } }, /“zs” has 1 numbers, 2 are given/],
    [{ ...set, numbers: { zs: 1.5 } }, /“zs”, number 1: “1.5” is not a whole number/],
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
  const table = await openGamePage(browser, site, "gobang", { settings: alone, context });
  const { page } = table;
  await page.goto(`${site.url}gobang.html?numbers=cpc-gobang:zs=7`);
  await page.waitForSelector("#laboratory section");
  assert.deepEqual(await numbersOf(page, "gobang"), { "cpc-gobang": { zs: 7 } });
  await page.locator("#laboratory svg.plot").waitFor();
  assert.ok(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"));
  await table.leave();
});

test("a table of numbers is filled and painted by keys alone", async () => {
  const { page, leave } = await openLaboratory("reversi");
  const machine = section(page, "The open machine");
  await machine.locator("select").first().selectOption("ramscher");
  const cells = machine.locator(".heat input");
  await cells.first().focus();
  for (const key of ["ArrowRight", "ArrowDown", "End", "Home", "7", "7", "ArrowRight", "-", "8"])
    await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate("document.activeElement.ariaLabel"), "table 11");
  await machine.locator("label", { hasText: "Value of the brush" }).locator("input").fill("123");
  await cells.nth(10).focus(); // the one that was left
  await page.keyboard.press("Space");
  await page.keyboard.press("9");
  await page.keyboard.press("Escape");
  assert.equal(await cells.nth(10).inputValue(), "123");
  const { table } = (await numbersOf(page, "reversi")).ramscher;
  assert.deepEqual(table.slice(8, 12), [77, -8, 123, 150]);
  assert.equal(await machine.locator('.heat input[tabindex="0"]').count(), 1);
  await leave();
});

/** The machine with a program's thoughts. @param {string} game @param {string} line @param {string} program */
async function openThoughts(game, line, program) {
  const table = await openLaboratory(game, { line });
  const machine = section(table.page, "The open machine");
  await machine.locator("select").first().selectOption(program);
  await machine.locator("label", { hasText: "Show what it thinks" }).locator("input").check();
  await machine.locator(".scrolls p", { hasText: "would play" }).waitFor();
  return { ...table, machine };
}

test("programs tell what they think in their own numbers, with their parts", async () => {
  for (const [game, line, program] of /** @type {const} */ ([
    ["connect4", "connect4:first:44352", "meister"],
    ["reversi", "reversi:diagonal-mole:e6f4e3f6g5d6", "aufpasser-3"],
  ])) {
    const { page, machine, leave } = await openThoughts(game, line, program);
    const explainer = new stratege.Explainer(game, program, {}, 1);
    const insight = explainer.insight(line, {});
    explainer.free();
    const best = Math.max(
      ...(insight?.candidates ?? []).map((/** @type {{ value: number }} */ { value }) => value),
    );
    const rows = await machine
      .locator(".cross tbody tr")
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
    assert.deepEqual(await accessibilityFaults(page), []);
    await leave();
  }
});

test("TTT3D's rows and the cells M1 and M2 are marked on the board", async () => {
  const line = "qubic:first:111 222 114 223";
  const { page, machine, leave } = await openThoughts("qubic", line, "ttt3d");
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

test("a search is walked as a tree: by keys, and step by step as the program goes", async () => {
  for (const [game, line, program] of /** @type {const} */ ([
    ["connect4", "connect4:first:4435", "anfaenger"],
    ["reversi", "reversi:diagonal-mole:e6f4e3f6g5d6", "aufpasser-3"],
  ])) {
    const { page, leave } = await openLaboratory(game, { line });
    const machine = section(page, "The open machine");
    await machine.locator("select").first().selectOption(program);
    const tree = machine.locator("details.search");
    await tree.locator("summary").click();
    const nodes = tree.locator("[role=treeitem]");
    await nodes.nth(1).waitFor();
    const chooser = new stratege.Player(game, program, {}, 1);
    const choice = chooser.choose(line, {});
    chooser.free();
    const value = choice.score?.kind === "points" ? choice.score.value : Number.NaN;
    const shown = value.toLocaleString("en");
    const words = tree.locator("p[role=status]");
    assert.equal(await words.textContent(), `It plays ${choice.move}, worth ${shown}.`);
    const chosen = tree.locator("[aria-level='2'][aria-label$=', chosen']");
    assert.equal(
      await chosen.getAttribute("aria-label"),
      `move ${choice.move}, hands up ${shown}, chosen`,
    );

    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    await chosen.focus();
    await chosen.click(); // opens it
    const answer = choice.pv[1];
    await tree.locator(`[aria-level='3'][aria-label$='hands up ${shown}, chosen']`).waitFor();
    await page.keyboard.press("ArrowRight");
    assert.match((await focused()) ?? "", /^answer /);
    await page.keyboard.press("End");
    await page.keyboard.press("Home");
    assert.match((await focused()) ?? "", /^The position/);
    await page.keyboard.press("ArrowDown");
    assert.match((await focused()) ?? "", /^move /);
    assert.match(
      (await tree.locator("[aria-level='3'][aria-label$=', chosen']").getAttribute("aria-label")) ??
        "",
      new RegExp(`^answer ${answer}, `),
    );

    const press = async (/** @type {string} */ name, /** @type {RegExp} */ said) => {
      await tree.locator("button", { hasText: name }).click();
      await tree.locator("p[role=status]", { hasText: said }).waitFor();
    };
    await press("Next step", /^It begins/);
    await press("Next step", /^It tries /);
    await press("Next step", /^It tries /);
    await press("Step over", /hands up/);
    await press("Step back", /^It tries /);
    assert.ok((await tree.locator("[data-state=ahead]").count()) > 0);
    assert.deepEqual(await accessibilityFaults(page), []);
    await press("Whole tree", /^It plays/);
    if (game === "reversi") {
      // Alpha-beta knows from the moves before what is not worth a look.
      await tree.locator("[aria-level='2'][aria-label^='move c7']").click();
      const saves = tree.locator("label", { hasText: "alpha-beta" });
      await saves.locator("input").check();
      await tree.locator("[data-state=cut]").first().waitFor();
      assert.equal(await words.textContent(), `It plays ${choice.move}, worth ${shown}.`);
    }
    await leave();
  }
});

test("where a program does not look ahead, the tree says so and has an example", async () => {
  const { page, saved, leave } = await openLaboratory("reversi");
  const machine = section(page, "The open machine");
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

for (const [game, entrants, players] of /** @type {const} */ ([
  ["reversi", ["Ramscher", "Aufpasser 2"], ["ramscher", "aufpasser-2"]],
  ["gobang", ["CPC-Gobang", "CPC-Gobang · changed"], ["cpc-gobang", "cpc-gobang"]],
])) {
  test(`a tournament of 200 games leaves the page alone and is the terminal's: ${game}`, async () => {
    const numbers = { zs: 0 };
    const settings = game === "gobang" ? { ...alone, numbers: { "cpc-gobang": numbers } } : alone;
    const { page, leave } = await openLaboratory(game, { settings, before: countWork });
    const tournament = section(page, "Tournament");
    await page.evaluate(() => {
      const seen = /** @type {any} */ (globalThis);
      seen.written = 0;
      seen.drawn = 0;
      new MutationObserver((changes) => {
        if (changes.some(({ target }) => target instanceof HTMLProgressElement)) seen.drawn += 1;
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ["value"] });
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (value, key) {
        if (Array.isArray(value)) seen.written += value.length;
        return put.call(this, value, key);
      };
    });
    for (const name of entrants) await tournament.getByLabel(name, { exact: true }).check();
    const fields = tournament.locator("input[type=number]");
    await fields.nth(0).fill("200");
    await fields.nth(3).fill("5");
    const work = await watchWork(page);
    await tournament.locator("button", { hasText: "Start" }).click();
    await tournament.locator("p", { hasText: "200 of 200 games" }).waitFor({ timeout: 120_000 });
    const done = await work();
    // A game costs the page a message, and what is drawn is drawn for many at once.
    const drawn = Number(await page.evaluate("drawn"));
    const most = {
      calls: 40 * 200 + 300 * drawn,
      changes: 20 + 10 * drawn,
      layouts: 8 + 2 * drawn,
    };
    assert.ok(drawn > 0 && drawn <= 200);
    for (const kind of /** @type {(keyof typeof most)[]} */ (Object.keys(most)))
      assert.ok(done[kind] > 0 && done[kind] <= most[kind], `${kind}: ${JSON.stringify(done)}`);
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
    const cells = await tournament.locator(".cross tbody tr td").allTextContents();
    assert.ok(
      cells.includes(`${points} / 200`) || cells.includes(`${points.toFixed(1)} / 200`),
      cells.join(),
    );
    await page.waitForFunction(() => /** @type {any} */ (globalThis).written >= 200);
    assert.equal(await page.evaluate("written"), 200, "every game is written once");
    await page.reload();
    await page.waitForSelector("html[data-ready]");
    await showTab(page, "laboratory");
    await tournament.locator("p", { hasText: "200 of 200 games" }).waitFor();
    await tournament.locator(".kept summary").click();
    await tournament.locator(".games button").first().click();
    await page.waitForSelector("#record button", { state: "attached" });
    await leave();
  });
}

test("only what a program has is asked for: tables to keep symmetric, switches as boxes", async () => {
  const { page, leave } = await openLaboratory("chess");
  assert.equal(await section(page, "Evolution").getByLabel("symmetric").isVisible(), false);
  await leave();
  const reversi = await openLaboratory("reversi");
  const evolution = section(reversi.page, "Evolution");
  await evolution.locator("select").first().selectOption("ramscher");
  assert.equal(await evolution.getByLabel("symmetric").isVisible(), true);
  await reversi.leave();
  const gobang = await openLaboratory("gobang");
  const machine = section(gobang.page, "The open machine");
  await machine.locator("select").first().selectOption("cpc-gobang");
  const box = machine.locator("fieldset > input[role=switch]").first();
  const name = `${await box.getAttribute("aria-label")}`;
  const before = await box.isChecked();
  await box.click();
  assert.equal((await numbersOf(gobang.page, "gobang"))["cpc-gobang"][name], Number(!before));
  await gobang.leave();
});

test("an evolution can be paused, goes on after a reload and ends with a fresh measurement", async () => {
  const spoiled = { "cpc-gobang": { zs: 0, nh: 0, of: 0 } };
  const { page, leave } = await openLaboratory("gobang", {
    settings: { ...alone, numbers: spoiled },
  });
  const evolution = section(page, "Evolution");
  await evolution.locator("select").nth(0).selectOption("cpc-gobang");
  await evolution.locator("select").nth(1).selectOption("changed");
  for (const [at, value] of ["5", "6", "10", "10", "20"].entries()) {
    await evolution.locator("input[type=number]").nth(at).fill(value);
  }
  await evolution.locator("button", { hasText: "Start" }).click();
  await evolution.locator("p", { hasText: /^[1-4] of 5 gen/ }).waitFor({ timeout: 60_000 });
  assert.equal(await evolution.getByText("Start").getAttribute("aria-disabled"), "true");
  const cut = await evolution.locator(".plot text").evaluateAll((labels) =>
    labels.flatMap((label) => {
      const picture = /** @type {SVGElement} */ (label.closest("svg")).getBoundingClientRect();
      return label.getBoundingClientRect().left < picture.left ? [label.textContent] : [];
    }),
  );
  assert.deepEqual(cut, []);
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await showTab(page, "laboratory");
  await evolution.locator("button", { hasText: "Go on" }).click();
  await evolution.locator("p", { hasText: "Measured anew" }).waitFor({ timeout: 240_000 });
  const fresh = await evolution.locator("p", { hasText: "Measured anew" }).textContent();
  const games = fresh
    ?.match(/(\d+) won, (\d+) drawn, (\d+) lost/)
    ?.slice(1)
    .map(Number);
  assert.equal(
    games?.reduce((sum, one) => sum + one),
    20,
  );
  assert.equal(await evolution.getByText("Start").getAttribute("aria-disabled"), null);
  assert.match((await evolution.locator(".numbers-typed").textContent()) ?? "", /^cpc-gobang:a0=/);
  await evolution.locator("button", { hasText: "Play with the best numbers" }).click();
  assert.ok("zs" in (await numbersOf(page, "gobang"))["cpc-gobang"]);
  assert.deepEqual(await accessibilityFaults(page), []);
  await leave();
});
