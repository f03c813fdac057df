// The files of tests are run with the longest first, and each of them once.

import assert from "node:assert/strict";
import { basename } from "node:path";
import { test } from "node:test";
import { filesIn, longestFirst } from "../../scripts/test/files.mjs";

test("the longest files of tests are begun first, the others by name, none twice", () => {
  const files = filesIn("tests/browser", ".test.mjs");
  const inOrder = longestFirst(files);
  assert.deepEqual(inOrder.toSorted(), files);
  assert.equal(basename(inOrder[0]), "workbench.test.mjs");
  const byName = inOrder.slice(6);
  assert.deepEqual(byName, byName.toSorted(), "a name of the list is no file");
});
