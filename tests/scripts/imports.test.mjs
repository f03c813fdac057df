// Import rules of www/, types included: each folder imports only from folders before it.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import { test } from "node:test";
import { inRoot } from "../../scripts/support/paths.mjs";

/** The folders of www/ in their order. */
const LAYERS = [
  "engine",
  "i18n",
  "ui",
  "board",
  "table",
  "exercise",
  "programs",
  "games",
  "element",
  "lab",
  "thought",
  "museum",
  "panels",
  "pages",
];

/** Folders that import no other and are imported by no other. */
const STANDALONE = ["early", "offline"];

const sources = readdirSync(inRoot("www"), { recursive: true })
  .map(String)
  .filter((name) => /\.(js|d\.ts)$/.test(name) && !name.startsWith("wasm"))
  .map((name) => ({ name, text: readFileSync(inRoot("www", name), "utf8") }));

/** Every relative import, static, dynamic or of types, as a path from www/. */
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
    return STANDALONE.includes(own) || LAYERS.indexOf(other) > LAYERS.indexOf(own);
  });
  assert.ok(imports.length > 300);
  assert.deepEqual(wrong, []);
});

test("every folder of www/ is listed", () => {
  const folders = new Set(sources.map(({ name }) => folderOf(name)));
  assert.deepEqual([...folders].sort(), [...LAYERS, ...STANDALONE].sort());
});

for (const folder of ["games", "pages"])
  test(`a folder of ${folder}/ imports no other`, () => {
    const ownerOf = (/** @type {string} */ path) => path.split(sep).slice(0, 2).join("/");
    const wrong = imports.filter(
      ({ from, to }) =>
        folderOf(from) === folder &&
        from.split(sep).length > 2 &&
        ownerOf(from) !== "games/shared" &&
        folderOf(to) === folder &&
        !["games/shared", ownerOf(from)].includes(ownerOf(to)),
    );
    assert.deepEqual(wrong, []);
  });

test("engine, messages and programs use no DOM", () => {
  // Globals that workers have too, or others of the same name; tsconfig.worker.json excludes the rest.
  const dom =
    /(?<![\w./"])(document|window|location|history|navigator|localStorage|sessionStorage|matchMedia|requestAnimationFrame|(HTML|SVG)\w*Element)[.[(]/;
  const isChecked = (/** @type {string} */ name) =>
    ["engine", "i18n", "programs"].includes(folderOf(name));
  const offending = sources.filter(({ name, text }) => isChecked(name) && dom.test(text));
  assert.deepEqual(
    offending.map(({ name }) => name),
    [],
  );
});
