// `cargo test --workspace` and `cargo run` compile the same: if a package had other features for the one than for the
// other, everything above it would be compiled twice.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { root } from "../../scripts/support/paths.mjs";

/** Each package with its features. @param {string[]} which */
function packages(...which) {
  const args = ["tree", "--locked", "--prefix", "none", "--format", "{p} {f}", ...which];
  const lines = execFileSync("cargo", args, { cwd: root, encoding: "utf8" }).split("\n");
  return new Set(lines.map((line) => line.replace(/ \(\*\)$/, "").trim()).filter(Boolean));
}

test("the terminal program has the packages of the tests, with the same features", () => {
  const tested = packages("--workspace", "--edges", "normal,dev");
  const run = packages("--package", "stratege-cli", "--edges", "normal");
  const others = [...run].filter((one) => !tested.has(one));
  assert.deepEqual(others, []);
});
