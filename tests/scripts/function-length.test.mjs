// No function of the page or of the scripts is too long to be read at once.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { inRoot } from "../../scripts/support/paths.mjs";

/** How many lines a function may have, with its head and its last brace. */
const LONGEST = 60;

/** What a line ends with that opens a function's body: a brace after parameters, or what an arrow points at. */
const OPENS = /(?:\) \{|=> [{([]+|=>)$/;

/** Lines that open a block and no function. */
const BLOCK = /^\s*(?:\} else )?(?:if|for|while|switch|catch|with)\b/;

/** A line that closes what an earlier one has opened. */
const CLOSES = /^\s*[)}\]]/;

/** @param {string} line */
const indentOf = (line) => line.length - line.trimStart().length;

/**
 * Every function of a text with where it begins and how long it is. The formatter sets the end of a function as far in
 * as its beginning, so that no grammar is needed.
 * @param {string} text
 */
function functionsIn(text) {
  const lines = text.split("\n");
  return lines.flatMap((line, at) => {
    if (!OPENS.test(line)) return [];
    const indent = indentOf(line);
    const isBeside = (/** @type {string} */ other) =>
      other.trim() !== "" && indentOf(other) === indent;
    let first = at;
    // Parameters on lines of their own: the head begins above them.
    while (first > 0 && CLOSES.test(lines[first])) {
      first = lines.findLastIndex((other, index) => index < first && isBeside(other));
    }
    if (BLOCK.test(lines[first])) return [];
    const isEnd = line.endsWith("=>")
      ? (/** @type {string} */ other) => other.trim() === "" || indentOf(other) <= indent
      : (/** @type {string} */ other) => isBeside(other) && CLOSES.test(other);
    const end = lines.findIndex((other, index) => index > at && isEnd(other));
    const last = CLOSES.test(lines[end]) ? end : end - 1;
    return [{ name: lines[first].trim(), line: first + 1, length: last - first + 1 }];
  });
}

const sources = ["www", "scripts"].flatMap((folder) =>
  readdirSync(inRoot(folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((name) => /\.m?js$/.test(name) && !name.startsWith(join("www", "wasm"))),
);

test("functions are found with their lengths, whatever they are written as", () => {
  const text = `
export function plain() {
  if (true) {
    return 1;
  }
}

class Some {
  #method(
    one,
    two,
  ) {
    return one + two;
  }
}

const arrow = () => ({
  a: 1,

  b: 2,
});

const value = () =>
  1 +
  2;

function page() {
  return \`
<p>
\`;
}
`;
  assert.deepEqual(
    functionsIn(text).map(({ line, length }) => [line, length]),
    [
      [2, 5],
      [9, 6],
      [17, 5],
      [23, 3],
      [27, 5],
    ],
  );
});

test(`no function of the page and the scripts has more than ${LONGEST} lines`, () => {
  const functions = sources.flatMap((name) =>
    functionsIn(readFileSync(inRoot(name), "utf8")).map((found) => ({ file: name, ...found })),
  );
  assert.ok(functions.length > 2000, `${functions.length} functions`);
  const long = functions.filter(({ length }) => length > LONGEST);
  assert.deepEqual(long, []);
});
