// How the steps of `npm test` have Rust compiled.

import assert from "node:assert/strict";
import { test } from "node:test";
import { incremental } from "../../scripts/test/steps.mjs";

const lints = { title: "lints", command: "cargo", args: ["clippy"], env: { RUSTFLAGS: "-O" } };

test("compilation is incremental only where it has been before", () => {
  const env = { RUSTFLAGS: "-O", CARGO_INCREMENTAL: "0" };
  assert.deepEqual(incremental(false)(lints), { ...lints, env });
  assert.equal(incremental(true)(lints), lints);
});
