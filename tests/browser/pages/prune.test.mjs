// The pruning page: the branches to be found are those that the player's search cuts off, they follow from the shown
// values, and a match is played by keyboard, with announcements, to the end.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { readSettings } from "../../../scripts/build/settings.mjs";
import { inRoot } from "../../../scripts/support/paths.mjs";
import { en as errors } from "../../../www/i18n/errors.js";
import { POSITIONS } from "../../../www/pages/prune/positions.js";
import { judge, REQUESTS, readTree, stepsOf } from "../../../www/pages/prune/tree.js";
import { stratege } from "../../wasm/support/module.mjs";
import { accessibilityViolations } from "../support/axe.mjs";
import { collectProblems, openChromium } from "../support/chromium.mjs";
import { openSite } from "../support/site.mjs";

/** @typedef {import("../../../www/pages/prune/tree.js").Tree} Tree */
/** @typedef {import("../../../www/engine/engine.types").SearchRequest} SearchRequest */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** Returns the search trace of a player. @param {SearchRequest} request */
function traceSearch({ game, player, parameters, seed, record, limits }) {
  const chooser = new stratege.Player(game, player, parameters, seed);
  chooser.choose(record, limits);
  const trace = chooser.thoughts();
  chooser.free();
  assert.ok(trace);
  return trace;
}

/** The laboratory's client without a worker. */
const client = {
  think: async (/** @type {SearchRequest} */ request) => traceSearch(request),
  async branches(/** @type {SearchRequest} */ request, /** @type {string[]} */ path) {
    const { game, player, parameters, seed, record, limits } = request;
    const explainer = new stratege.Explainer(game, player, parameters, seed);
    const branches = explainer.branches(record, path, limits) ?? null;
    explainer.free();
    return branches;
  },
};

/** @param {string} game @param {string} record */
async function treeOf(game, record) {
  const tree = await readTree(client, game, record);
  assert.ok(tree, record);
  return tree;
}

/** Solves a round: the cuts of alpha-beta by the shown values. @param {Tree} tree */
function solve({ rows, isGreatest }) {
  let best = isGreatest ? -Infinity : Infinity;
  return rows.map(({ leaves, value }) => {
    const isEnough = (/** @type {number} */ one) => (isGreatest ? one < best : one > best);
    const enough = leaves.findIndex((leaf) => isEnough(leaf.value));
    if (enough >= 0) return enough + 1 < leaves.length ? enough + 1 : null;
    const values = leaves.length > 0 ? leaves.map((leaf) => leaf.value) : [value];
    const worth = isGreatest ? Math.min(...values) : Math.max(...values);
    best = isGreatest ? Math.max(best, worth) : Math.min(best, worth);
    return null;
  });
}

test("every game that links to this page has positions and a program", async () => {
  const { games } = await readSettings();
  const leading = games.filter((game) =>
    readFileSync(inRoot("www/games", game, "tools.js"), "utf8").includes('"prune.html"'),
  );
  assert.deepEqual(Object.keys(REQUESTS).sort(), leading.sort());
  assert.deepEqual(Object.keys(POSITIONS).sort(), leading.sort());
});

test("the cuts are those of the player's search and follow from the shown values", async () => {
  for (const [game, records] of Object.entries(POSITIONS)) {
    const { player, limits, depth } = REQUESTS[game];
    for (const record of records) {
      const tree = await treeOf(game, record);
      const { thoughts } = traceSearch({ game, player, parameters: {}, seed: 1, record, limits });
      /** @type {string[]} */
      let path = [];
      /** @type {Record<string, string>} */
      const cuts = {};
      for (const thought of thoughts) {
        if (thought.kind === "try") path = [...path.slice(0, thought.ply), thought.move.text];
        if (thought.kind === "cut" && thought.ply === depth + 1)
          cuts[path.slice(0, depth + 1).join(" ")] = thought.moves
            .map(({ text }) => text)
            .join(" ");
      }
      const marked = tree.rows.map(({ leaves }) => leaves.findIndex(({ isCut }) => isCut));
      for (const [at, { move, leaves }] of tree.rows.entries()) {
        const left = leaves.filter(({ isCut }) => isCut).map((leaf) => leaf.move);
        const path = [...tree.before, move].join(" ");
        assert.equal(left.join(" "), cuts[path] ?? "", `${record}: ${path}`);
        assert.ok(left.length === 0 || marked[at] === leaves.length - left.length, record);
      }
      const solution = solve(tree);
      assert.deepEqual(
        solution,
        marked.map((at) => (at < 0 ? null : at)),
        record,
      );
      const { maxPoints: all, points, wrong } = judge(tree, solution);
      assert.ok(all >= 2 && points === all && wrong === 0, record);
      const trace = stepsOf(tree).filter(({ kind }) => kind === "cut").length;
      assert.equal(trace, solution.filter((at) => at !== null).length);
    }
  }
});

