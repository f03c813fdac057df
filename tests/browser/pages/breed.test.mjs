// The breeding page: a historical program evolves, its best descendant is measured, named, stored, linked and played
// against. A damaged link is refused without losing anything.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { collectProblems, openChromium } from "../support/chromium.mjs";
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

const WILMA = "creature=gobang/cpc-gobang:zs=9,f2=40&face=1242&name=Wilma";
const GOBANG_SETS = "stratege.1.gobang.sets";
const REVERSI_SETS = "stratege.1.reversi.sets";
/** A stored set of a player that the page's small module does not have. */
const FOREIGN = { player: "champion", name: "Other", numbers: { whim: 3 } };

/**
 * Script that runs before the page's scripts: fixes the seed, and advances the clock by a second at each reading. The page derives
 * the size of a generation from the device's speed, so it is then equal on every machine.
 * @param {number} seed
 */
const reproducible = (seed) => `{
  let now = 0;
  performance.now = () => (now += 1000);
  crypto.getRandomValues = (numbers) => numbers.fill(${seed});
}`;
/** A seed with which a descendant is best in each of the first thirteen generations. */
const BETTER_FOUND = 1;

/**
 * @param {string} [hash]
 * @param {Record<string, unknown>} [stored]
 * @param {import("playwright-core").BrowserContextOptions} [options]
 * @param {string} [before] script that runs before the page's scripts
 */
async function enter(hash = "", stored = {}, options = {}, before = "") {
  const context = await browser.newContext({ locale: "en-US", ...options });
  const page = await context.newPage();
  const problems = collectProblems(page, site.origin);
  if (before) await page.addInitScript({ content: before });
  await page.goto(`${site.url}not-there.svg`);
  await page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) {
      localStorage.setItem(name, JSON.stringify(value));
    }
  }, stored);
  problems.length = 0;
  await page.goto(`${site.url}breed.html${hash && `#${hash}`}`);
  await page.waitForSelector("html[data-ready]");
  return {
    page,
    text: async (/** @type {string} */ id) => (await page.locator(`#${id}`).textContent()) ?? "",
    stored: (key = GOBANG_SETS) =>
      page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "[]"), key),
    async leave() {
      await context.close();
      assert.deepEqual(problems, []);
    },
  };
}

test("a program evolves, is measured in fresh games, named, stored and linked", async () => {
  const { page, text, stored, leave } = await enter(
    "",
    { [REVERSI_SETS]: [FOREIGN] },
    {},
    reproducible(BETTER_FOUND),
  );
  await page.selectOption("#program", "reversi/ramscher"); // its games are short
  // Ends the evolution inside the page; a slow test would miss many generations.
  await page.evaluate(() => {
    const progress = /** @type {HTMLElement} */ (document.querySelector("#progress"));
    const changes = new MutationObserver(() => {
      if (!/^Generation ([4-9]|\d\d)/.test(progress.textContent ?? "")) return;
      changes.disconnect();
      /** @type {HTMLElement} */ (document.querySelector("#enough")).click();
    });
    changes.observe(progress, { childList: true });
  });
  await page.focus("#grow");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() =>
    / games played\.$/.test(document.querySelector("#progress")?.textContent ?? ""),
  );
  const dots = await page.locator(".family-tree .node").count();
  assert.ok(dots >= 1 + 3 * 8, String(dots));
  assert.match(
    (await page.getAttribute(".family-tree", "aria-label")) ?? "",
    /^Family tree: ([3-9]|\d\d) generations with \d+ creatures; the best is number \d+\.$/,
  );
  assert.ok((await page.locator("#figures tr").count()) >= 3);
  assert.match(
    await text("verdict"),
    /^(Better than the original|Weaker than the original|No proof that it is better): [\d.]+ % ± [\d.]+ of the points in [\d,]+ fresh games.* Rating .+ \(between .+ and .+\)\.$/,
  );
  assert.match(await text("line"), /^The original: RamscherNumber \d+, generation \d+: /);
  await page.click("#keep");
  assert.equal(await text("said"), "Give it a name first.");
  await page.fill("#called", "Wilma");
  await page.click("#face-parts button");
  await page.click("#keep");
  const [foreign, own] = await stored(REVERSI_SETS);
  assert.deepEqual(foreign, FOREIGN);
  assert.deepEqual([own.player, own.name], ["ramscher", "Wilma"]);
  assert.match(own.face, /^\d{4}$/);
  await page.click("#carry summary");
  await page.waitForSelector("#code svg[role=img]");
  const link = await page.inputValue("#link");
  // The link brings the same program to another device.
  const other = await enter(link.split("#")[1]);
  assert.equal(await other.page.inputValue("#called"), "Wilma");
  assert.equal(await other.text("traits"), await text("traits"));
  await other.page.click("#keep");
  assert.deepEqual(await other.stored(REVERSI_SETS), [own]);
  await other.leave();
  await leave();
});

