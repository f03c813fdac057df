// The commands of package.json: errors list the names, and every command that a document or a comment mentions exists.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { inRoot, root } from "../../scripts/support/paths.mjs";

const { scripts } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
const GROUPS = ["check", "measure", "docs"];

/** @param {string[]} args */
const run = (...args) =>
  spawnSync(process.execPath, ["scripts/run.mjs", ...args], { cwd: root, encoding: "utf8" });

test("an unknown or missing name is an error that lists the names", () => {
  for (const args of [["check", "everything"], ["check"], ["measure", "check"]]) {
    const { status, stderr } = run(...args);
    assert.equal(status, 2);
    assert.match(
      stderr,
      args[0] === "check" ? /determinism, faults, fuzz/ : /bench, class, life, lighthouse/,
    );
  }
});

test("an argument that names nothing is an error", () => {
  for (const [group, name, known] of [
    ["measure", "strength", /chess, qubic/],
    ["check", "browsers", /Chromium, Firefox/],
    ["check", "faults", /tests\/faults/],
    ["check", "fuzz", /records, notations/],
    ["check", "packages", /crates: rules only/],
    ["docs", "screenshots", /chess, qubic/],
  ]) {
    const { status, stdout, stderr } = run(`${group}`, `${name}`, "draughts");
    assert.equal(status, 1, `${name}`);
    assert.match(stdout + stderr, /** @type {RegExp} */ (known));
  }
});

test("every mentioned command exists", () => {
  const command = "npm run [a-z-]+( -- [a-z0-9-]+)?";
  const paths = [
    "*.md",
    "scripts/*",
    "tests/*",
    "src/*",
    "cli/*",
    "fuzz/src/*",
    "www/*",
    ".github/*",
  ];
  const grep = ["grep", "-hoE", command, "--", ...paths];
  const output = execFileSync("git", grep, { cwd: root, encoding: "utf8" });
  const mentioned = [...new Set(output.trim().split("\n"))];
  assert.ok(mentioned.length > 10);
  const unknown = mentioned.filter((text) => {
    const [, group, name] = text.match(/^npm run (\S+?)(?: -- (\S+))?$/) ?? [];
    if (!scripts[group]) return true;
    return GROUPS.includes(group) && name && !existsSync(inRoot("scripts", group, `${name}.mjs`));
  });
  assert.deepEqual(unknown, []);
});
