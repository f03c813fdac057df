// German, English and Finnish: chosen by the browser or in the menu, stored, and never mixed on a page.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openReversi } from "../support/games/reversi-page.mjs";
import { de, en, fi } from "../support/games/reversi-texts.mjs";
import { openSite } from "../support/site.mjs";
import { waitForText } from "../support/until.mjs";

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

/** Reads all texts of the page, labels included. @param {Page} page @returns {Promise<string[]>} */
const allTexts = (page) =>
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

/** A pattern for a message with its placeholders filled. @param {string} message */
const pattern = (message) => {
  const escaped = message.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "\\S.*");
  return new RegExp(`^${escaped}$`, "u");
};

/** Lists texts that only another language has. @param {string[]} texts @param {Language} current */
function foreignTexts(texts, current) {
  const own = Object.values(tables[current]).map(pattern);
  const foreign = languages
    .filter((language) => language !== current)
    .flatMap((language) => Object.values(tables[language]))
    .filter((message) => /\p{L}{3}/u.test(message.replace(/\{\w+\}/g, "")))
    .map(pattern);
  return texts.filter(
    (text) => foreign.some((form) => form.test(text)) && !own.some((form) => form.test(text)),
  );
}

/** Visits the states of the page; returns all texts. @param {Page} page */
async function textsOfAllStates(page) {
  const texts = await allTexts(page);
  await page.click("#help");
  await page.waitForSelector("#manual-rules > p");
  texts.push(...(await allTexts(page)));
  await page.keyboard.press("Escape");
  await page.locator("#board tbody button").nth(lastMove).click();
  await page.waitForSelector("#result[open]");
  texts.push(...(await allTexts(page)));
  await page.keyboard.press("Escape");
  await page.click("#undo");
  return texts;
}

/** The next move, c5, ends the match. */
const record = "reversi:diagonal-mole:e6f4e3f6g5d6e7f5";
const lastMove = 34;
const settings = { opponent: "none", switches: { empties: true } };

for (const language of languages) {
  test(`a browser that prefers ${language} gets it`, async () => {
    const context = { locale: { de: "de-AT", en: "en-GB", fi: "fi-FI" }[language] };
    const table = await openReversi(browser, site, { settings, record, context });
    const { page } = table;
    assert.equal(await page.getAttribute("html", "lang"), language);
    assert.equal(await page.inputValue("#language"), language);
    const texts = await textsOfAllStates(page);
    assert.deepEqual(foreignTexts(texts, language), []);
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
    await table.context.close();
  });
}

test("the menu changes all texts and titles during a match, and the choice is stored", async () => {
  const table = await openReversi(browser, site, { settings, record });
  const { page } = table;
  for (const language of /** @type {Language[]} */ (["fi", "de", "en", "fi"])) {
    await page.selectOption("#language", language);
    await page.waitForSelector(`html[lang=${language}]`);
    assert.equal(await page.title(), tables[language].title);
    assert.deepEqual(foreignTexts(await allTexts(page), language), []);
    assert.equal(await page.locator("#record li").count(), 8, "the match continues");
  }
  assert.deepEqual(foreignTexts(await textsOfAllStates(page), "fi"), []);
  await table.reload();
  assert.equal(await page.getAttribute("html", "lang"), "fi");
  assert.equal(await page.inputValue("#language"), "fi");
  assert.deepEqual(foreignTexts(await allTexts(page), "fi"), []);
  await table.context.close();
});

test("an open help and an open result change with the language", async () => {
  const table = await openReversi(browser, site, { settings, record });
  const { page } = table;
  const choose = async (/** @type {Language} */ language) => {
    await page.selectOption("#language", language);
    await page.waitForSelector(`html[lang=${language}]`);
  };
  await page.click("#help");
  await page.waitForSelector("#manual-rules > p");
  await choose("de");
  await waitForText(page, "#manual-rules", de["help.must"].slice(0, 20));
  assert.deepEqual(foreignTexts(await allTexts(page), "de"), []);
  await page.keyboard.press("Escape");
  await page.locator("#board tbody button").nth(lastMove).click();
  await page.waitForSelector("#result[open]");
  await choose("fi");
  await waitForText(page, "#result-title", fi["second.wins"]);
  assert.deepEqual(foreignTexts(await allTexts(page), "fi"), []);
  await table.context.close();
});

test("a browser gets its first supported language, otherwise English", async () => {
  for (const [locale, language] of [
    ["sv-SE", "en"],
    ["de-CH", "de"],
  ]) {
    const table = await openReversi(browser, site, { context: { locale } });
    assert.equal(await table.page.getAttribute("html", "lang"), language);
    await table.context.close();
  }
  const before = `Object.defineProperty(navigator, "languages", { value: ["sv", "fi-FI", "de"] });`;
  const table = await openReversi(browser, site, { before });
  assert.equal(await table.page.getAttribute("html", "lang"), "fi");
  await table.context.close();
});

test("a language that fails to load leaves the current one", async () => {
  const table = await openReversi(browser, site, { settings });
  await table.page.route(/\/common\.de\.\w+\.js$/, (route) => route.abort());
  await table.page.selectOption("#language", "de");
  await table.page.waitForFunction(
    () => /** @type {HTMLSelectElement} */ (document.getElementById("language")).value === "en",
  );
  assert.equal(await table.page.getAttribute("html", "lang"), "en");
  assert.deepEqual(foreignTexts(await allTexts(table.page), "en"), []);
  await table.context.close();
});

test("the tables have the same keys and placeholders", () => {
  const holes = (/** @type {string} */ text) => (text.match(/\{\w+\}/g) ?? []).toSorted();
  for (const language of languages) {
    assert.deepEqual(Object.keys(tables[language]).toSorted(), Object.keys(en).toSorted());
    for (const [key, text] of Object.entries(tables[language]))
      assert.deepEqual(holes(text), holes(en[/** @type {keyof typeof en} */ (key)]), key);
  }
});
