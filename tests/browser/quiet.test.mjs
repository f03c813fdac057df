// A page that keeps to itself and stays out of the way: no request to anywhere else, a policy that holds,
// nothing that shifts when the script arrives, no task that keeps the page from answering.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { assertAgrees } from "./support/agreement.mjs";
import { anyOf, chanceFrom } from "./support/chance.mjs";
import { openChromium } from "./support/chromium.mjs";
import { newGame } from "./support/rules.mjs";
import { openSite } from "./support/site.mjs";
import { playToTheEnd, sitDown } from "./support/table.mjs";
import { deep, diary } from "./support/tamper.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** Writes down what the browser measures. */
const measuring = `
globalThis.shifts = [];
globalThis.tasks = [];
globalThis.violations = [];
new PerformanceObserver((list) => {
  const board = document.getElementById("board");
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    const nodes = sources.map(({ node }) => node).filter((node) => node instanceof Element);
    const ofBoard = nodes.some((node) => board.contains(node) || node.contains(board));
    if (!hadRecentInput) shifts.push({ value, ofBoard, what: nodes.map(({ id, nodeName }) => id || nodeName) });
  }
}).observe({ type: "layout-shift", buffered: true });
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration });
}).observe({ type: "longtask", buffered: true });
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  violations.push(violatedDirective + " " + blockedURI));`;

/** @param {import("playwright-core").Page} page @param {string} what @returns {Promise<any>} */
const measured = (page, what) => page.evaluate(`globalThis.${what}`);

for (const isolated of [false, true]) {
  test(`every request stays below the path of the site, ${isolated ? "with" : "without"} special headers`, async () => {
    const where = isolated ? await openSite({ isolated }) : site;
    try {
      const chance = chanceFrom(31);
      const room = await browser.newContext({ locale: "fi-FI" });
      const page = await room.newPage();
      /** @type {string[]} */
      const requests = [];
      room.on("request", (request) => requests.push(request.url()));
      await page.goto(where.url);
      await page.waitForSelector("html[data-ready]");
      await page.selectOption("#language", "de");
      await page.click("#help");
      await page.waitForSelector("#manual[open]");
      await page.keyboard.press("Escape");
      for (let moves = 0; moves < 2; moves += 1) {
        await page.waitForSelector("#board[data-open]");
        const legal = page.locator("#board [data-legal]");
        await legal.nth(chance(await legal.count())).click();
      }
      assert.equal(await page.evaluate("crossOriginIsolated"), isolated);
      assert.ok(requests.length > 5);
      for (const url of requests)
        assert.ok(url.startsWith(where.url) || /^(blob|data):/.test(url), url);
      await room.close();
    } finally {
      if (isolated) await where.close();
    }
  });
}

