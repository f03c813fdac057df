// The faults made by hand fit the page as it is now, and what was caught is remembered.

import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { withFault } from "../../scripts/check/faults/copy.mjs";
import { openResults } from "../../scripts/check/faults/results.mjs";
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
  const told = { message: /stands 0 times/ };
  assert.throws(() => withFault("", fault), told);
  assert.throws(() => withFault(fault.find + fault.find, fault), { message: /stands 2 times/ });
});

test("a fault that was caught is known until it is another one", () => {
  const directory = mkdtempSync(join(tmpdir(), "stratege-faults-"));
  const file = join(directory, "caught.json");
  const [one, other] = faults;
  openResults(file).keep(one, "undo-redo");
  const again = openResults(file);
  assert.equal(again.caughtBy({ ...one, what: "in other words" }), "undo-redo");
  assert.equal(again.caughtBy({ ...one, put: "something else" }), undefined);
  assert.equal(again.caughtBy(other), undefined);
  rmSync(directory, { recursive: true });
});
