// Files that fail to load or arrive damaged: the page stays playable or reports the error in the user's language, and a
// damaged engine module affects only its own players.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { dist, inRoot } from "../../../scripts/support/paths.mjs";
import { messages } from "../../../www/i18n/common.js";
import { messages as errors } from "../../../www/i18n/errors.js";
import { GAMES } from "../../support/games.mjs";
import { openChromium } from "../support/chromium.mjs";
import { faults } from "../support/faults.mjs";
import { openSite } from "../support/site.mjs";
import { PLAIN_FILE, storeSettingsScript } from "../support/stored-settings.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** @typedef {"en-US" | "de-DE" | "fi-FI"} Locale */

/** @type {Record<Locale, Record<"loading" | "offline" | "missing" | "damaged", string>>} */
const words = Object.fromEntries(
  await Promise.all(
    ["en-US", "de-DE", "fi-FI"].map(async (locale) => {
      const tag = /** @type {"en" | "de" | "fi"} */ (locale.slice(0, 2));
      const common = tag === "en" ? messages.en : (await messages[tag]())[tag];
      const wrong = tag === "en" ? errors.en : (await errors[tag]())[tag];
      const {
        "error.offline": offline,
        "error.missing": missing,
        "error.damaged": damaged,
      } = wrong;
      return [locale, { loading: common["notice.loading"], offline, missing, damaged }];
    }),
  ),
);

/**
 * @param {Locale} locale
 * @param {string | RegExp} pattern of the damaged addresses
 * @param {(route: import("playwright-core").Route) => unknown} fault
 */
async function openWith(locale, pattern, fault) {
  const context = await browser.newContext({ locale, reducedMotion: "reduce" });
  const page = await context.newPage();
  await context.route(pattern, (route) => fault(route));
  return { context, page };
}

const notice = (/** @type {import("playwright-core").Page} */ page) =>
  page.locator("#notice:not([hidden]) #notice-text").textContent();

/** @param {string} url */
const fileOf = (url) => readFileSync(join(dist, new URL(url).pathname.split("/").at(-1) ?? ""));

/**
 * Flips a bit inside a data file that the module contains; the result is still valid WebAssembly.
 * @param {string} path of the data file
 * @returns {(file: Buffer) => Buffer}
 */
const flipBitIn = (path) => (file) => {
  const data = readFileSync(inRoot("data", path));
  const inside = data.subarray(data.length >> 1, (data.length >> 1) + 16);
  const place = file.indexOf(inside);
  assert.ok(place > 0 && file.indexOf(inside, place + 1) === -1, `${path} is not in the module`);
  const damaged = Buffer.from(file);
  damaged[place] ^= 1;
  assert.ok(WebAssembly.validate(damaged));
  return damaged;
};