test("a linked creature plays against a program, game by game up to the result", async () => {
  const mine = { player: "cpc-gobang", name: "Mine", numbers: { of: 5 }, face: "0123" };
  const { page, text, leave } = await enter(WILMA, { [GOBANG_SETS]: [mine] });
  assert.equal(await text("match"), "Let it play against mine");
  assert.equal(await page.locator("#visitor").isVisible(), true);
  assert.match(await text("traits"), /^Values more:stones in one runthe second-best direction$/);
  await page.click("#match");
  const chosen = (/** @type {string} */ id) =>
    page.locator(`#${id}`).evaluate((field) => {
      const { options, selectedIndex } = /** @type {HTMLSelectElement} */ (field);
      return options[selectedIndex].textContent;
    });
  assert.deepEqual([await chosen("one"), await chosen("other")], ["Wilma", "Mine"]);
  await page.selectOption("#count", "2");
  await page.click("#begin");
  // Paused as soon as it is visible, because the match continues.
  const caption = await page.waitForFunction(() => {
    if (!document.querySelector("#board svg[role=img]")) return null;
    document.querySelector("#pause")?.dispatchEvent(new MouseEvent("click"));
    return document.querySelector("#now")?.textContent;
  });
  assert.match((await caption.jsonValue()) ?? "", /^Game 1 of 2: .*Wilma – .*Mine$/);
  await page.selectOption("#tempo", "80");
  await page.click("#pause");
  await page.waitForSelector("#played li");
  await page.waitForFunction(() => {
    document.querySelector("#end")?.dispatchEvent(new MouseEvent("click"));
    return document.querySelector("#duel-verdict")?.textContent !== "";
  });
  assert.match(await text("duel-verdict"), /^(Wilma|Mine) wins the match|^The match is drawn/);
  assert.equal(await page.locator("#played li").count(), 2);
  await page.locator("#played button").first().click();
  assert.match(await text("now"), /^Game 1 of 2/);
  assert.deepEqual(await accessibilityViolations(page), []);
  // In the next match at the table it is the opponent.
  await page.click("#play");
  await page.waitForURL(/gobang\.html/);
  await page.waitForSelector("html[data-ready]");
  const settings = await page.evaluate(() =>
    JSON.parse(localStorage.getItem("stratege.1.gobang.settings") ?? "{}"),
  );
  assert.deepEqual(settings.numbers["cpc-gobang"], { zs: 9, f2: 40 });
  assert.equal(settings.strength.alone, "cpc-gobang");
  await page.goto(`${site.url}gobang.html`);
  await chooseCreature(page, mine.numbers);
  await leave();
});

/**
 * Selects a stored creature as the opponent, which plays with its parameters, and deselects it.
 * @param {import("playwright-core").Page} page @param {Record<string, number>} numbers
 */
