// Links in the documents, and between the pages of the built site.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { dist, inRoot } from "../../scripts/support/paths.mjs";

const DOCUMENTS = [".", "docs"].flatMap((folder) =>
  readdirSync(inRoot(folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name)),
);

/** The anchor of a heading, as GitHub makes it. @param {string} heading */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\- ]/gu, "")
    .replaceAll(" ", "-");

/** @param {string} document */
const anchorsIn = (document) =>
  [...readFileSync(inRoot(document), "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    anchorOf(heading),
  );

/** Lists links to missing files and headings. @param {string} document @returns {string[]} */
function brokenLinks(document) {
  const links = readFileSync(inRoot(document), "utf8").matchAll(
    /\]\((?!https?:)([^)#]*)#?([^)]*)\)/g,
  );
  return [...links]
    .filter(([, path, anchor]) => {
      const target = path === "" ? document : join(dirname(document), path);
      return !existsSync(inRoot(target)) || (anchor !== "" && !anchorsIn(target).includes(anchor));
    })
    .map(([link]) => `${document}: ${link}`);
}

test("a document links existing files and headings", () => {
  assert.ok(DOCUMENTS.length > 10);
  assert.deepEqual(DOCUMENTS.flatMap(brokenLinks), []);
});

test("a page links files of the site", () => {
  const pages = readdirSync(dist).filter((name) => name.endsWith(".html"));
  assert.ok(pages.length > 20);
  const dead = pages.flatMap((page) => {
    const links = readFileSync(join(dist, page), "utf8").matchAll(/\shref="([^"#?:]+)[^":]*"/g);
    return [...links]
      .map(([, file]) => file)
      .filter((file) => !existsSync(join(dist, file)))
      .map((file) => `${page}: ${file}`);
  });
  assert.deepEqual(dead, []);
});