/** File name of a game's engine module. @param {string} game */
function engineOf(game) {
  const html = readFileSync(join(dist, `${game}.html`), "utf8");
  return html.match(/data-engine="(\S+\.wasm)/)?.[1] ?? assert.fail(`${game} has no engine`);
}

/** Collects errors of the page's scripts. @param {import("playwright-core").Page} page */
function collectErrors(page) {
  /** @type {string[]} */
  const errors = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
}

for (const [game, path, level, program] of /** @type {const} */ ([
  ["gobang", "gobang/weights.bin", "level-1", "cpc-gobang"],
  ["qubic", "qubic/book.bin", "level-1", "ttt3d"],
  ["connect4", "connect4/moves.book", "level-1", "anfaenger"],
])) {
  test(`${path} is damaged: the historical program plays, and ${level} does after a reload`, async () => {
    const engine = engineOf(game);
    const { context, page } = await openWith("de-DE", `**/${engine}`, (route) =>
      route.fulfill({
        contentType: "application/wasm",
        body: flipBitIn(path)(fileOf(route.request().url())),
      }),
    );
    const strength = { alone: level, first: level, second: level };
    await context.addInitScript(
      storeSettingsScript(game, { pause: 0, opponent: "first", strength }),
    );
    await page.goto(`${site.url}${game}.html`);
    await page.waitForSelector("html[data-ready]");
    assert.ok((await notice(page))?.endsWith(words["de-DE"].damaged), `${await notice(page)}`);
    assert.equal(await page.locator("#record li").count(), 0);
    await page.check(`[name=strength-alone][value=${program}]`);
    await page.waitForSelector("#board[data-open]");
    assert.equal(await page.locator("#record li").count(), 1);
    await context.unrouteAll();
    await page.evaluate((name) => localStorage.removeItem(`stratege.1.${name}.game`), game);
    await page.goto(`${site.url}${PLAIN_FILE}`);
    await page.goto(`${site.url}${game}.html`);
    await page.waitForSelector("#board[data-open]");
    assert.equal(await page.locator("#record li").count(), 1);
    await context.close();
  });
}

for (const [name, damage] of Object.entries(faults)) {
  test(`a rules module that arrives ${name} is reported`, async () => {
    const { context, page } = await openWith("de-DE", "**/*.wasm", (route) =>
      route.fulfill({
        contentType: "application/wasm",
        body: Buffer.from(damage(fileOf(route.request().url()))),
      }),
    );
    await page.goto(`${site.url}reversi.html`);
    assert.equal(await notice(page), words["de-DE"].damaged);
    await context.unrouteAll();
    await page.reload();
    await page.waitForSelector("html[data-ready]");
    await context.close();
  });
}

test("when the connection breaks while loading, the page is playable or reports it, whichever file fails first", async () => {
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
  const ends = { ready: 0, reported: 0, waiting: 0 };
  const [left, hands] = [files.values(), 3];
  const work = async () => {
    for (const missing of left) {
      const { context, page } = await openWith("fi-FI", missing, (route) => route.abort());
      // Speeds up the animation that shows the text without scripts after eight seconds.
      await context.addInitScript(() => {
        document.addEventListener("DOMContentLoaded", () => {
          for (const one of document.getAnimations()) one.playbackRate = 2;
        });
      });
      await page.goto(`${site.url}reversi.html`, { waitUntil: "commit" });
      const end = await page.waitForFunction(() => {
        // At the start of the response there is no element yet.
        if (!document.documentElement) return false;
        if ("ready" in document.documentElement.dataset) return "ready";
        if (document.querySelector("#notice:not([hidden])")) return "reported";
        // Without styles nothing is hidden.
        if (document.readyState !== "complete") return false;
        const late = document.querySelector("#late");
        return late?.checkVisibility({ visibilityProperty: true }) ? "waiting" : false;
      });
      const what = String(await end.jsonValue());
      ends[what] += 1;
      if (what === "reported") {
        const text = await notice(page);
        const isKnown = [words["fi-FI"].missing, words["en-US"].missing].includes(text ?? "");
        assert.ok(isKnown, `${missing}: ${text}`);
      }
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: hands }, work));
  assert.ok(ends.ready > 0 && ends.reported > 0 && ends.waiting > 0, JSON.stringify(ends));
});

