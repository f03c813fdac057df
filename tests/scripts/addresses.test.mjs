// Canonical addresses, tags and the site map of a build that has the address of the site.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { addAddresses, siteAddress, VARIABLE } from "../../scripts/build/addresses.mjs";

const PAGE = `<!doctype html><html><head><title>Tic &amp; tac</title>
<meta name="description" content="Play &quot;it&quot; &lt;here>.">
</head><body></body></html>`;

/** A site with pages, after the addition. @param {string} address */
function siteAt(address) {
  const names = ["index.html", "game.html", "404.html", "template.html", "icon-512.0a1b2c3d.png"];
  const files = new Map(names.map((name) => [name, Buffer.from(PAGE)]));
  const onlineOnly = new Set(["template.html"]);
  addAddresses({ files, onlineOnly }, address);
  return { onlineOnly, read: (/** @type {string} */ name) => String(files.get(name)) };
}

test("pages have their canonical address, a picture and a description", () => {
  const { read } = siteAt("https://host/path/");
  assert.ok(read("index.html").includes('<link rel="canonical" href="https://host/path/">'));
  const page = read("game.html");
  for (const expected of [
    '<link rel="canonical" href="https://host/path/game.html">',
    '<meta property="og:title" content="Tic &amp; tac">',
    '<meta property="og:description" content="Play &quot;it&quot; &lt;here>.">',
    '<meta property="og:image" content="https://host/path/icon-512.0a1b2c3d.png">',
  ])
    assert.ok(page.includes(expected), expected);
});

test("the structured data is valid and cannot end its element", () => {
  const [, json = ""] =
    siteAt("https://host/")
      .read("game.html")
      .match(/ld\+json">(.*)<\/script>/) ?? [];
  assert.ok(!json.includes("<"));
  const { name, description, url } = JSON.parse(json);
  assert.deepEqual(
    [name, description, url],
    ["Tic & tac", 'Play "it" <here>.', "https://host/game.html"],
  );
});

test("the site map lists every page but the one for unknown names, and works online only", () => {
  const { read, onlineOnly } = siteAt("https://host/path/");
  const listed = [...read("sitemap.xml").matchAll(/<loc>(.*)<\/loc>/g)].map(([, url]) => url);
  assert.deepEqual(listed, ["https://host/path/", "https://host/path/game.html"]);
  assert.ok(read("robots.txt").includes("Sitemap: https://host/path/sitemap.xml"));
  assert.ok(onlineOnly.has("sitemap.xml") && onlineOnly.has("robots.txt"));
  for (const name of ["404.html", "template.html"]) assert.equal(read(name), PAGE);
});

test("the address comes from the environment", () => {
  const before = process.env[VARIABLE];
  after(() => {
    if (before === undefined) delete process.env[VARIABLE];
    else process.env[VARIABLE] = before;
  });
  delete process.env[VARIABLE];
  assert.equal(siteAddress(), undefined);
  process.env[VARIABLE] = "https://host/path";
  assert.equal(siteAddress(), "https://host/path/");
  process.env[VARIABLE] = "host/path";
  assert.throws(siteAddress, /not an address/);
});
