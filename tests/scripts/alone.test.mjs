// What `npm test` says of a failure: the command that runs that one test alone; and `npm test -- GAME`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { aloneInCargo, aloneInNode, quoted } from "../../scripts/test/alone.mjs";
import { games } from "../../scripts/test/files.mjs";
import { gameWanted } from "../../scripts/test/games.mjs";
import { commandsFor } from "../../scripts/test/step.mjs";
import { stepsOfGame } from "../../scripts/test/steps.mjs";

test("a test of cargo is run alone in its own program", () => {
  const output = `
   Compiling stratege v0.1.0 (/home/me/stratege)
     Running unittests src/lib.rs (target/debug/deps/stratege-0123456789abcdef)

running 1 test
test search::budget::tests::a_node_limit_is_exact ... FAILED

failures:

---- search::budget::tests::a_node_limit_is_exact stdout ----
    it is not
failures:

failures:
    search::budget::tests::a_node_limit_is_exact

test result: FAILED. 0 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s

error: test failed, to rerun pass \`-p stratege --lib\`
     Running unittests src/main.rs (target/debug/deps/stratege-1123456789abcdef)

running 0 tests
     Running tests/gobang/main.rs (target/debug/deps/gobang-2123456789abcdef)

failures:
    rules::five_in_a_row_wins
    solvers::a_four_wins

test result: FAILED. 5 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s

   Doc-tests stratege

failures:
    src/core/rules.rs - core::rules::Rules (line 12)
`;
  assert.deepEqual(aloneInCargo(output), [
    "cargo test -p stratege --lib -- --exact search::budget::tests::a_node_limit_is_exact",
    "cargo test --test gobang -- --exact rules::five_in_a_row_wins",
    "cargo test --test gobang -- --exact solvers::a_four_wins",
    "cargo test --doc 'src/core/rules.rs - core::rules::Rules'",
  ]);
  assert.deepEqual(aloneInCargo("error: could not compile"), []);
});

test("a test of node is run alone in its own file", () => {
  const output = `
✖ it's a (strange) name: 1 + 1 (1.026946ms)
  Error: x

✖ failing tests:

test at tests/scripts/a.test.mjs:2:1
✖ it's a (strange) name: 1 + 1 (1.026946ms)
  Error: x

test at tests/scripts/a.test.mjs:3:38
✖ plain (0.16864ms)
  Error: y

test at tests/scripts/b.test.mjs:1:1
✖ ${process.cwd()}/tests/scripts/b.test.mjs (2001.970415ms)
  'test timed out after 2000ms'
`;
  assert.deepEqual(aloneInNode(output), [
    String.raw`node --test --test-name-pattern='^it'\''s a \(strange\) name: 1 \+ 1$' tests/scripts/a.test.mjs`,
    "node --test --test-name-pattern='^plain$' tests/scripts/a.test.mjs",
    "node --test tests/scripts/b.test.mjs",
  ]);
});

test("a step without named tests is run alone as it is", () => {
  const step = { title: "", command: "cargo", args: ["clippy", "--", "-D", "warnings"] };
  assert.deepEqual(commandsFor(step, ""), ["cargo clippy -- -D warnings"]);
  const env = { RUSTFLAGS: "-Ca -Cb" };
  assert.deepEqual(commandsFor({ ...step, env, alone: () => [] }, ""), [
    "RUSTFLAGS='-Ca -Cb' cargo clippy -- -D warnings",
  ]);
  assert.equal(quoted("it's"), `'it'\\''s'`);
});

test("a name that is no game is told, with those that are", () => {
  assert.equal(gameWanted([], games), undefined);
  assert.equal(gameWanted(["gobang"], games), "gobang");
  const told = { message: 'There is no game called "gomoku".', advice: /chess.*gobang.*reversi/ };
  assert.throws(() => gameWanted(["gomoku"], games), told);
  assert.throws(() => gameWanted(["gobang", "chess"], games), { message: /one game/ });
});

for (const game of games) {
  test(`the tests of one game: ${game}`, () => {
    const lines = stepsOfGame(game).flatMap((track) => track.map(({ args }) => args.join(" ")));
    assert.ok(lines.some((line) => line.includes(`--test ${game}`)));
    assert.ok(lines.some((line) => line.includes(`games::${game}`)));
    const files = lines.filter((line) => line.includes("tests/browser/"));
    assert.equal(files.length, 1);
    const others = games.filter((other) => other !== game);
    for (const other of others) assert.ok(!files[0].includes(`tests/browser/${other}.test.mjs`));
  });
}
