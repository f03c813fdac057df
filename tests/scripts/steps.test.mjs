// How the steps of `npm test` have Rust compiled.

import assert from "node:assert/strict";
import { test } from "node:test";
import { wholly } from "../../scripts/test/steps.mjs";

const lints = { title: "lints", command: "cargo", args: ["clippy"], env: { RUSTFLAGS: "-O" } };

test("without parts of an earlier compilation all is compiled wholly, with them it is not", () => {
  const env = { RUSTFLAGS: "-O", CARGO_INCREMENTAL: "0" };
  assert.deepEqual(wholly(false)(lints), { ...lints, env });
  assert.equal(wholly(true)(lints), lints);
});
