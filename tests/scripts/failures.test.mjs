// What `npm test` repeats of its failures, out of the output of the program that ran all tests.

import assert from "node:assert/strict";
import { test } from "node:test";
import { failuresInCargo, failuresInNode } from "../../scripts/test/failures.mjs";

test("of cargo: what the failed tests of every program said", () => {
  const output = `
running 2 tests
test a_four_wins ... ok
test a_three_wins ... FAILED

failures:

---- a_three_wins stdout ----

thread 'a_three_wins' panicked at tests/gobang/main.rs:12:5:
failures:
  it does not


failures:
    a_three_wins

test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s

     Running tests/qubic/main.rs (target/debug/deps/qubic-2123456789abcdef)

running 1 test
test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s

failures:

---- one stdout ----
first

---- other stdout ----
second

failures:
    one
    other
`;
  assert.equal(
    failuresInCargo(output),
    `---- a_three_wins stdout ----

thread 'a_three_wins' panicked at tests/gobang/main.rs:12:5:
failures:
  it does not

---- one stdout ----
first

---- other stdout ----
second`,
  );
  assert.equal(failuresInCargo("error: could not compile"), "");
});

test("of node: what the failed tests of every process said", () => {
  const output = `
✖ one (1.026946ms)
  Error: x

✔ other (2.1ms)
ℹ fail 1

✖ failing tests:

test at tests/scripts/a.test.mjs:2:1
✖ one (1.026946ms)
  Error: x

    indented
▶ the next process
  ✔ a test of it (3.2ms)
ℹ fail 1

test at tests/browser/b.test.mjs:1:1
✖ tests/browser/b.test.mjs
  its process ended before its tests did`;
  assert.equal(
    failuresInNode(output),
    `test at tests/scripts/a.test.mjs:2:1
✖ one (1.026946ms)
  Error: x

    indented

test at tests/browser/b.test.mjs:1:1
✖ tests/browser/b.test.mjs
  its process ended before its tests did`,
  );
  assert.equal(failuresInNode("▶ all well\n"), "");
});
