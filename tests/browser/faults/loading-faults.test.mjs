// Files that do not arrive, or arrive broken: whichever it is, the page can be played, or says in the person's
// language what is wrong; and a second module that is broken costs nothing but its own players.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { dist, inRoot } from "../../../scripts/support/paths.mjs";
import { messages } from "../../../www/i18n/common.js";
import { messages as errors } from "../../../www/i18n/errors.js";
import { openChromium } from "../support/chromium.mjs";
import { faults } from "../support/faults.mjs";
import { openSite } from "../support/site.mjs";
import { ONE_FILE, storeSettingsScript } from "../support/stored-settings.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** @typedef {"en-US" | "de-DE" | "fi-FI"} Locale */

/** @type {Record<Locale, { loading: string, away: string }>} */
const words = Object.fromEntries(
  await Promise.all(
    ["en-US", "de-DE", "fi-FI"].map(async (locale) => {
      const tag = /** @type {"en" | "de" | "fi"} */ (locale.slice(0, 2));
      const common = tag === "en" ? messages.en : (await messages[tag]())[tag];
      const wrong = tag === "en" ? errors.en : (await errors[tag]())[tag];
      return [locale, { loading: common["notice.loading"], away: wrong["error.engine-away"] }];
    }),
  ),
);

/**
 * @param {Locale} locale
 * @param {string | RegExp} pattern of what does not come as it should
 * @param {(route: import("playwright-core").Route) => unknown} fault
 */
async function openWith(locale, pattern, fault) {
  const room = await browser.newContext({ locale, reducedMotion: "reduce" });
  const page = await room.newPage();
  await room.route(pattern, (route) => fault(route));
  return { room, page };
}

const notice = (/** @type {import("playwright-core").Page} */ page) =>
  page.locator("#notice:not([hidden]) #notice-text").textContent();

/** @param {string} url */
const fileOf = (url) => readFileSync(join(dist, new URL(url).pathname.split("/").at(-1) ?? ""));

/**
 * One bit wrong in the middle of the numbers or the book that a player has learnt, wherever the module keeps them:
 * as WebAssembly it is as good as before.
 * @param {string} path of the data file
 * @returns {(file: Buffer) => Buffer}
 */
const wrongIn = (path) => (file) => {
  const data = readFileSync(inRoot("data", path));
  const inside = data.subarray(data.length >> 1, (data.length >> 1) + 16);
  const place = file.indexOf(inside);
  assert.ok(place > 0 && file.indexOf(inside, place + 1) === -1, `${path} is not in the module`);
  const damaged = Buffer.from(file);
  damaged[place] ^= 1;
  assert.ok(WebAssembly.validate(damaged));
  return damaged;
};

