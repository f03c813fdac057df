// The texts of the page: every language has all of them with the same words to fill in, none is asked for that there
// is not, and none lies about that nobody asks for. The complaints of the Rust side are told apart here as well.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { test } from "node:test";
import { inRoot } from "../../scripts/support/paths.mjs";
import { tableOf } from "../../www/i18n/index.js";

/** @typedef {Record<string, string>} Table */
/** @typedef {import("../../www/i18n/i18n.types").AnyMessages} AnyMessages */

/** @param {string} folder @param {RegExp} wanted */
const filesIn = (folder, wanted) =>
  readdirSync(inRoot(folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((name) => wanted.test(name))
    .sort();

const isText = (/** @type {string} */ name) => basename(dirname(name)) === "i18n";
const sources = filesIn("www", /\.(m?js|html)$/)
  .filter((name) => !isText(name) && !name.startsWith(join("www", "wasm")))
  .concat("index.html", filesIn("scripts/build", /\.mjs$/))
  .map((name) => readFileSync(inRoot(name), "utf8"));
const rust = filesIn("src", /\.rs$/).map((name) => readFileSync(inRoot(name), "utf8"));

/** Every bundle of messages by its path. @type {Map<string, AnyMessages>} */
const bundles = new Map();
for (const path of filesIn("www", /\.js$/).filter(isText)) {
  const { messages } = await import(inRoot(path));
  if (messages) bundles.set(path, messages);
}
/** @type {Map<string, Table>} */
const english = new Map();
for (const [path, messages] of bundles) english.set(path, await tableOf(messages, "en"));
const keys = new Set([...english.values()].flatMap((table) => Object.keys(table)));

/** @param {string} text */
const holes = (text) => [...new Set(text.match(/\{\w+\}/g))].sort();

/** The keys of a table, and for the forms of a plural the stem that they have in common. @param {Table} table */
function splitPlurals(table) {
  const all = Object.keys(table);
  const stems = all.filter((key) => key.endsWith(".other")).map((key) => key.slice(0, -6));
  const isForm = (/** @type {string} */ key) =>
    stems.includes(key.replace(/\.(zero|one|two|few|many|other)$/, ""));
  return { plain: all.filter((key) => !isForm(key)).sort(), stems: stems.sort() };
}

test("the texts of all languages were found", () => {
  assert.ok(bundles.size > 20);
});

for (const tag of /** @type {const} */ (["en", "de", "fi"])) {
  test(`${tag}: every text is there, with the same words to fill in`, async () => {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    for (const [name, messages] of bundles) {
      const en = english.get(name) ?? {};
      const table = await tableOf(messages, tag);
      const { plain, stems } = splitPlurals(en);
      const wanted = stems.flatMap((stem) => forms.map((form) => `${stem}.${form}`));
      assert.deepEqual(Object.keys(table).sort(), [...plain, ...wanted].sort(), name);
      for (const [key, text] of Object.entries(table)) {
        assert.notEqual(text.trim(), "", key);
        // The one may say its number in words.
        if (!key.endsWith(".one"))
          assert.deepEqual(
            holes(text),
            holes(en[key] ?? en[key.replace(/\.\w+$/, ".other")]),
            `${name}: ${key}`,
          );
      }
    }
  });
}

/** Everything between quotes, and what a template can become. */
const quoted = new Set(
  sources.flatMap((source) => [...source.matchAll(/["'`]([\w.-]+)["'`]/g)].map(([, text]) => text)),
);
const templates = sources.flatMap((source) =>
  [...source.matchAll(/`([\w.-]*(?:\$\{[^`{}]*\}[\w.-]*)+)`/g)]
    .map(([, text]) => text)
    .filter((text) => /[a-z]{2}/.test(text.replace(/\$\{[^}]*\}/g, "")) && text.includes("."))
    .map(
      (text) => new RegExp(`^${text.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[\\w.-]+")}$`),
    ),
);
/** The beginnings of templates whose rest is too much for that. */
const beginnings = sources.flatMap((source) =>
  [...source.matchAll(/`([a-z-]+\.)\$\{/g)].map(([, text]) => text),
);
const bare = sources.flatMap((source) =>
  [...source.matchAll(/\b([\w]+)\b/g)].map(([word]) => word),
);
const words = new Set(bare);

/** Where the rules say what a move does. */
const effects = ["src/games/rows.rs", "src/games/gobang/effects.rs"].map((file) =>
  readFileSync(inRoot(file), "utf8"),
);

/** What stands in braces in a delivered page. */
const inBraces = new Set(
  sources.flatMap((source) => [...source.matchAll(/\{([\w.-]+)\}/g)].map(([, key]) => key)),
);

/** @param {string} key */
function isAskedFor(key) {
  if (beginnings.some((beginning) => key.startsWith(beginning))) return true;
  const stem = key.replace(/\.(one|other)$/, "");
  if (quoted.has(key) || quoted.has(stem) || inBraces.has(key)) return true;
  if (key.startsWith("error.")) return true; // the next test
  if (/^(white|black)-\w+$/.test(key)) return quoted.has(key.split("-")[1]); // a piece by colour and kind
  // What a move does, in the words of the rules.
  if (effects.some((source) => source.includes(`"${key}"`))) return true;
  // A number that a player of the roster has, and what its values mean.
  if (/\.\d$/.test(key)) return rust.some((source) => source.includes(`"${key.slice(0, -2)}"`));
  return (
    templates.some((template) => template.test(key) || template.test(stem)) ||
    (!key.includes(".") && words.has(key))
  );
}

test("nobody keeps a text that is asked for by nobody", () => {
  assert.deepEqual(
    [...keys].filter((key) => !isAskedFor(key)),
    [],
  );
});

test("nobody asks for a text that is not there", () => {
  const asked = sources.flatMap((source) => [
    ...[...source.matchAll(/data-(?:text|label)="([\w.-]+)"/g)].map(([, key]) => key),
    ...[...source.matchAll(/\bt\(\s*"([\w.-]+)"/g)].map(([, key]) => key),
    ...[...source.matchAll(/\bplural\(\s*"([\w.-]+)"/g)].map(([, stem]) => `${stem}.other`),
  ]);
  assert.ok(asked.length > 200);
  assert.deepEqual(
    asked.filter((key) => !keys.has(key)),
    [],
  );
});

test("every error code has a text, and every text a code", () => {
  const errors = [...keys].filter((key) => key.startsWith("error."));
  const codes = new Set(
    [
      ...rust.flatMap((source) => [...source.matchAll(/"([a-z0-9-]+)"/g)]),
      // Errors that the page itself raises.
      ...sources.flatMap((source) => [...source.matchAll(/^const [A-Z_]+ = "([a-z-]+)";/gm)]),
    ].map(([, code]) => code),
  );
  const unknown = errors.filter((key) => {
    const last = key.split(".").at(-1) ?? "";
    return !codes.has(last) && last !== "at-move";
  });
  assert.deepEqual(unknown, [], "no error has these codes");
  const reasons = rust.flatMap((source) => [
    ...[...source.matchAll(/Reason::new\(\s*"([a-z0-9-]+)"/g)].map(([, code]) => code),
  ]);
  assert.ok(reasons.length > 20);
  const ends = new Set(errors.map((key) => key.split(".").at(-1)));
  // Without a frame, the text for every damaged record is the right one.
  const without = reasons.filter((code) => !ends.has(code) && code !== "no-frame");
  assert.deepEqual([...new Set(without)], [], "these have no text");
});
