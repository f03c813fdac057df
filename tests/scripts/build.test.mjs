// The build's own parts: what goes into the page, what it refuses, how it knows that nothing has changed.

import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { checkModules, checkSite } from "../../scripts/build/checks.mjs";
import { pageHtml } from "../../scripts/build/html.mjs";
import { hashOf, isUnchanged, takeNote } from "../../scripts/build/inputs.mjs";
import { restore, store } from "../../scripts/build/module-cache.mjs";
import { hold } from "../../scripts/build/sizes.mjs";
import { notes } from "../../scripts/support/paths.mjs";

const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;
const source = `<!doctype html><html lang="en"><head>${policy}
  <title>{title}</title>
  <link rel="icon" href="www/icon.svg">
  <script type="module" src="main.ABCDEFGH.js"></script>
</head><body><a href="https://example.org/">elsewhere</a><!-- board --></body></html>`;

const built = {
  data: { module: "game.wasm game.js" },
  preloads: ["chunk.ABCDEFGH.js"],
  pieces: { board: "<table>$&{title}</table>" },
  names: { title: "Stones & <seeds>" },
  addFile: (/** @type {string} */ path) =>
    path.includes("/") ? `added-${path.replaceAll("/", "-")}` : path,
};

test("the page names the built files and nothing of the source", () => {
  const html = pageHtml(source, built);
  for (const part of [
    'src="main.ABCDEFGH.js"',
    '<html lang="en" data-module="game.wasm game.js">',
    'href="added-www-icon.svg"',
    'rel="modulepreload" href="chunk.ABCDEFGH.js"',
    "<table>$&{title}</table>",
    "<title>Stones &amp; &lt;seeds></title>",
    'href="https://example.org/"',
  ]) {
    assert.ok(html.includes(part), part);
  }
  assert.doesNotMatch(html, /www\/|<!-- board -->/);
  checkSite(html, new Map());
});

test("a place or a name that the page and the game do not agree on is refused", () => {
  assert.throws(() => pageHtml(source, { ...built, names: {} }), /"title"/);
  const pieces = { ...built.pieces, sundial: "<p>noon</p>" };
  assert.throws(() => pageHtml(source, { ...built, pieces }), /sundial/);
});

test("a page that would break its policy is refused", () => {
  const html = pageHtml(source, built);
  for (const bad of [
    "<script>alert(1)</script>",
    "<style>b {}</style>",
    '<b style="color: red">',
    '<b onclick="go()">',
    '<img alt="" src="https://example.org/x.png">',
    '<script src="//example.org/x.js"></script>',
    '<img alt="" src="/x.png">',
  ]) {
    assert.throws(() => checkSite(html.replace("</body>", `${bad}</body>`), new Map()), bad);
  }
  assert.throws(() => checkSite(html.replace(policy, ""), new Map()));
  assert.throws(() => checkSite(html.replace("'self'", "'self' 'unsafe-inline'"), new Map()));
  const styles = Buffer.from("b { background: url(https://example.org/x.png) }");
  assert.throws(() => checkSite(html, new Map([["main.css", styles]])));
});

test("two modules that share their JavaScript side are refused", () => {
  /** @param {string} glue of the second module, which the script opens */
  const site = (glue) =>
    new Map([
      ["a.html", Buffer.from('<html data-module="a.00000000.wasm a.11111111.js">')],
      ["b.js", Buffer.from(`games={b:{module:"b-engine.22222222.wasm ${glue}"}}`)],
    ]);
  checkModules(site("b-engine.11111111.js"));
  assert.throws(() => checkModules(site("a.11111111.js")), /a\.00000000\.wasm and b-engine/);
});

test("a hash of inputs changes with names, contents and what else counts", () => {
  const place = mkdtempSync(join(tmpdir(), "stratege-inputs-"));
  try {
    const seen = new Set([hashOf([place])]);
    writeFileSync(join(place, "a"), "1");
    seen.add(hashOf([place]));
    writeFileSync(join(place, "a"), "2");
    seen.add(hashOf([place]));
    writeFileSync(join(place, "b"), "");
    seen.add(hashOf([place]));
    seen.add(hashOf([place], "another compiler"));
    assert.equal(seen.size, 5);
    assert.equal(hashOf([place]), hashOf([place, join(place, "not-there")]));
  } finally {
    rmSync(place, { recursive: true });
  }
});

test("a site that is larger than a budget is refused, with what is too large", () => {
  const visit = { what: "a first visit", bytes: 60 * 1024, limit: 60 };
  hold([visit], true);
  const more = { ...visit, what: "what draughts adds", bytes: 60 * 1024 + 1 };
  assert.throws(() => hold([visit, more], true), /what draughts adds: 60\.0 KB of 60 KB/);
  assert.throws(() => hold([{ ...visit, limit: undefined }], true), /of 0 KB/);
  hold([more], false);
});

test("a step runs again when its inputs, what it found that it reads, or what it made has changed", () => {
  const place = mkdtempSync(join(tmpdir(), "stratege-step-"));
  const file = (/** @type {string} */ name) => join(place, name);
  const step = { name: `test-${process.pid}`, inputs: [file("in")], outputs: [file("out")] };
  try {
    for (const name of ["in", "found", "out"]) writeFileSync(file(name), "1");
    assert.ok(!isUnchanged(step), "it has never run");
    takeNote(step, [file("found")]);
    assert.ok(isUnchanged(step));
    for (const name of ["in", "found", "out"]) {
      writeFileSync(file(name), "2");
      assert.ok(!isUnchanged(step), name);
      writeFileSync(file(name), "1");
      assert.ok(isUnchanged(step), name);
    }
    assert.ok(!isUnchanged({ ...step, more: "another compiler" }));
  } finally {
    rmSync(place, { recursive: true });
    rmSync(join(notes, `${step.name}.json`), { force: true });
  }
});

test("what was made before is taken again where its inputs are the same, and only there", () => {
  const place = mkdtempSync(join(tmpdir(), "stratege-kept-"));
  const file = (/** @type {string} */ name) => join(place, name);
  const contents = (/** @type {string} */ name) => readFileSync(file(name), "utf8");
  const step = { name: `kept-${process.pid}`, inputs: [file("in")], outputs: [file("out")] };
  const kept = (/** @type {string} */ input) => {
    writeFileSync(file("in"), input);
    rmSync(file("out"), { force: true });
    return restore(step, file("cache"));
  };
  try {
    for (const input of ["first", "second"]) {
      writeFileSync(file("found"), "");
      assert.ok(!kept(input), "it was never made");
      writeFileSync(file("out"), `made from ${input}`);
      takeNote(step, [file("found")]);
      store(step, file("cache"));
    }
    assert.ok(kept("first"));
    assert.equal(contents("out"), "made from first");
    assert.ok(isUnchanged(step));
    assert.ok(!restore({ ...step, more: "another compiler" }, file("cache")));
    writeFileSync(file("found"), "changed");
    assert.ok(!kept("first"));
    writeFileSync(file("found"), "");
    for (const entry of readdirSync(file(`cache/modules/${step.name}`)))
      writeFileSync(file(`cache/modules/${step.name}/${entry}/out`), "damaged");
    assert.ok(!kept("first"));
    // Who cannot keep anything builds all the same.
    writeFileSync(file("no-directory"), "");
    store(step, file("no-directory"));
  } finally {
    rmSync(place, { recursive: true });
    rmSync(join(notes, `${step.name}.json`), { force: true });
  }
});
