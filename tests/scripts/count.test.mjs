// The counts that end `npm test`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { countCargo, countNode } from "../../scripts/test/count.mjs";

test("cargo's summaries add up", () => {
  const output = `
running 2 tests
test result: ok. 2 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s

running 3 tests
test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s
`;
  assert.deepEqual(countCargo(output), { passed: 3, failed: 2, skipped: 1 });
  assert.deepEqual(countCargo("error: could not compile"), { passed: 0, failed: 0, skipped: 0 });
});

test("a cancelled test of node is a failed one", () => {
  const output =
    "ℹ tests 6\nℹ suites 0\nℹ pass 2\nℹ fail 1\nℹ cancelled 1\nℹ skipped 1\nℹ todo 1\n";
  assert.deepEqual(countNode(output), { passed: 2, failed: 2, skipped: 2 });
});
