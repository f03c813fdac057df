// `npm test`: counts, reports and the commands that run each failed test alone; `npm test -- GAME`.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { after, test } from "node:test";
import { inRoot, root } from "../../scripts/support/paths.mjs";
import { concerns, filesIn, games, parseGame } from "../../scripts/test/files.mjs";
import { parseCargoTests } from "../../scripts/test/program.mjs";

const directory = mkdtempSync(join(tmpdir(), "stratege-"));
after(() => rmSync(directory, { recursive: true }));

/**
 * Runs test files in a separate process.
 * @param {Record<string, string>} files contents by name
 * @param {"runNodeTests" | "runBrowserTests"} [runner]
 */
function run(files, runner = "runNodeTests") {
  const paths = Object.entries(files).map(([name, text]) => {
    const path = join(directory, `${name}.test.mjs`);
    writeFileSync(path, `import { test } from "node:test";\n${text}`);
    return path;
  });
  const script = join(directory, "run.mjs");
  const runners = JSON.stringify(inRoot("scripts/test/node-tests.mjs"));
  writeFileSync(
    script,
    `import { ${runner} } from ${runners};
    console.log(JSON.stringify(await ${runner}(${JSON.stringify(paths)}, () => {})));`,
  );
  // The runner of this test sets it; with it the inner run would report to the outer one.
  const { NODE_TEST_CONTEXT, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, [script], { cwd: root, env, encoding: "utf8" });
  return JSON.parse(stdout);
}

/** @param {string} name */
const pathOf = (name) => relative(root, join(directory, `${name}.test.mjs`));

test("a failed Node test is reported with the command that runs it alone", () => {
  const good = `test("passes", () => {}); test.skip("later", () => {});`;
  const bad = `${good} test("it's (wrong)", () => { throw new Error("as expected"); });`;
  const { passed, failed, skipped, report, commands } = run({ good, bad });
  assert.deepEqual([passed, failed, skipped], [2, 1, 2]);
  assert.match(report, /✖ it's \(wrong\)\n {2}Error: as expected/);
  const pattern = String.raw`'^it'\''s \(wrong\)$'`;
  assert.deepEqual(commands, [`node --test --test-name-pattern=${pattern} ${pathOf("bad")}`]);
});

test("a file that exits or cannot be loaded fails, and the other files run", () => {
  const { passed, failed, report, commands } = run({
    ends: `test("ends", () => process.exit(3));`,
    broken: "const;",
    fine: `test("passes", () => {});`,
  });
  assert.deepEqual([passed, failed], [1, 2]);
  assert.match(report, /SyntaxError/);
  const files = ["broken", "ends"].map((name) => `node --test ${pathOf(name)}`);
  assert.deepEqual(commands.toSorted(), files);
});

test("a browser test that passes only when its file runs again is reported as unstable", () => {
  const mark = JSON.stringify(join(directory, "mark"));
  const unstable = `import { existsSync, writeFileSync } from "node:fs";
    test("steady", () => {});
    test("starved", () => {
      if (existsSync(${mark})) return;
      writeFileSync(${mark}, "");
      throw new Error("too slow");
    });`;
  const bad = `test("bad", () => { throw new Error("always"); });`;
  const { passed, failed, report, commands } = run({ unstable, bad }, "runBrowserTests");
  assert.deepEqual([passed, failed], [2, 1]);
  assert.match(report, /1 passed when run again \(unstable\)/);
  assert.match(report, /✖ starved\n {2}Error: too slow/);
  assert.equal(commands.length, 1);
});

test("the output of cargo is parsed into counts, reports and commands", () => {
  const output = `
     Running unittests src/lib.rs (target/debug/deps/stratege-0123456789abcdef)

test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s

     Running tests/gobang/main.rs (target/debug/deps/gobang-2123456789abcdef)

failures:

---- rules::five_in_a_row_wins stdout ----
failures:
    first

---- solvers::a_four_wins stdout ----
second

failures:
    rules::five_in_a_row_wins
    solvers::a_four_wins

test result: FAILED. 5 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s

error: test failed, to rerun pass \`-p stratege --test gobang\`
   Doc-tests stratege

failures:

---- src/core/rules.rs - core::rules::Rules (line 12) stdout ----
third

failures:
    src/core/rules.rs - core::rules::Rules (line 12)

test result: FAILED. 0 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s

error: doctest failed, to rerun pass \`-p stratege --doc\`
`;
  const { report, ...rest } = parseCargoTests(output);
  assert.deepEqual(rest, {
    ...{ passed: 8, failed: 3, skipped: 1 },
    commands: [
      "cargo test -p stratege --test gobang -- --exact rules::five_in_a_row_wins",
      "cargo test -p stratege --test gobang -- --exact solvers::a_four_wins",
      "cargo test -p stratege --doc -- --exact 'src/core/rules.rs - core::rules::Rules (line 12)'",
    ],
  });
  for (const words of ["first", "second", "third"]) assert.ok(report.includes(words));
  assert.equal(parseCargoTests("error: could not compile").failed, 0);
});

test("an unknown game is an error that lists the games", () => {
  assert.equal(parseGame([]), undefined);
  assert.equal(parseGame(["gobang"]), "gobang");
  const error = { message: "Unknown game: gomoku.", advice: /chess.*gobang.*reversi/ };
  assert.throws(() => parseGame(["gomoku"]), error);
  assert.throws(() => parseGame(["gobang", "chess"]), { message: /one game/ });
});

test("a file concerns the game that it is named after or mentions", () => {
  const files = filesIn("tests/browser");
  assert.ok(files.length > 50);
  for (const game of games) {
    const own = files.filter((file) => concerns(file, game));
    assert.ok(own.length > 5 && own.length < files.length, game);
    const foreign = games.filter((other) => other !== game);
    assert.ok(!own.some((file) => foreign.some((other) => file.includes(`/${other}.test`))), game);
  }
});