for (const [name, fault, cause] of /** @type {const} */ ([
  ["does not arrive", null, "missing"],
  ["arrives cut in half", faults["cut in half"], "damaged"],
  ["arrives with a flipped bit in its weights", flipBitIn("reversi/weights.bin"), "damaged"],
])) {
  test(`when Reversi's engine module ${name}, other players play, and it plays once it is available`, async () => {
    const engine = engineOf("reversi");
    const { context, page } = await openWith("fi-FI", `**/${engine}`, (route) =>
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
    assert.ok((await notice(page))?.endsWith(words["fi-FI"][cause]), `${await notice(page)}`);
    assert.equal(await page.locator("#record li").count(), 1, "the match is as it was");
    // Another player continues; when the first one is selected again, its module is requested again.
    await page.check("[name=strength-alone][value=ramscher]");
    await page.waitForSelector("#board[data-open]");
    assert.equal(await page.locator("#record li").count(), 2);
    await context.unrouteAll();
    await page.check("[name=strength-alone][value=level-1]");
    await page.click("#board [data-legal]");
    await page.waitForFunction(() => document.querySelectorAll("#record li").length === 4);
    await context.close();
  });
}

test("when the connection breaks after loading, play continues without the files that load later", async () => {
  for (const game of GAMES) {
    const context = await browser.newContext({ locale: "de-DE", reducedMotion: "reduce" });
    const page = await context.newPage();
    const errors = collectErrors(page);
    await page.goto(`${site.url}${game}.html`);
    await page.waitForSelector("html[data-ready]");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.locator("#pause").fill("0");
    await page.click("#help");
    await page.waitForFunction(
      (sentence) => document.querySelector("#manual-rules")?.textContent === sentence,
      words["de-DE"].offline,
    );
    await page.click("#manual .top button:last-child");
    await page.selectOption("#language", "fi");
    await page.waitForFunction(
      () => /** @type {HTMLSelectElement} */ (document.querySelector("#language")).value === "de",
    );
    await page.check("[name=opponent][value=none]");
    assert.ok(await page.locator("#board[data-open]").count(), game);
    assert.deepEqual(errors, [], game);
    await context.close();
  }
});

for (const [game, way, arrived] of /** @type {const} */ ([
  ["reversi", "#tab-laboratory", "#laboratory section"],
  ["qubic", "#tab-typewriter", "#typewriter-line"],
  ["gobang", "#numbers-toggle", "#numbers-slider"],
])) {
  test(`when the connection breaks after loading, ${way} reports missing files and loads them later`, async () => {
    const context = await browser.newContext({ locale: "de-DE", reducedMotion: "reduce" });
    const page = await context.newPage();
    const errors = collectErrors(page);
    await page.goto(`${site.url}${game}.html`);
    await page.waitForSelector("#workbench[data-ready]");
    if (way === "#numbers-toggle") await page.click("#tab-analysis");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.click(way);
    assert.equal(await notice(page), words["de-DE"].offline);
    assert.equal(await page.locator(arrived).count(), 0);
    await context.setOffline(false);
    await page.click(way === "#numbers-toggle" ? way : "#tab-play"); // closes it
    await page.click(way);
    await page.waitForSelector(arrived);
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test("when the move values fail to load, the page reports it, stays playable, and loads them later", async () => {
  const { context, page } = await openWith("en-US", /\/move-values\.\w+\.js$/, (route) =>
    route.abort(),
  );
  const errors = collectErrors(page);
  await page.goto(`${site.url}connect4.html#connect4:first:445566`);
  await page.waitForSelector("#workbench[data-ready]");
  assert.equal(await notice(page), words["en-US"].missing);
  await context.unrouteAll();
  await page.click("label:has([name=opponent][value=none])");
  await page.check("#values");
  await page.waitForSelector("#board [data-best]");
  assert.deepEqual(errors, []);
  await context.close();
});

test("when the styles of a theme fail to load, the next selection loads them again", async () => {
  const { context, page } = await openWith("en-US", /\/themes\.\w+\.css$/, (route) =>
    route.abort(),
  );
  const errors = collectErrors(page);
  await page.goto(`${site.url}connect4.html`);
  await page.waitForSelector("#workbench[data-ready]");
  await page.selectOption("#theme", "wood");
  await page.waitForSelector("#themes", { state: "detached" });
  await context.unrouteAll();
  await page.selectOption("#theme", "night");
  await page.waitForFunction(
    () => /** @type {HTMLLinkElement | null} */ (document.querySelector("#themes"))?.sheet,
  );
  assert.deepEqual(errors, []);
  await context.close();
});
