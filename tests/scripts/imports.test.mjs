// Import rules of www/: each folder imports only from folders before it, types included.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import { test } from "node:test";
import { inRoot } from "../../scripts/support/paths.mjs";

/** The folders of www/, each with those that it may import. */
const LAYERS = [
  "engine",
  "i18n",
  "ui",
  "board",
  "table",
  "exercise",
  "games",
  "lab",
  "thought",
  "panels",
  "pages",
];

/** Who brings its part of the site alone and is imported by nobody. */
const APART = ["offline"];

const sources = readdirSync(inRoot("www"), { recursive: true })
  .map(String)
  .filter((name) => /\.(js|d\.ts)$/.test(name) && !name.startsWith("wasm"))
  .map((name) => ({ name, text: readFileSync(inRoot("www", name), "utf8") }));

/** Every relative import of a file, of types and at run time too, as a path from www/. */
const imports = sources.flatMap(({ name, text }) =>
  [...text.matchAll(/(?:from|import|module)\s*\(?\s*"(\.[^"]+)"/g)].map(([, path]) => ({
    from: name,
    to: normalize(join(dirname(name), path)),
  })),
);

const folderOf = (/** @type {string} */ path) => path.split(sep)[0];

test("each folder of www/ imports only those before it", () => {
  const wrong = imports.filter(({ from, to }) => {
    const [own, other] = [folderOf(from), folderOf(to)];
    if (other === own || other === "wasm" || other === "..") return false;
    return APART.includes(own) || LAYERS.indexOf(other) > LAYERS.indexOf(own);
  });
  assert.ok(imports.length > 300);
  assert.deepEqual(wrong, []);
});

test("every folder of www/ has its place", () => {
  const folders = new Set(sources.map(({ name }) => folderOf(name)));
  assert.deepEqual([...folders].sort(), [...LAYERS, ...APART].sort());
});

test("a game knows no other game", () => {
  const game = (/** @type {string} */ path) => path.split(sep).slice(0, 2).join("/");
  const wrong = imports.filter(
    ({ from, to }) =>
      folderOf(from) === "games" &&
      from.split(sep).length > 2 &&
      !from.startsWith(join("games", "shared")) &&
      folderOf(to) === "games" &&
      game(to) !== game(from) &&
      game(to) !== "games/shared",
  );
  assert.deepEqual(wrong, []);
});

test("a page imports no other page", () => {
  const page = (/** @type {string} */ path) => path.split(sep).slice(0, 2).join("/");
  const wrong = imports.filter(
    ({ from, to }) =>
      folderOf(from) === "pages" && folderOf(to) === "pages" && page(to) !== page(from),
  );
  assert.deepEqual(wrong, []);
});

test("the engine, the texts and the exercises know no DOM", () => {
  // What a worker has, or has something else of the same name; the types know the rest (tsconfig.worker.json).
  const page =
    /(?<![\w./"])(document|window|location|history|navigator|localStorage|sessionStorage|matchMedia|requestAnimationFrame|(HTML|SVG)\w*Element)[.[(]/;
  const isChecked = (/** @type {string} */ name) =>
    ["engine", "i18n", "exercise"].includes(folderOf(name));
  const knowing = sources.filter(({ name, text }) => isChecked(name) && page.test(text));
  assert.deepEqual(
    knowing.map(({ name }) => name),
    [],
  );
  const { include } = JSON.parse(readFileSync(inRoot("tsconfig.worker.json"), "utf8"));
  assert.deepEqual(include, ["www/engine/*", "www/i18n/*", "www/exercise/*"]);
});