async function chooseCreature(page, numbers) {
  await page.click("#tab-play");
  const own = page.locator("[data-strength=alone] .own-opponents button");
  await own.waitFor();
  assert.deepEqual(
    [await own.textContent(), await own.getAttribute("aria-pressed")],
    ["Mine", "false"],
  );
  const stored = () =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem("stratege.1.gobang.settings") ?? "{}").numbers,
    );
  await own.click();
  assert.equal(await own.getAttribute("aria-pressed"), "true");
  assert.deepEqual((await stored())["cpc-gobang"], numbers);
  // The card shows its name, face and parent, and no rating.
  const card = page.locator("[data-strength=alone] .opponent");
  const face = () =>
    card
      .locator("svg")
      .first()
      .evaluate((one) => one.classList.value);
  assert.match(await card.innerText(), /^Mine\s+Bred from CPC-Gobang\s*$/);
  assert.equal(await face(), "creature-face");
  await own.click();
  assert.match(await card.innerText(), /^CPC-Gobang\s/);
  assert.notEqual(await face(), "creature-face");
  assert.equal(await own.getAttribute("aria-pressed"), "false");
  assert.deepEqual((await stored())["cpc-gobang"], {});
}

test("two clicks start one match", async () => {
  const { page, leave } = await enter(WILMA);
  await page.click("#match");
  const max = await page.evaluate(async () => {
    let [alive, max] = [0, 0];
    Object.defineProperty(navigator, "hardwareConcurrency", { value: 2 });
    globalThis.Worker = class extends Worker {
      /** @param {ConstructorParameters<typeof Worker>} file */
      constructor(...file) {
        super(...file);
        alive += 1;
        max = Math.max(max, alive);
      }
      terminate() {
        super.terminate();
        alive -= 1;
      }
    };
    const begin = /** @type {HTMLElement} */ (document.querySelector("#begin"));
    const played = new Promise((resolve) => {
      const board = /** @type {HTMLElement} */ (document.querySelector("#board"));
      new MutationObserver(resolve).observe(board, { childList: true, subtree: true });
    });
    begin.click();
    begin.click();
    await played;
    return max;
  });
  assert.equal(max, 2, "one worker per core");
  await leave();
});

test("the evolution reports that it loads the program, and starts when it is loaded", async () => {
  const { page, text, leave } = await enter("", {}, { serviceWorkers: "block" });
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(null);
  });
  await page.route("**/*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await page.selectOption("#program", "reversi/ramscher");
  await page.click("#grow");
  assert.equal(await text("progress"), "Loading the program.");
  assert.ok(await page.isVisible("#bar"));
  assert.equal(await page.getAttribute("#bar", "value"), null, "indeterminate");
  release();
  await page.waitForSelector("#enough:not([aria-disabled])");
  assert.notEqual(await page.getAttribute("#bar", "value"), null);
  await leave();
});

test("why a program cannot evolve stays readable, in every language", async () => {
  const { page, text } = await enter("", {}, { serviceWorkers: "block" });
  await page.route("**/*.wasm", (route) => route.abort());
  await page.selectOption("#program", "reversi/ramscher");
  await page.click("#grow");
  await page.waitForSelector("#bar[hidden]", { state: "attached" });
  await waitForText(page, "#progress", "^(?!Loading).");
  const reason = await text("progress");
  await page.selectOption("#language", "de");
  await waitForText(page, "#progress", `^(?!${reason}).`);
  await page.context().close();
});

test("a creature whose module loads late does not replace the next one", async () => {
  const { page, leave } = await enter("", {}, { serviceWorkers: "block" });
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(null);
  });
  await page.route(
    "**/*.wasm",
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  const go = (/** @type {string} */ creature) =>
    page.evaluate((hash) => location.assign(hash), `#${creature}`);
  const requested = page.waitForRequest("**/*.wasm");
  await go("creature=reversi/ramscher:bonus=9&name=Late");
  await requested;
  await go(WILMA);
  await page.waitForFunction(
    () => /** @type {HTMLInputElement} */ (document.querySelector("#called")).value === "Wilma",
  );
  // The evolution waits for the same module, after the creature.
  await page.selectOption("#program", "reversi/ramscher");
  await page.click("#grow");
  release();
  await page.waitForSelector("#enough:not([aria-disabled])");
  assert.equal(await page.inputValue("#called"), "Wilma");
  await leave();
});

