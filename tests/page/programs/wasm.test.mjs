// Users' own modules: the contract, the limits, and their errors.

import assert from "node:assert/strict";
import { test } from "node:test";
import binaryen from "binaryen";
import { START, start } from "./support/programs.mjs";

/** A module with the exports of the contract. @param {string} choose  body of the function @param {string} [more] */
const moduleOf = (choose, more = "") => `(module
  (import "stratege" "request" (func $request (param i32) (result i32)))
  (memory (export "memory") 3)
  (data (i32.const 1000) "play e3 ${START}")
  ${more}
  (func (export "buffer") (result i32) (i32.const 65536))
  (func $choose (export "choose") (param $size i32) (result i32) ${choose}))`;

/** @param {string} text */
function assemble(text) {
  const module = binaryen.parseText(text);
  module.setFeatures(binaryen.Features.All);
  return module.emitBinary();
}

/** Copies the text at 1000 into the buffer and sends it as a request. */
const REQUEST = `(memory.copy (i32.const 65536) (i32.const 1000) (i32.const ${"play e3 ".length + START.length}))
  (local.set $size (call $request (i32.const ${"play e3 ".length + START.length})))`;

test("a module reads the position and answers with a part of it", async () => {
  const { length } = [START, "first", "-", "1", ""].join("\n");
  // The first of the legal moves, which follow four lines.
  const answer = `(i32.store16 (i32.const 65536) (i32.load16_u (i32.const ${65536 + length}))) (i32.const 2)`;
  const program = await start("wasm", assemble(moduleOf(answer)));
  const { move, steps } = program.choose(START);
  assert.deepEqual({ move, steps }, { move: "e3", steps: 0 });
});

test("a module requests positions", async () => {
  const answer = `${REQUEST} (i32.store16 (i32.const 65536) (i32.load16_u offset=65534 (local.get $size))) (i32.const 2)`;
  const program = await start("wasm", assemble(moduleOf(answer)));
  assert.equal(program.choose(START).move, "e3"); // the end of the reply, a record
});

/** @type {[text: string, error: { code: string, message?: RegExp }][]} */
const MISTAKES = [
  [moduleOf("(loop $forever (br $forever)) (i32.const 0)"), { code: "steps" }],
  [moduleOf("(call $choose (local.get $size))"), { code: "stack" }],
  [moduleOf("(i32.div_u (i32.const 1) (i32.const 0))"), { code: "exception" }],
  [
    moduleOf(
      "(loop $l (memory.fill (i32.const 0) (i32.const 1) (i32.const 65536)) (br $l)) (i32.const 0)",
    ),
    { code: "steps" },
  ],
  [moduleOf("(memory.grow (i32.const 60000))"), { code: "module", message: /^-1 is no size/ }],
  [moduleOf("(i32.const 2000000)"), { code: "module" }],
  [moduleOf("(i32.const 0)"), { code: "no-answer" }],
  [moduleOf("(i32.const 3)"), { code: "illegal" }],
  ["(module)", { code: "module", message: /no exported function buffer/ }],
  ['(module (import "env" "now" (func)))', { code: "module", message: /unknown import env\.now/ }],
  ["(module (memory 65000))", { code: "module", message: /the memory is too large/ }],
  [
    "(module (func $f (return_call $f)))",
    { code: "module", message: /an instruction of tail_call/ },
  ],
];

for (const [text, expected] of MISTAKES)
  test(`${expected.code}: ${text.split("\n").at(-1)}`, async () => {
    const run = async () => (await start("wasm", assemble(text))).choose(START);
    await assert.rejects(run, expected);
  });

test("bytes that are no module are refused", async () => {
  const text = new TextEncoder().encode("def choose(position): pass");
  await assert.rejects(start("wasm", text), { code: "module" });
});
