// Programs in Python and as a module of the visitor's own in the workshop: output, errors with their lines, and steps.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import binaryen from "binaryen";
import { accessibilityViolations } from "../../support/axe.mjs";
import { openChromium } from "../../support/chromium.mjs";
import { openSite } from "../../support/site.mjs";
import { enter } from "./support/enter.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const PYTHON = `def choose(position):
    for move in position.moves:
        mark(move, len(position.play(move).moves))
    print("side", position.side)
    explain("the first one")
    return position.moves[0]
`;

/** Answers "e3" in every position. */
const MODULE = `(module
  (memory (export "memory") 2)
  (func (export "buffer") (result i32) (i32.const 1024))
  (func (export "choose") (param i32) (result i32)
    (i32.store8 (i32.const 1024) (i32.const 101))
    (i32.store8 (i32.const 1025) (i32.const 51))
    (i32.const 2)))`;

/** @param {string} source */
const inPython = (source) => ({ name: "mine", game: "reversi", language: "python", source });

test("a program in Python moves, with output and marks, and plays a series", async () => {
  const { page, text, shows, leave } = await enter(browser, site, { programs: [inPython(PYTHON)] });
  await page.click("#move");
  assert.match(await shows("status", /^Move 1/), /^Move 1: your program plays e3 \([\d,]+ steps\)/);
  assert.equal(await text("printed"), "side first");
  assert.equal(await text("explanation"), "the first one");
  assert.deepEqual(await page.locator("#board .cell-text").allTextContents(), ["3", "3", "3", "3"]);
  await page.click("#series-10");
  await shows("series-verdict", /^10 of 10 games.*%/);
  assert.deepEqual(await accessibilityViolations(page), []);
  await leave();
});

test("errors in Python have their line, and an endless loop uses up its steps", async () => {
  for (const [source, message] of /** @type {[string, RegExp][]} */ ([
    ["def choose(position):\n    return position.moves[\n", /^Your .+ This is not valid Python/],
    ["def choose(position):\n\n    return nothing\n", /Line 3: The program stopped with an error/],
    ["def choose(position):\n    while True:\n        pass\n", /within its steps/],
    ["x = 1\n", /no function choose/],
    ['def choose(position):\n    return "a1"\n', /not legal here: a1/],
  ])) {
    const { page, shows, leave } = await enter(browser, site, { programs: [inPython(source)] });
    await page.click("#move");
    assert.match(await shows("fault-text", /stopped/), message);
    assert.match(await shows("status", /./), /^No move/);
    await leave();
  }
});

test("a module of the visitor's own is a program like the others", async () => {
  const module = binaryen.parseText(MODULE);
  const buffer = Buffer.from(module.emitBinary());
  module.dispose();
  const { page, text, shows, leave } = await enter(browser, site);
  await page.setInputFiles("#file-input", {
    name: "own.wasm",
    mimeType: "application/wasm",
    buffer,
  });
  await shows("file-note", /own/);
  assert.equal(await page.isVisible("#code-editor"), false);
  assert.ok(await page.isVisible("#module-note"));
  await page.click("#move");
  assert.match(await shows("status", /^Move 1/), /^Move 1: your program plays e3/);
  await page.click("#move");
  await shows("status", /^Move 2/);
  await page.click("#move");
  assert.match(await shows("fault-text", /stopped/), /The move is not legal here: e3/);
  assert.equal(await page.isVisible("#fault-line"), false);
  await page.click("#carry summary");
  await page.waitForSelector("#code svg, #code p");
  assert.match(await page.inputValue("#link"), /#program=[\w-]+$/);
  await page.selectOption("#file", "my player");
  assert.ok(await page.isVisible("#code-editor"));
  assert.equal(await text("printed"), "");
  await leave();
});
