// A page needs only a folder with its definition, HTML and script.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { after, test } from "node:test";
import { addPage, pageFolders, readPages } from "../../scripts/build/add-page.mjs";
import { readGames } from "../../scripts/build/games.mjs";
import { readSettings } from "../../scripts/build/settings.mjs";
import { Site } from "../../scripts/build/site.mjs";
import { root, stateDirectory } from "../../scripts/support/paths.mjs";

mkdirSync(stateDirectory, { recursive: true });
const parent = mkdtempSync(join(stateDirectory, "pages-"));
after(() => rmSync(parent, { recursive: true }));

const SOURCES = {
  "page.mjs": `export const pages = () => [{
    file: "sundial.html",
    alias: "noon.html",
    texts: { name: "Stratege", title: "Sundial & shade", hour: "It is noon." },
    description: "The hour.",
    game: "qubic",
    data: { page: "sundial" },
    script: "main.js",
    define: { __HOUR__: 12 },
    styles: [{ file: "main.css" }],
    pieces: { dial: "<hr>" },
    budgets: (visit) => [{ what: "sundial", files: visit((module) => module.endsWith("/later.js")), limit: 9 }],
  }];`,
  "page.html": `<!-- www/partials/header.html -->\n<main><p>{hour}</p><!-- dial --></main>\n`,
  "main.js": `console.log("hour", __HOUR__); import("./later.js");`,
  "later.js": `console.log("evening");`,
};

/** Creates a page folder with the sources, and a folder without a definition. */
function createFolders() {
  for (const name of ["sundial", "no-page"]) mkdirSync(join(parent, name));
  for (const [name, text] of Object.entries(SOURCES))
    writeFileSync(join(parent, "sundial", name), text);
  return pageFolders(relative(root, parent));
}

test("a folder in www/pages/ becomes a page with its script, styles, texts and budget", async () => {
  const [folder, ...others] = createFolders();
  assert.deepEqual(others, []);
  const settings = await readSettings();
  const site = new Site(settings, await readGames(settings), new Map());
  const [page] = await readPages(site, folder);
  const [budget] = await addPage(site, folder, page);

  const html = `${site.files.get("sundial.html")}`;
  assert.equal(`${site.files.get("noon.html")}`, html);
  for (const part of [
    `<html lang="en" data-page="sundial">`,
    "<title>Sundial &amp; shade</title>",
    "<p>It is noon.</p><hr>",
    `<a href="qubic.html"`,
  ])
    assert.ok(html.includes(part), part);
  const [, script] = html.match(/<script type="module" src="([^"]+)">/) ?? [];
  const [, styles] = html.match(/<link rel="stylesheet" href="([^"]+)">/) ?? [];
  assert.match(Buffer.from(site.files.get(script) ?? "").toString(), /"hour",12/);
  assert.ok(site.files.has(styles), styles);
  const names = budget.files.map((name) => name.replace(/\.[0-9A-Za-z]{8}\./, "."));
  for (const name of ["sundial.html", "main.js", "main.css", "later.js"])
    assert.ok(names.includes(name), name);
});
