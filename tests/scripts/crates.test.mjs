// The library as a crate: its archive has the sources and every file that they include, and nothing else.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";
import { inRoot, root } from "../../scripts/support/paths.mjs";

const args = ["package", "--list", "--offline", "--allow-dirty", "--package", "stratege"];
const listed = execFileSync("cargo", args, {
  cwd: root,
  encoding: "utf8",
  stdio: ["ignore", "pipe", "ignore"],
})
  .trim()
  .split("\n");

test("the crate contains every file that its sources include", () => {
  const sources = readdirSync(inRoot("src"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".rs"))
    .map((name) => join("src", name));
  const included = sources.flatMap((source) =>
    [...readFileSync(inRoot(source), "utf8").matchAll(/include_(?:bytes|str)!\("([^"]+)"\)/g)].map(
      ([, path]) => normalize(join(dirname(source), path)),
    ),
  );
  assert.ok(included.length > 8);
  assert.deepEqual(
    [...sources, ...included].filter((path) => !listed.includes(path)),
    [],
  );
});

test("the crate contains its licences, and nothing of the page, the tests and the other crates", () => {
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE", "LICENSE-THIRD-PARTY", "README.md"])
    assert.ok(listed.includes(name), name);
  const folders = new Set(
    listed.filter((path) => path.includes("/")).map((path) => path.split("/")[0]),
  );
  assert.deepEqual([...folders].sort(), ["data", "src"]);
});
