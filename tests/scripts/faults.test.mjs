// The faults of `npm run check -- faults` match the sources.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { injectFault } from "../../scripts/check/faults/copy.mjs";
import { inRoot } from "../../scripts/support/paths.mjs";
import { faults } from "../faults/all.mjs";

test("each fault changes one place of its file and names existing tests", () => {
  assert.ok(faults.length >= 50);
  assert.equal(new Set(faults.map(({ what }) => what)).size, faults.length);
  for (const fault of faults) {
    const original = readFileSync(inRoot(fault.file), "utf8");
    assert.notEqual(injectFault(original, fault), original, fault.what);
    assert.ok(fault.tests.length > 0, fault.what);
    for (const name of fault.tests)
      assert.ok(existsSync(inRoot(`tests/browser/${name}.test.mjs`)), `${fault.what}: ${name}`);
  }
  const [fault] = faults;
  assert.throws(() => injectFault("", fault), /occurs 0 times/);
  assert.throws(() => injectFault(fault.find + fault.find, fault), /occurs 2 times/);
});
