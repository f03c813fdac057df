// Pixel fonts: the outlines equal the drawn dots, and the fonts have all letters of their room's texts.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import opentype from "opentype.js";
import { inRoot } from "../../scripts/support/paths.mjs";
import { tableOf } from "../../www/i18n/index.js";
import { DOTS } from "../../www/museum/rooms/schach-c64/glyphs.js";
import { rooms } from "../../www/museum/rooms.mjs";
import { messages as shared } from "../../www/pages/museum/i18n/museum.js";
import { outlinesOf, pixelFont, readLetters } from "../../www/pages/museum/pixel-font.mjs";

const drawn = rooms.flatMap(({ id, letters, kind, messages }) =>
  letters ? [{ id, letters, kind, messages }] : [],
);
const lettersOf = (/** @type {string} */ path) => readLetters(readFileSync(inRoot(path), "utf8"));

test("a ring of dots has two outlines with corners only", () => {
  const ring = ["###", "#.#", "###"].map((row) => [...row].map((dot) => dot === "#"));
  const outlines = outlinesOf(ring);
  assert.deepEqual(
    outlines.map((outline) => outline.length),
    [4, 4],
  );
  assert.deepEqual(outlines.map(signedArea), [9, -1]);
});

test("dots that touch at a corner have closed outlines", () => {
  const outlines = outlinesOf([
    [true, false],
    [false, true],
  ]);
  const area = outlines.map(signedArea).reduce((sum, one) => sum + one, 0);
  assert.equal(area, 2);
});

test("a font has every dot at its drawn position, and no others", () => {
  for (const { letters } of drawn) {
    const all = lettersOf(letters);
    const file = pixelFont("Test", all);
    const font = opentype.parse(new Uint8Array(file).buffer);
    assert.equal(font.getEnglishName("fontFamily"), "Test");
    const [width, height] = [font.unitsPerEm / 16, font.unitsPerEm / 8];
    for (const [letter, rows] of all) {
      const glyph = font.charToGlyph(letter);
      assert.equal(glyph.unicode, letter.codePointAt(0));
      assert.equal(rows.length, 8, letter);
      for (const [y, row] of rows.entries()) {
        assert.equal(row.length, 8, letter);
        const middle = font.ascender - (y + 0.5) * height;
        const dots = row.map((_, x) => isInside(glyph.path.commands, (x + 0.5) * width, middle));
        assert.deepEqual(dots, row, `${letter}, row ${y}`);
      }
    }
  }
});

test("a font does not depend on the date", (context) => {
  const letters = lettersOf(drawn[0].letters);
  context.mock.timers.enable({ apis: ["Date"], now: Date.UTC(2026, 0, 1) });
  const first = pixelFont("Test", letters);
  context.mock.timers.tick(24 * 60 * 60 * 1000);
  assert.deepEqual(pixelFont("Test", letters), first);
});

test("the font has every letter of the room's texts, in every language", async () => {
  assert.ok(drawn.length > 0);
  for (const { id, letters, kind, messages } of drawn) {
    const tables = ["en", "de", "fi"].flatMap((language) =>
      [shared, messages].map((texts) => tableOf(texts, /** @type {"en"} */ (language))),
    );
    const styles = readFileSync(inRoot("styles/pages/museum.css"), "utf8");
    const texts = [...(await Promise.all(tables)), kind, styles];
    const used = new Set(JSON.stringify(texts).replace(/\s/g, ""));
    const all = lettersOf(letters);
    assert.deepEqual(
      [...used].filter((letter) => !all.has(letter)),
      [],
      id,
    );
  }
});

test("the pieces on the board are letters of the screen font", () => {
  const letters = lettersOf("www/museum/rooms/schach-c64/letters-8x8.txt");
  for (const [letter, rows] of Object.entries(DOTS)) {
    const lit = rows.map((row) => Array.from({ length: 8 }, (_, x) => (row & (0x80 >> x)) !== 0));
    assert.deepEqual(lit, letters.get(letter), letter);
  }
});

/** Positive if clockwise. @param {[number, number][]} outline */
function signedArea(outline) {
  const next = (/** @type {number} */ at) => outline[(at + 1) % outline.length];
  return outline.reduce((sum, [x, y], at) => sum + x * next(at)[1] - next(at)[0] * y, 0) / 2;
}

/** Applies the nonzero rule to rectilinear outlines. @param {any[]} commands @param {number} x @param {number} y */
function isInside(commands, x, y) {
  let [winding, fromX, fromY, startX, startY] = [0, 0, 0, 0, 0];
  for (const { type, x: toX = startX, y: toY = startY } of commands) {
    if (type === "M") [startX, startY] = [toX, toY];
    else if (fromX > x && fromY > y !== toY > y) winding += toY > fromY ? 1 : -1;
    [fromX, fromY] = [toX, toY];
  }
  return winding !== 0;
}
