// The parts of the build: HTML of pages, checks, budgets, fingerprints of steps, and the cache of modules.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { checkSite } from "../../scripts/build/checks.mjs";
import {
  fingerprintFile,
  hashOf,
  isUnchanged,
  saveFingerprint,
} from "../../scripts/build/fingerprints.mjs";
import { fillHtml } from "../../scripts/build/html.mjs";
import { restore, store } from "../../scripts/build/module-cache.mjs";
import { checkBudgets } from "../../scripts/build/sizes.mjs";

const directory = mkdtempSync(join(tmpdir(), "stratege-build-"));
after(() => rmSync(directory, { recursive: true }));

const file = (/** @type {string} */ path) => join(directory, path);

const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; require-trusted-types-for 'script'">`;
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

test("a page links built files instead of sources", () => {
  const html = fillHtml(source, built);
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

test("a missing placeholder or text is an error", () => {
  assert.throws(() => fillHtml(source, { ...built, names: {} }), /"title"/);
  const pieces = { ...built.pieces, sundial: "<p>noon</p>" };
  assert.throws(() => fillHtml(source, { ...built, pieces }), /sundial/);
});

test("a page with inline code, foreign files or a weak policy is an error", () => {
  const html = fillHtml(source, built);
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
  assert.throws(() => checkSite(html.replace("require-trusted-types-for 'script'", ""), new Map()));
  const styles = Buffer.from("b { background: url(https://example.org/x.png) }");
  assert.throws(() => checkSite(html, new Map([["main.css", styles]])));
});

test("a digest of inputs depends on names, contents and further input", () => {
  const inputs = file("inputs");
  mkdirSync(inputs);
  const digests = new Set([hashOf([inputs])]);
  for (const [name, contents] of Object.entries({ a: "1", b: "1", c: "" })) {
    writeFileSync(join(inputs, name), contents);
    digests.add(hashOf([inputs]));
  }
  writeFileSync(join(inputs, "a"), "2");
  digests.add(hashOf([inputs]));
  digests.add(hashOf([inputs], "another compiler"));
  assert.equal(digests.size, 6);
  assert.equal(hashOf([inputs]), hashOf([inputs, join(inputs, "missing")]));
});

test("a site that exceeds a budget is an error with name and size of the part", () => {
  const sizes = new Map([
    ["a.js", 60 * 1024],
    ["b.js", 1],
  ]);
  const visit = { what: "a first visit", files: ["a.js"], limit: 60 };
  const draughts = { ...visit, what: "draughts", files: ["a.js", "b.js"] };
  checkBudgets([visit], sizes, true);
  assert.throws(
    () => checkBudgets([visit, draughts], sizes, true),
    /: draughts: 60\.0 KB of 60 KB/,
  );
  assert.throws(() => checkBudgets([{ ...visit, limit: undefined }], sizes, true), /of 0 KB/);
  checkBudgets([draughts], sizes, false);
});

/** A step whose state is removed after the tests. @param {string} name */
function stepOf(name) {
  const step = { name: `${name}-${process.pid}`, inputs: [file("in")], outputs: [file("out")] };
  after(() => rmSync(fingerprintFile(step.name), { force: true }));
  return step;
}

test("a step is outdated when its inputs, inputs found during the run, or outputs change", () => {
  const step = stepOf("test");
  for (const name of ["in", "found", "out"]) writeFileSync(file(name), "1");
  assert.ok(!isUnchanged(step), "it has never run");
  saveFingerprint(step, [file("found")]);
  assert.ok(isUnchanged(step));
  for (const name of ["in", "found", "out"]) {
    writeFileSync(file(name), "2");
    assert.ok(!isUnchanged(step), name);
    writeFileSync(file(name), "1");
    assert.ok(isUnchanged(step), name);
  }
  assert.ok(!isUnchanged({ ...step, more: "another compiler" }));
});

test("outputs are restored from the cache only if all inputs match", () => {
  const step = stepOf("cached");
  const restoreFor = (/** @type {string} */ input) => {
    writeFileSync(file("in"), input);
    rmSync(file("out"), { force: true });
    return restore(step, file("cache"));
  };
  for (const input of ["first", "second"]) {
    writeFileSync(file("found"), "");
    assert.ok(!restoreFor(input), "there is no entry");
    writeFileSync(file("out"), `built from ${input}`);
    saveFingerprint(step, [file("found")]);
    store(step, file("cache"));
  }
  assert.ok(restoreFor("first"));
  assert.equal(readFileSync(file("out"), "utf8"), "built from first");
  assert.ok(isUnchanged(step));
  assert.ok(!restore({ ...step, more: "another compiler" }, file("cache")));
  writeFileSync(file("found"), "changed");
  assert.ok(!restoreFor("first"));
  writeFileSync(file("found"), "");
  for (const entry of readdirSync(file(`cache/modules/${step.name}`)))
    writeFileSync(file(`cache/modules/${step.name}/${entry}/out`), "damaged");
  assert.ok(!restoreFor("first"));
  writeFileSync(file("no-directory"), "");
  assert.doesNotThrow(() => store(step, file("no-directory")), "the cache is optional");
});
