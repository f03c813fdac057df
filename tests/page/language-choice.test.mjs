// Languages that are chosen one after the other, and arrive in another order or not at all.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { addMessages, language, setLanguage, translatorFor } from "../../www/i18n/index.js";

/** @typedef {Record<string, string>} Table */

/** What ends each fetch. @type {{ arrive(): void, fail(): void }[]} */
const fetches = [];

/** A bundle whose translations arrive when the test says so. @param {string} name */
function bundle(name) {
  const fetch = (/** @type {string} */ tag) => () =>
    /** @type {Promise<Record<string, Table>>} */ (
      new Promise((resolve, reject) => {
        const arrive = () => resolve({ [tag]: { [name]: `${name} in ${tag}` } });
        fetches.push({ arrive, fail: () => reject(new Error("offline")) });
      })
    );
  return { en: { [name]: `${name} in en` }, de: fetch("de"), fi: fetch("fi") };
}

const word = bundle("word");
const { t } = translatorFor(word);
addMessages(word);

/** Chooses a language whose texts the test lets arrive. @param {"de" | "fi"} tag */
function choose(tag) {
  const chosen = setLanguage(tag);
  return { chosen, arrive: fetches[fetches.length - 1].arrive };
}

/** Everything that is to be fetched arrives at once. @param {Promise<unknown>} chosen */
async function untilThere(chosen) {
  let isThere = false;
  chosen.then(() => {
    isThere = true;
  });
  while (!isThere) {
    for (const { arrive } of fetches) arrive();
    await new Promise(setImmediate);
  }
}

beforeEach(async () => {
  await setLanguage("en");
  fetches.length = 0;
});

test("the language that was chosen last is used, even if another arrives after it", async () => {
  const german = choose("de");
  const finnish = choose("fi");
  finnish.arrive();
  await finnish.chosen;
  assert.equal(t("word"), "word in fi");
  await untilThere(german.chosen);
  assert.deepEqual([language(), t("word")], ["fi", "word in fi"]);
});

test("whoever chose before waits for the language that was chosen last", async () => {
  const german = choose("de");
  const finnish = choose("fi");
  german.arrive();
  await untilThere(german.chosen);
  assert.equal(t("word"), "word in fi");
  await finnish.chosen;
});

test("a language that does not arrive leaves the one before, for what comes later too", async () => {
  await untilThere(choose("de").chosen);
  const finnish = choose("fi");
  const later = bundle("later");
  const added = addMessages(later);
  for (const { fail } of fetches) fail();
  await untilThere(Promise.all([finnish.chosen, added]));
  assert.equal(language(), "de");
  assert.deepEqual([t("word"), translatorFor(later).t("later")], ["word in de", "later in de"]);
});
