// The crates: each archive has the sources and every file that they include, and nothing else; every documented module has an
// example.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";
import { CRATES } from "../../scripts/packages/crates.mjs";
import { inRoot, root } from "../../scripts/support/paths.mjs";
import { games } from "../../scripts/test/files.mjs";

/** Folder of each published crate. @type {Record<string, string>} */
const FOLDERS = { stratege: "", "stratege-training": "training", "stratege-cli": "cli" };

/** Files of an archive, by their paths in the repository. @param {string} crate */
function listed(crate) {
  const args = ["package", "--list", "--offline", "--allow-dirty", "--package", crate];
  return execFileSync("cargo", args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  })
    .trim()
    .split("\n")
    .map((path) => join(FOLDERS[crate], path));
}

/** @param {string} crate */
const sourcesOf = (crate) =>
  readdirSync(inRoot(FOLDERS[crate], "src"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".rs"))
    .map((name) => join(FOLDERS[crate], "src", name));

/** Files that a source includes; those of each game by the name in the middle. @param {string} source */
function includedBy(source) {
  const text = readFileSync(inRoot(source), "utf8");
  const whole = [...text.matchAll(/include_(?:bytes|str)!\(\s*"([^"]+)"/g)].map(([, path]) => path);
  const ofGames = [...text.matchAll(/include_str!\(concat!\("([^"]+)", \$game, "([^"]+)"\)\)/g)];
  const paths = [...whole, ...ofGames.flatMap(([, a, b]) => games.map((game) => a + game + b))];
  return paths.map((path) => normalize(join(dirname(source), path)));
}

test("each crate contains its sources and every file that they include", () => {
  for (const crate of CRATES) {
    const sources = sourcesOf(crate);
    const included = sources.flatMap(includedBy);
    if (crate === "stratege") assert.ok(included.length > 8 + 6 * games.length);
    const files = listed(crate);
    assert.deepEqual(
      [...sources, ...included].filter((path) => !files.includes(path)),
      [],
    );
  }
});

test("the library contains its licences, and nothing of the tests and the other crates", () => {
  const files = listed("stratege");
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE", "LICENSE-THIRD-PARTY", "README.md"])
    assert.ok(files.includes(name), name);
  const folders = new Set(
    files.filter((path) => path.includes("/")).map((path) => path.split("/")[0]),
  );
  assert.deepEqual([...folders].sort(), ["data", "src", "www"]);
  const texts = files.filter((path) => path.startsWith("www/"));
  assert.equal(texts.length, 3 * games.length);
});

/** The documented public modules below a file. @param {string} file @returns {string[]} */
function modules(file) {
  const text = readFileSync(inRoot(file), "utf8");
  const folder = /(?:lib|mod)\.rs$/.test(file) ? dirname(file) : file.replace(/\.rs$/, "");
  const declared = [...text.matchAll(/^((?:#\[.*\]\n)*)pub mod (\w+);/gm)];
  return declared
    .filter(([, attributes]) => !attributes.includes("doc(hidden)"))
    .flatMap(([, , name]) => {
      const [found] = [join(folder, `${name}.rs`), join(folder, name, "mod.rs")].filter((path) =>
        existsSync(inRoot(path)),
      );
      return [found, ...modules(found)];
    });
}

test("every documented module has an example", () => {
  const all = modules("src/lib.rs");
  assert.ok(all.length > 60);
  assert.deepEqual(
    all.filter((path) => !/^\/\/! ```$/m.test(readFileSync(inRoot(path), "utf8"))),
    [],
  );
});
