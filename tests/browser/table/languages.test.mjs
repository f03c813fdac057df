// German, English and Finnish: the browser chooses, the menu changes it, the choice stays, and nothing of
// another language is left anywhere on the page.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openReversi } from "../support/games/reversi-page.mjs";
import { de, en, fi } from "../support/games/reversi-texts.mjs";
import { openSite } from "../support/site.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {keyof typeof tables} Language */

const tables = { de, en, fi };
const languages = /** @type {Language[]} */ (Object.keys(tables));

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** Every text on the page, seen or only spoken. @param {Page} page @returns {Promise<string[]>} */
const everyText = (page) =>
  page.evaluate(() => {
    const texts = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (!node.parentElement?.closest("noscript, #language, dialog:not([open])"))
        texts.push(node.nodeValue ?? "");
    }
    for (const element of document.body.querySelectorAll("*")) {
      if (element.closest("dialog:not([open])")) continue;
      for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext"])
        texts.push(element.getAttribute(name) ?? "");
    }
    return texts.map((text) => text.trim()).filter((text) => text !== "");
  });

/** What a sentence looks like with its holes filled. @param {string} sentence */
const pattern = (sentence) => {
  const escaped = sentence.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "\\S.*");
  return new RegExp(`^${escaped}$`, "u");
};

/**
 * The texts on the page that only another language has.
 * @param {string[]} texts
 * @param {Language} spoken
 */
function strangers(texts, spoken) {
  const own = Object.values(tables[spoken]).map(pattern);
  const foreign = languages
    .filter((language) => language !== spoken)
    .flatMap((language) => Object.values(tables[language]))
    .filter((sentence) => /\p{L}{3}/u.test(sentence.replace(/\{\w+\}/g, "")))
    .map(pattern);
  return texts.filter(
    (text) => foreign.some((form) => form.test(text)) && !own.some((form) => form.test(text)),
  );
}

/** Goes through everything that has words. @param {Page} page */
async function everywhere(page) {
  const texts = await everyText(page);
  await page.click("#help");
  await page.waitForSelector("#manual-rules > p");
  texts.push(...(await everyText(page)));
  await page.keyboard.press("Escape");
  await page.locator("#board tbody button").nth(lastMove).click();
  await page.waitForSelector("#result[open]");
  texts.push(...(await everyText(page)));
  await page.keyboard.press("Escape");
  await page.click("#undo");
  return texts;
}

/** One move before the end, c5. */
const line = "reversi:diagonal-mole:e6f4e3f6g5d6e7f5";
const lastMove = 34;
const settings = { opponent: "none", switches: { empties: true } };

for (const language of languages) {
  test(`a browser that prefers ${language}`, async () => {
    const context = { locale: { de: "de-AT", en: "en-GB", fi: "fi-FI" }[language] };
    const table = await openReversi(browser, site, { settings, line, context });
    const { page } = table;
    assert.equal(await page.getAttribute("html", "lang"), language);
    assert.equal(await page.inputValue("#language"), language);
    const texts = await everywhere(page);
    assert.deepEqual(strangers(texts, language), []);
    const words = tables[language];
    for (const key of /** @type {const} */ ([
      "title",
      "new",
      "options",
      "help.rules",
      "second.wins",
      "help.must",
      "empties.counted",
      "board",
    ]))
      assert.ok(texts.includes(words[key]), `${key}: ${words[key]}`);
    assert.deepEqual(table.problems, []);
    await table.room.close();
  });
}

test("the menu changes every text and title, in the middle of a game, and the choice stays", async () => {
  const table = await openReversi(browser, site, { settings, line });
  const { page } = table;
  for (const language of /** @type {Language[]} */ (["fi", "de", "en", "fi"])) {
    await page.selectOption("#language", language);
    await page.waitForSelector(`html[lang=${language}]`);
    assert.equal(await page.title(), tables[language].title);
    assert.deepEqual(strangers(await everyText(page), language), []);
    assert.equal(await page.locator("#record li").count(), 8, "the game is still there");
  }
  assert.deepEqual(strangers(await everywhere(page), "fi"), []);
  await table.reload();
  assert.equal(await page.getAttribute("html", "lang"), "fi");
  assert.equal(await page.inputValue("#language"), "fi");
  assert.deepEqual(strangers(await everyText(page), "fi"), []);
  await table.room.close();
});

test("a browser whose languages we do not speak gets English, or the first one that we do", async () => {
  for (const [locale, language] of [
    ["sv-SE", "en"],
    ["de-CH", "de"],
  ]) {
    const table = await openReversi(browser, site, { context: { locale } });
    assert.equal(await table.page.getAttribute("html", "lang"), language);
    await table.room.close();
  }
  const before = `Object.defineProperty(navigator, "languages", { value: ["sv", "fi-FI", "de"] });`;
  const table = await openReversi(browser, site, { before });
  assert.equal(await table.page.getAttribute("html", "lang"), "fi");
  await table.room.close();
});

test("a language that cannot be fetched leaves the one before", async () => {
  const table = await openReversi(browser, site, { settings });
  await table.page.route(/\/common\.de\.\w+\.js$/, (route) => route.abort());
  await table.page.selectOption("#language", "de");
  await table.page.waitForFunction(
    () => /** @type {HTMLSelectElement} */ (document.getElementById("language")).value === "en",
  );
  assert.equal(await table.page.getAttribute("html", "lang"), "en");
  assert.deepEqual(strangers(await everyText(table.page), "en"), []);
  await table.room.close();
});

test("the tables have the same texts with the same holes", () => {
  const holes = (/** @type {string} */ text) => (text.match(/\{\w+\}/g) ?? []).toSorted();
  for (const language of languages) {
    assert.deepEqual(Object.keys(tables[language]).toSorted(), Object.keys(en).toSorted());
    for (const [key, text] of Object.entries(tables[language]))
      assert.deepEqual(holes(text), holes(en[/** @type {keyof typeof en} */ (key)]), key);
  }
});