test("a correct mark earns a point and a wrong one costs a point", () => {
  const leaf = (/** @type {boolean} */ isCut) => ({ move: "1", value: 0, isCut });
  const row = { move: "4", value: 0, leaves: [leaf(false), leaf(false), leaf(true), leaf(true)] };
  const tree = { record: "", player: "", before: [], isGreatest: true, rows: [row] };
  const points = [null, 0, 1, 2, 3].map((mark) => judge(tree, [mark]).points);
  assert.deepEqual(points, [0, 0, 1, 2, 1]);
});

/** @param {string} hash @param {import("playwright-core").BrowserContextOptions} [options] */
async function enter(hash, options = {}) {
  const context = await browser.newContext({
    locale: "en-US",
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  const problems = collectProblems(page, site.origin);
  await page.goto(`${site.url}prune.html#${hash}`);
  await page.waitForSelector(".leaf");
  return {
    page,
    result: async () => (await page.locator("#result").textContent()) ?? "",
    async leave() {
      await context.close();
      assert.deepEqual(problems, []);
    },
  };
}

test("a match is played to its end by keyboard", async () => {
  const record = POSITIONS.connect4[0];
  const tree = await treeOf("connect4", record);
  const { page, result, leave } = await enter(record);
  assert.match(
    (await page.locator("#round-title").textContent()) ?? "",
    /^Round 1 of 5 · Your position$/,
  );
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.focus(".leaf");
  const solution = solve(tree);
  for (const [row, mark] of solution.entries()) {
    if (tree.rows[row].leaves.length === 0) continue;
    await page.keyboard.press("Home");
    if (mark !== null) {
      for (let at = 0; at < mark; at += 1) await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Space");
    }
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const { maxPoints: cuts } = judge(tree, solution);
  assert.equal(
    await result(),
    `It left out ${cuts} branches. You found ${cuts} and marked 0 that it looked at. ${cuts} points out of ${cuts}.`,
  );
  const names = await page.locator(".leaf").evaluateAll((all) => all.map((one) => one.ariaLabel));
  const { leaves } = tree.rows[0];
  assert.match(names[0] ?? "", new RegExp(`^4, then ${leaves[0].move}: [+−]?[\\d,]+, looked at$`));
  assert.equal(names.filter((name) => name?.endsWith("left out, as you said")).length, cuts);
  assert.deepEqual(await accessibilityViolations(page), []);
  for (let round = 2; round <= 5; round += 1) {
    await page.click("#go");
    await page.waitForFunction(
      (at) =>
        document.querySelector("#round-title")?.textContent === `Round ${at} of 5` &&
        document.querySelector(".leaf"),
      round,
    );
    await page.click("#go");
    assert.match(await result(), /^It left out .* 0 points out of \d+\.$/);
  }
  await page.click("#go");
  assert.match(
    await result(),
    new RegExp(`^You have ${cuts} points out of \\d+ in 5 rounds\\. Compare `),
  );
  await page.click("#go");
  await page.waitForFunction(() =>
    document.querySelector("#round-title")?.textContent?.startsWith("Round 1"),
  );
  await leave();
});

test("a match is resumed after a reload, with its rounds and points", async () => {
  const { page, result, leave } = await enter("connect4");
  const title = () => page.locator("#round-title").textContent();
  await page.click("#go");
  const [, most] = (await result()).match(/0 points out of (\d+)\.$/) ?? [];
  await page.reload();
  await page.waitForSelector(".leaf");
  assert.equal(await title(), "Round 2 of 5");
  const stored = await page.evaluate(() => localStorage.getItem("stratege.1.connect4.prune"));
  const { tasks, done, maxPoints } = JSON.parse(stored ?? "");
  assert.deepEqual([tasks.length, done, maxPoints], [5, 1, Number(most)]);
  await page.selectOption("#game", "reversi");
  await page.waitForSelector("html[data-ready] #rule:not(:empty)");
  assert.equal(await title(), "Round 1 of 5");
  await leave();
});

test("on a phone board, row and button are visible together, and so is the result", async () => {
  for (const locale of ["en-US", "de-DE", "fi-FI"]) {
    for (const [game, width, height] of /** @type {const} */ ([
      ["connect4", 320, 568],
      ["reversi", 320, 568],
      ["connect4", 375, 667],
    ])) {
      const viewport = { width, height };
      const { page, leave } = await enter(game, { locale, viewport, hasTouch: true });
      const covered = (/** @type {string} */ wanted) =>
        page.evaluate((wanted) => {
          const isSeen = (/** @type {Element} */ one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return [top + 3, bottom - 3].every((y) => {
              const there = document.elementFromPoint((left + right) / 2, y);
              return there !== null && one.contains(there);
            });
          };
          return [...document.querySelectorAll(wanted)].filter((one) => !isSeen(one)).length;
        }, wanted);
      for (const row of await page.locator(".row:has(.leaf)").all()) {
        await row.locator(".leaf").first().focus();
        const place = `${game}, ${locale}, ${width}: ${await row.getAttribute("aria-label")}`;
        assert.equal(await covered("#board svg"), 0, `${place}: the board`);
        assert.equal(await covered("#go"), 0, `${place}: the button`);
        assert.equal(await covered(".leaf:focus"), 0, `${place}: the branch`);
      }
      await page.click("#go");
      assert.equal(await covered("#board svg"), 0, `${game}, ${locale}, ${width}: the board`);
      assert.equal(await covered("#result"), 0, `${game}, ${locale}, ${width}: the result`);
      await page.click("#go");
      await page.waitForSelector(".leaf[aria-pressed=false]:not([aria-disabled])");
      for (const one of ["#board svg", "#go", ".row:first-child .leaf:first-child"])
        assert.equal(await covered(one), 0, `${game}, ${locale}, ${width}: ${one} of the next`);
      await leave();
    }
  }
});

test("the program's search is shown step by step, and completely on request", async () => {
  const { page, result, leave } = await enter("reversi", {
    reducedMotion: "no-preference",
    locale: "de-DE",
  });
  await page.click("#go");
  // Pressed as soon as the first step is visible, because the animation continues.
  const pressed = await page.waitForFunction(() => {
    if (!document.querySelector(".leaf[data-state=seen]")) return null;
    const go = /** @type {HTMLElement} */ (document.querySelector("#go"));
    const words = go.textContent;
    go.click();
    return words;
  });
  assert.equal(await pressed.jsonValue(), "Alles zeigen");
  assert.match(await result(), /^Es hat \d+ Zweige? weggelassen\./);
  await page.selectOption("#language", "fi");
  await page.waitForFunction(() =>
    document.querySelector("#result")?.textContent?.startsWith("Se jätti pois"),
  );
  assert.match((await page.getAttribute("#board svg", "aria-label")) ?? "", /^Asema/);
  await leave();
});

test("files that fail to load are reported", async () => {
  for (const address of [
    "prune.html",
    "breed.html#creature=gobang/cpc-gobang:zs=9&face=1242&name=Wilma",
  ]) {
    const context = await browser.newContext({ locale: "en-US", serviceWorkers: "block" });
    const page = await context.newPage();
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto(site.url + address);
    await page.waitForSelector("#notice:not([hidden])");
    assert.equal(await page.locator("#notice-text").textContent(), errors["error.missing"]);
    await context.close();
  }
});

test("an address without a game starts the default one", async () => {
  for (const hash of ["%", "constructor", "toString"]) {
    const { page, leave } = await enter(hash);
    assert.equal(await page.locator("#round-title").textContent(), "Round 1 of 5", hash);
    assert.equal(await page.inputValue("#game"), "connect4", hash);
    await leave();
  }
});

test("a position without cuts is replaced, and links lead to the game", async () => {
  const { page, leave } = await enter("reversi:diagonal-tomato:");
  await page.waitForSelector("#notice:not([hidden])");
  await page.waitForSelector(".leaf");
  assert.equal(await page.locator("#round-title").textContent(), "Round 1 of 5");
  for (const [file, game] of [
    ["museum-4gewinnt.html", "connect4"],
    ["museum-reversi.html", "reversi"],
  ]) {
    await page.goto(site.url + file);
    assert.equal(
      await page.getAttribute(".page-link a[data-text=prune]", "href"),
      `prune.html#${game}`,
    );
  }
  await page.goto(`${site.url}museum-ttt3d.html`);
  assert.equal(await page.locator("a[href^=prune]").count(), 0);
  await leave();
});