/** The file name of a game's engine module. @param {string} game */
function engineOf(game) {
  const html = readFileSync(join(dist, `${game}.html`), "utf8");
  return html.match(/data-engine="(\S+\.wasm)/)?.[1] ?? assert.fail(`${game} has no engine`);
}

/** What goes wrong in the page's scripts from now on. @param {import("playwright-core").Page} page */
function errorsOf(page) {
  /** @type {string[]} */
  const errors = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
}

for (const [game, path, level, program] of /** @type {const} */ ([
  ["gobang", "gobang/weights.bin", "beginner", "cpc-gobang"],
  ["qubic", "qubic/book.bin", "beginner", "ttt3d"],
  ["connect4", "connect4/moves.book", "level-1", "anfaenger"],
])) {
  test(`${path} is damaged: the old program plays, and ${level} does after a new visit`, async () => {
    const engine = engineOf(game);
    const { room, page } = await openWith("de-DE", `**/${engine}`, (route) =>
      route.fulfill({
        contentType: "application/wasm",
        body: wrongIn(path)(fileOf(route.request().url())),
      }),
    );
    const strength = { alone: level, first: level, second: level };
    await room.addInitScript(storeSettingsScript(game, { pause: 0, opponent: "first", strength }));
    await page.goto(`${site.url}${game}.html`);
    await page.waitForSelector("html[data-ready]");
    assert.ok((await notice(page))?.endsWith(words["de-DE"].away), `${await notice(page)}`);
    assert.equal(await page.locator("#record li").count(), 0);
    await page.check(`[name=strength-alone][value=${program}]`);
    await page.waitForSelector("#board[data-open]");
    assert.equal(await page.locator("#record li").count(), 1);
    await room.unrouteAll();
    await page.evaluate((name) => localStorage.removeItem(`stratege.1.${name}.game`), game);
    await page.goto(`${site.url}${ONE_FILE}`);
    await page.goto(`${site.url}${game}.html`);
    await page.waitForSelector("#board[data-open]");
    assert.equal(await page.locator("#record li").count(), 1);
    await room.close();
  });
}

for (const [name, damage] of Object.entries(faults)) {
  test(`the module of the rules arrives as ${name}: a sentence says so`, async () => {
    const { room, page } = await openWith("de-DE", "**/*.wasm", (route) =>
      route.fulfill({
        contentType: "application/wasm",
        body: Buffer.from(damage(fileOf(route.request().url()))),
      }),
    );
    await page.goto(`${site.url}reversi.html`);
    assert.equal(await notice(page), words["de-DE"].loading);
    await room.unrouteAll();
    await page.reload();
    await page.waitForSelector("html[data-ready]");
    await room.close();
  });
}

test("offline in the middle of loading: whichever file is the first to fail, the page plays or says so", async () => {
  const first = await browser.newContext({ locale: "fi-FI" });
  const watched = await first.newPage();
  /** @type {Set<string>} */
  const seen = new Set();
  watched.on("request", (request) => {
    if (request.url().startsWith(site.url)) seen.add(request.url());
  });
  await watched.goto(`${site.url}reversi.html`);
  await watched.waitForSelector("html[data-ready]");
  await watched.waitForLoadState("networkidle");
  await first.close();
  const files = [...seen].filter((url) => /\.(?:js|css|wasm)$/.test(url));
  assert.ok(files.length >= 12, `${files}`);
  /** @type {Record<string, number>} */
  const ends = { ready: 0, told: 0, waiting: 0 };
  const [left, hands] = [files.values(), 3];
  const work = async () => {
    for (const missing of left) {
      const { room, page } = await openWith("fi-FI", missing, (route) => route.abort());
      // The sentence for whoever waits in vain comes after four seconds already.
      await room.addInitScript(() => {
        document.addEventListener("DOMContentLoaded", () => {
          for (const one of document.getAnimations()) one.playbackRate = 2;
        });
      });
      await page.goto(`${site.url}reversi.html`, { waitUntil: "commit" });
      const end = await page.waitForFunction(() => {
        // Just after the answer has begun to arrive there is not even an element.
        if (!document.documentElement) return false;
        if ("ready" in document.documentElement.dataset) return "ready";
        if (document.querySelector("#notice:not([hidden])")) return "told";
        // Before its looks have arrived the page shows everything that it has.
        if (document.readyState !== "complete") return false;
        const late = document.querySelector(".script-off");
        return late?.checkVisibility({ visibilityProperty: true }) ? "waiting" : false;
      });
      const what = String(await end.jsonValue());
      ends[what] += 1;
      if (what === "told") {
        const said = await notice(page);
        const isKnown = [words["fi-FI"].loading, words["en-US"].loading].includes(said ?? "");
        assert.ok(isKnown, `${missing}: ${said}`);
      }
      await room.close();
    }
  };
  await Promise.all(Array.from({ length: hands }, work));
  assert.ok(ends.ready > 0 && ends.told > 0 && ends.waiting > 0, JSON.stringify(ends));
});

for (const [name, fault] of /** @type {const} */ ([
  ["does not arrive", null],
  ["arrives as half of it", faults["half of it"]],
  ["arrives with a bit of its weights wrong", wrongIn("reversi/weights.bin")],
])) {
  test(`the module of Reversi's engine ${name}: the others play, and it plays once it is there`, async () => {
    const engine = engineOf("reversi");
    const { room, page } = await openWith("fi-FI", `**/${engine}`, (route) =>
      fault
        ? route.fulfill({
            contentType: "application/wasm",
            body: Buffer.from(fault(fileOf(route.request().url()))),
          })
        : route.abort(),
    );
    await page.goto(`${site.url}reversi.html`);
    await page.waitForSelector("html[data-ready]");
    await page.locator("#pause").fill("0");
    await page.check("[name=strength-alone][value=level-1]");
    await page.click("#board [data-legal]");
    assert.ok((await notice(page))?.endsWith(words["fi-FI"].away), `${await notice(page)}`);
    assert.equal(await page.locator("#record li").count(), 1, "the match is as it was");
    // Another player goes on, and back at the table this one is asked again.
    await page.check("[name=strength-alone][value=ramscher]");
    await page.waitForSelector("#board[data-open]");
    assert.equal(await page.locator("#record li").count(), 2);
    await room.unrouteAll();
    await page.check("[name=strength-alone][value=level-1]");
    await page.click("#board [data-legal]");
    await page.waitForFunction(() => document.querySelectorAll("#record li").length === 4);
    await room.close();
  });
}

test("offline once the page is open: everything that is fetched later does without, and play goes on", async () => {
  for (const game of ["reversi", "gobang", "chess", "qubic", "connect4"]) {
    const room = await browser.newContext({ locale: "de-DE", reducedMotion: "reduce" });
    const page = await room.newPage();
    const errors = errorsOf(page);
    await page.goto(`${site.url}${game}.html`);
    await page.waitForSelector("html[data-ready]");
    await page.waitForLoadState("networkidle");
    await room.setOffline(true);
    await page.locator("#pause").fill("0");
    await page.click("#help");
    await page.waitForFunction(
      (sentence) => document.querySelector("#manual-rules")?.textContent === sentence,
      words["de-DE"].loading,
    );
    await page.click("#manual .top button:last-child");
    await page.selectOption("#language", "fi");
    await page.waitForFunction(
      () => /** @type {HTMLSelectElement} */ (document.querySelector("#language")).value === "de",
    );
    await page.check("[name=opponent][value=none]");
    assert.ok(await page.locator("#board[data-open]").count(), game);
    assert.deepEqual(errors, [], game);
    await room.close();
  }
});

for (const [game, way, arrived] of /** @type {const} */ ([
  ["reversi", "#tab-laboratory", "#laboratory section"],
  ["qubic", "#tab-typewriter", "#typewriter-line"],
  ["gobang", "#numbers-toggle", "#numbers-slider"],
])) {
  test(`offline once the page is open: ${way} says what is missing, and has it later`, async () => {
    const room = await browser.newContext({ locale: "de-DE", reducedMotion: "reduce" });
    const page = await room.newPage();
    const errors = errorsOf(page);
    await page.goto(`${site.url}${game}.html`);
    await page.waitForSelector("#workbench[data-ready]");
    if (way === "#numbers-toggle") await page.click("#tab-laboratory");
    await page.waitForLoadState("networkidle");
    await room.setOffline(true);
    await page.click(way);
    assert.equal(await notice(page), words["de-DE"].loading);
    assert.equal(await page.locator(arrived).count(), 0);
    await room.setOffline(false);
    await page.click(way === "#numbers-toggle" ? way : "#tab-play"); // away with it first
    await page.click(way);
    await page.waitForSelector(arrived);
    assert.deepEqual(errors, []);
    await room.close();
  });
}

test("what shows the values of the moves does not come: the page plays, says so, and asks for it again", async () => {
  const { room, page } = await openWith("en-US", /\/move-values\.\w+\.js$/, (route) =>
    route.abort(),
  );
  const errors = errorsOf(page);
  await page.goto(`${site.url}connect4.html#connect4:first:445566`);
  await page.waitForSelector("#workbench[data-ready]");
  assert.equal(await notice(page), words["en-US"].loading);
  await room.unrouteAll();
  await page.click("label:has([name=opponent][value=none])");
  await page.check("#values");
  await page.waitForSelector("#board [data-best]");
  assert.deepEqual(errors, []);
  await room.close();
});

test("the looks of a further theme do not come: the next choice asks for them again", async () => {
  const { room, page } = await openWith("en-US", /\/themes\.\w+\.css$/, (route) => route.abort());
  const errors = errorsOf(page);
  await page.goto(`${site.url}connect4.html`);
  await page.waitForSelector("#workbench[data-ready]");
  await page.selectOption("#theme", "wood");
  await page.waitForSelector("#themes", { state: "detached" });
  await room.unrouteAll();
  await page.selectOption("#theme", "night");
  await page.waitForFunction(
    () => /** @type {HTMLLinkElement | null} */ (document.querySelector("#themes"))?.sheet,
  );
  assert.deepEqual(errors, []);
  await room.close();
});
