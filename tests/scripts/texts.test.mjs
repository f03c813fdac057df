// Messages of the page: complete in every language with the same placeholders, and all of them used. Error codes of the
// Rust side have messages too.

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

/** Bundles of messages by path. @type {Map<string, AnyMessages>} */
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
const placeholders = (text) => [...new Set(text.match(/\{\w+\}/g))].sort();

/** Separates the stems of plural forms from the other keys. @param {Table} table */
function splitPlurals(table) {
  const all = Object.keys(table);
  const stems = all.filter((key) => key.endsWith(".other")).map((key) => key.slice(0, -6));
  const isForm = (/** @type {string} */ key) =>
    stems.includes(key.replace(/\.(zero|one|two|few|many|other)$/, ""));
  return { plain: all.filter((key) => !isForm(key)).sort(), stems: stems.sort() };
}

for (const tag of /** @type {const} */ (["en", "de", "fi"])) {
  test(`${tag}: every message exists, with the placeholders of the English one`, async () => {
    assert.ok(bundles.size > 20);
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    for (const [name, messages] of bundles) {
      const en = english.get(name) ?? {};
      const table = await tableOf(messages, tag);
      const { plain, stems } = splitPlurals(en);
      const wanted = stems.flatMap((stem) => forms.map((form) => `${stem}.${form}`));
      assert.deepEqual(Object.keys(table).sort(), [...plain, ...wanted].sort(), name);
      for (const [key, text] of Object.entries(table)) {
        assert.notEqual(text.trim(), "", key);
        if (key.endsWith(".one")) continue; // may spell out its number
        const source = en[key] ?? en[key.replace(/\.\w+$/, ".other")];
        assert.deepEqual(placeholders(text), placeholders(source), `${name}: ${key}`);
      }
    }
  });
}

/** String literals, and patterns for template literals. */
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
/** Constant beginnings of template literals with complex expressions. */
const prefixes = sources.flatMap((source) =>
  [...source.matchAll(/`([a-z-]+\.)\$\{/g)].map(([, text]) => text),
);
const words = new Set(sources.flatMap((source) => source.match(/\b\w+\b/g) ?? []));

/** Rules that name the effects of a move. */
const effects = ["src/games/rows.rs", "src/games/gobang/effects.rs"].map((file) =>
  readFileSync(inRoot(file), "utf8"),
);

/** Names in braces in the HTML of pages. */
const inBraces = new Set(
  sources.flatMap((source) => [...source.matchAll(/\{([\w.-]+)\}/g)].map(([, key]) => key)),
);

/** @param {string} key */
function isUsed(key) {
  if (prefixes.some((prefix) => key.startsWith(prefix))) return true;
  const stem = key.replace(/\.(one|other)$/, "");
  if (quoted.has(key) || quoted.has(stem) || inBraces.has(key)) return true;
  if (key.startsWith("error.")) return true; // see the last test
  if (/^(white|black)-\w+$/.test(key)) return quoted.has(key.split("-")[1]); // piece by colour and kind
  if (effects.some((source) => source.includes(`"${key}"`))) return true;
  // Values of a player's parameter.
  if (/\.\d$/.test(key)) return rust.some((source) => source.includes(`"${key.slice(0, -2)}"`));
  return (
    templates.some((template) => template.test(key) || template.test(stem)) ||
    (!key.includes(".") && words.has(key))
  );
}

test("every message is used", () => {
  assert.deepEqual(
    [...keys].filter((key) => !isUsed(key)),
    [],
  );
});

test("every requested message exists", () => {
  const requested = sources.flatMap((source) => [
    ...[...source.matchAll(/data-(?:text|label)="([\w.-]+)"/g)].map(([, key]) => key),
    ...[...source.matchAll(/\bt\(\s*"([\w.-]+)"/g)].map(([, key]) => key),
    ...[...source.matchAll(/\bplural\(\s*"([\w.-]+)"/g)].map(([, stem]) => `${stem}.other`),
  ]);
  assert.ok(requested.length > 200);
  assert.deepEqual(
    requested.filter((key) => !keys.has(key)),
    [],
  );
});

test("every error code has a message, and every error message a code", () => {
  const errors = [...keys].filter((key) => key.startsWith("error."));
  const codes = new Set(
    [
      ...rust.flatMap((source) => [...source.matchAll(/"([a-z0-9-]+)"/g)]),
      // Errors of the page itself.
      ...sources.flatMap((source) => [...source.matchAll(/^const [A-Z_]+ = "([a-z-]+)";/gm)]),
      ...["engine/loading", "ui/failure-text"].flatMap((name) => [
        ...readFileSync(inRoot(`www/${name}.js`), "utf8").matchAll(/"([a-z-]+)"/g),
      ]),
    ].map(([, code]) => code),
  );
  const unknown = errors.filter((key) => {
    const last = key.split(".").at(-1) ?? "";
    return !codes.has(last) && last !== "at-move";
  });
  assert.deepEqual(unknown, [], "unknown codes");
  const reasons = rust.flatMap((source) => [
    ...[...source.matchAll(/Reason::new\(\s*"([a-z0-9-]+)"/g)].map(([, code]) => code),
  ]);
  assert.ok(reasons.length > 20);
  const withMessage = new Set(errors.map((key) => key.split(".").at(-1)));
  // A missing frame has the message of every damaged record.
  const without = reasons.filter((code) => !withMessage.has(code) && code !== "no-frame");
  assert.deepEqual([...new Set(without)], [], "codes without a message");
});
