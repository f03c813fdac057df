// `cargo test --workspace` and `cargo run` share their compiled dependencies: different features of a package would
// compile everything that depends on it twice.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { root } from "../../scripts/support/paths.mjs";

/** Lists packages with their features. @param {string[]} options of `cargo tree` */
function packages(...options) {
  const args = ["tree", "--locked", "--prefix", "none", "--format", "{p} {f}", ...options];
  const lines = execFileSync("cargo", args, { cwd: root, encoding: "utf8" }).split("\n");
  return new Set(lines.map((line) => line.replace(/ \(\*\)$/, "").trim()).filter(Boolean));
}

test("the terminal program uses the packages of the tests with the same features", () => {
  const tested = packages("--workspace", "--edges", "normal,dev");
  const run = packages("--package", "stratege-cli", "--edges", "normal");
  const others = [...run].filter((one) => !tested.has(one));
  assert.deepEqual(others, []);
});