test("the policy is strict, is kept, and holds", async () => {
  const chance = chanceFrom(32);
  const table = await sitDown(browser, site, { before: measuring });
  const policy = await table.page
    .locator("meta[http-equiv=Content-Security-Policy]")
    .getAttribute("content");
  const directives = new Map(
    (policy ?? "").split(";").map((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  assert.deepEqual(directives.get("default-src"), ["'none'"]);
  assert.deepEqual(directives.get("script-src"), ["'self'", "'wasm-unsafe-eval'"]);
  for (const [name, sources] of directives) {
    for (const source of sources)
      assert.ok(
        ["'none'", "'self'", "'wasm-unsafe-eval'", "data:", "blob:"].includes(source),
        `${name} ${source}`,
      );
  }
  await playToTheEnd(table, (legal) => anyOf(legal, chance));
  await table.page.keyboard.press("Escape");
  await table.press("help");
  assert.deepEqual(await measured(table.page, "violations"), []);
  await table.leave();

  const other = await sitDown(browser, site, { before: measuring });
  await other.page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "globalThis.intruder = true";
    document.body.append(script);
  });
  assert.equal(await measured(other.page, "intruder"), undefined);
  assert.ok((await measured(other.page, "violations"))[0].startsWith("script-src"));
  await other.room.close();
});

for (const [name, context] of /** @type {const} */ ([
  ["wide", { viewport: { width: 1280, height: 800 } }],
  ["narrow", { viewport: { width: 375, height: 667 } }],
])) {
  test(`nothing shifts when the script arrives: ${name}`, async () => {
    const table = await sitDown(browser, site, { context, before: measuring });
    await table.page.waitForLoadState("networkidle");
    assert.deepEqual(await measured(table.page, "shifts"), []);
    await table.leave();
  });

  test(`the board stays where it is while computers play: ${name}`, async () => {
    const strength = { alone: "ramscher", first: "ramscher", second: "aufpasser-3" };
    const settings = { opponent: "both", strength };
    const table = await sitDown(browser, site, { context, settings, before: measuring });
    await table.result();
    const shifts = await measured(table.page, "shifts");
    assert.deepEqual(
      shifts.filter((/** @type {any} */ { ofBoard }) => ofBoard),
      [],
    );
    await table.leave();
  });
}

test("before the script arrives the board is already the one that it will be", async () => {
  const room = await browser.newContext({ javaScriptEnabled: false });
  const page = await room.newPage();
  await page.goto(site.url);
  const cells = page.locator("#board tbody button");
  const bare = await cells.evaluateAll((all) =>
    all.map((cell) => [cell.getAttribute("aria-label"), cell.getAttribute("data-stone")]),
  );
  await room.close();
  const table = await sitDown(browser, site);
  const sight = await table.look();
  assertAgrees(sight, newGame("diagonal-tomato"));
  assert.deepEqual(
    bare,
    sight.names.map((label, at) => [label, sight.cells[at]]),
  );
  await table.leave();
});

/**
 * Tries again when a busy machine has come in between: what the page itself does comes every time.
 * @param {() => Promise<{ duration: number }[]>} play
 */
async function assertNoLongTask(play) {
  /** @type {number[][]} */
  const rounds = [];
  for (let round = 0; round < 4; round += 1) {
    const durations = (await play()).map(({ duration }) => duration);
    if (durations.length === 0) return;
    rounds.push(durations);
  }
  assert.fail(`tasks in milliseconds, round by round: ${JSON.stringify(rounds)}`);
}

/** Long tasks after the page has come to rest. @param {import("playwright-core").Page} page */
async function fromNowOn(page) {
  await page.evaluate(`new Promise((resolve) => requestIdleCallback(resolve))`);
  await page.evaluate("globalThis.tasks.length = 0");
}

test("no long task on the page while a game is played", () =>
  assertNoLongTask(async () => {
    const strength = { alone: "aufpasser-6", first: "aufpasser-6", second: "aufpasser-6" };
    const chance = chanceFrom(33);
    const table = await sitDown(browser, site, {
      settings: { opponent: "second", strength },
      before: measuring,
      context: { reducedMotion: "reduce" },
    });
    await fromNowOn(table.page);
    for (let moves = 0; moves < 12; moves += 1) {
      await table.turn();
      await table.play(anyOf((await table.look()).legal, chance));
    }
    await table.turn();
    const tasks = await measured(table.page, "tasks");
    await table.leave();
    return tasks;
  }));

test("no long task on the page while the computer thinks for long", async () => {
  const slow = await openSite({ worker: (script) => deep + diary + script });
  try {
    await assertNoLongTask(async () => {
      const strength = { alone: "aufpasser-6", first: "doofie", second: "doofie" };
      const table = await sitDown(browser, slow, {
        settings: { opponent: "second", strength },
        line: "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6",
        before: measuring,
        context: { reducedMotion: "reduce" },
      });
      await fromNowOn(table.page);
      await table.page.evaluate(`new Promise((resolve) => {
        const heard = new BroadcastChannel("diary");
        let asked = 0;
        heard.onmessage = () => { if (++asked === 25) resolve(heard.close()); };
      })`);
      assert.ok((await table.look()).thinking);
      const tasks = await measured(table.page, "tasks");
      await table.leave();
      return tasks;
    });
  } finally {
    await slow.close();
  }
});

test("a long thought is not made longer by the pause", async () => {
  const delay = 1600;
  const slow = await openSite({
    worker: (script) => `{
      const post = globalThis.postMessage;
      globalThis.postMessage = (message) => setTimeout(() => post(message), ${delay});
    }${script}`,
  });
  try {
    const table = await sitDown(browser, slow, { settings: { opponent: "second", pause: 1500 } });
    await table.play((await table.look()).legal[0]);
    await table.turn();
    const [asked, answered] = await table.album();
    const waited = answered.at - asked.at;
    assert.ok(waited >= delay - 5 && waited < delay + 1000, `${waited} ms`);
    await table.leave();
  } finally {
    await slow.close();
  }
});
