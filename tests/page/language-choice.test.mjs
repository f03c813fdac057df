// Languages that are selected in succession and load in another order or not at all.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { addMessages, language, setLanguage, translatorFor } from "../../www/i18n/index.js";

/** @typedef {Record<string, string>} Table */

/** Pending loads, completed by the test. @type {{ arrive(): void, fail(): void }[]} */
const loads = [];

/** A bundle whose translations load when the test says so. @param {string} name */
function bundle(name) {
  const load = (/** @type {string} */ tag) => () =>
    /** @type {Promise<Record<string, Table>>} */ (
      new Promise((resolve, reject) => {
        const arrive = () => resolve({ [tag]: { [name]: `${name} in ${tag}` } });
        loads.push({ arrive, fail: () => reject(new Error("offline")) });
      })
    );
  return { en: { [name]: `${name} in en` }, de: load("de"), fi: load("fi") };
}

const word = bundle("word");
const { t } = translatorFor(word);
addMessages(word);

/** Selects a language whose texts the test lets load. @param {"de" | "fi"} tag */
function select(tag) {
  const selected = setLanguage(tag);
  return { selected, arrive: loads[loads.length - 1].arrive };
}

/** Completes all loads. @param {Promise<unknown>} selected */
async function completeLoads(selected) {
  let isComplete = false;
  selected.then(() => {
    isComplete = true;
  });
  while (!isComplete) {
    for (const { arrive } of loads) arrive();
    await new Promise(setImmediate);
  }
}

beforeEach(async () => {
  await setLanguage("en");
  loads.length = 0;
});

test("the language selected last is used, even if another one loads later", async () => {
  const german = select("de");
  const finnish = select("fi");
  finnish.arrive();
  await finnish.selected;
  assert.equal(t("word"), "word in fi");
  await completeLoads(german.selected);
  assert.deepEqual([language(), t("word")], ["fi", "word in fi"]);
});

test("earlier selections wait for the language selected last", async () => {
  const german = select("de");
  const finnish = select("fi");
  german.arrive();
  await completeLoads(german.selected);
  assert.equal(t("word"), "word in fi");
  await finnish.selected;
});

test("a language that fails to load leaves the previous one, for later texts too", async () => {
  await completeLoads(select("de").selected);
  const finnish = select("fi");
  const later = bundle("later");
  const added = addMessages(later);
  for (const { fail } of loads) fail();
  await completeLoads(Promise.all([finnish.selected, added]));
  assert.equal(language(), "de");
  assert.deepEqual([t("word"), translatorFor(later).t("later")], ["word in de", "later in de"]);
});
