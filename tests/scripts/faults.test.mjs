// The hand-made faults fit the sources and name existing tests.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { withFault } from "../../scripts/check/faults/copy.mjs";
import { inRoot } from "../../scripts/support/paths.mjs";
import { faults } from "../faults/all.mjs";

test("each fault changes one place of its file and names tests that there are", () => {
  assert.ok(faults.length >= 50);
  assert.equal(new Set(faults.map(({ what }) => what)).size, faults.length);
  for (const fault of faults) {
    const right = readFileSync(inRoot(fault.file), "utf8");
    assert.notEqual(withFault(right, fault), right, fault.what);
    assert.ok(fault.tests.length > 0, fault.what);
    for (const name of fault.tests)
      assert.ok(existsSync(inRoot(`tests/browser/${name}.test.mjs`)), `${fault.what}: ${name}`);
  }
  const [fault] = faults;
  const error = { message: /stands 0 times/ };
  assert.throws(() => withFault("", fault), error);
  assert.throws(() => withFault(fault.find + fault.find, fault), { message: /stands 2 times/ });
});