test("a damaged link is refused with the position of its error, and nothing is lost", async () => {
  for (const [hash, why] of /** @type {const} */ ([
    ["creature=gobang/cpc-gobang:zs=9999", /“zs”, number 1: 9999 is not between 0 and 255/],
    ["creature=gobang/unknown:zs=1", /There is no program “unknown” here/],
    ["creature=gobang/cpc-gobang:huh=1", /has no number “huh”/],
    ["creature=gobang/cpc-gobang:zs=", /is not a whole number/],
    ["creature=chequers/x:y=1", /a game that is not here/],
  ])) {
    const stored = [{ player: "cpc-gobang", name: "Mine", numbers: { of: 5 }, face: "0123" }];
    const breeding = await enter(hash, { [GOBANG_SETS]: stored });
    await breeding.page.waitForSelector("#notice:not([hidden])");
    assert.match(await breeding.text("notice-text"), why);
    assert.match(await breeding.text("notice-text"), /Nothing has been lost\.$/);
    assert.equal(await breeding.page.locator("#creature").isVisible(), false);
    assert.deepEqual(await breeding.stored(), stored);
    await breeding.leave();
  }
});

test("markup in the name of a link stays text", async () => {
  const name = encodeURIComponent("<img src=x onerror=alert(1)>\u0000");
  const { page, leave } = await enter(`creature=gobang/cpc-gobang:zs=3&face=99zz&name=${name}`);
  assert.equal(await page.inputValue("#called"), "<img src=x onerror=alert(1)>");
  assert.equal(await page.locator(".creature-face").count(), 1);
  await leave();
});

test("every program can be selected, in every language, on a phone and in dark mode", async () => {
  for (const [locale, word] of /** @type {const} */ ([
    ["de-DE", "Wachsen lassen"],
    ["fi-FI", "Kasvata"],
  ])) {
    const { page, text, leave } = await enter(
      WILMA,
      {},
      {
        locale,
        colorScheme: "dark",
        viewport: { width: 320, height: 640 },
      },
    );
    assert.equal(await text("grow"), word);
    assert.ok((await page.locator("#program option").count()) > 15);
    // A match is watched in the same view.
    await page.click("#match");
    await page.selectOption("#count", "2");
    await page.click("#begin");
    await page.waitForSelector("#board svg[role=img]");
    // Each move redraws the board, so it is measured in one call.
    const board = await page.evaluate(() =>
      document.querySelector("#board svg")?.getBoundingClientRect().toJSON(),
    );
    assert.ok(board && board.width <= 320 && board.height <= 640);
    assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 320);
    assert.deepEqual(await accessibilityViolations(page), []);
    await leave();
  }
});

test("a bred player is rated by games against the levels, and names its rating at the board", async () => {
  const { page, text, stored, leave } = await enter(
    "creature=connect4/experte:&face=1242&name=Zoe",
  );
  assert.equal(await text("rating"), "Rating: not measured.");
  await page.click("#keep");
  await page.click("#measure");
  await page.waitForFunction(() =>
    document.querySelector("#rating")?.textContent?.startsWith("Rating "),
  );
  assert.match(
    await text("rating"),
    /^Rating [\d,]+ ± [\d,]+ on the scale of all games, from 96 games against our levels\.$/,
  );
  assert.ok(await page.isHidden("#measure"));
  assert.deepEqual(await accessibilityViolations(page), []);
  const [{ measured }] = await stored("stratege.1.connect4.sets");
  assert.ok(measured.rating >= 100 && measured.margin > 0);
  await leave();
});
