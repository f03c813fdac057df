// Programs in JavaScript: the position, the output, and the errors with their lines.

import assert from "node:assert/strict";
import { test } from "node:test";
import { START, start } from "./support/programs.mjs";

test("a program sees the position, tries moves and answers", async () => {
  const program = await start(
    "javascript",
    `function choose(position) {
  print(position.side, position.moves, position.outcome, position.seed);
  const next = position.play(position.moves[0]);
  print(next.side, next.board[2].join(""), position.board[2][4]);
  print(String(next.board).split("\\n").length, next.record);
  mark("c4", 7);
  explain("because");
  return position.moves[1];
}`,
    { seed: 9 },
  );
  const { move, printed, marks, explanation } = program.choose(START);
  assert.deepEqual(printed, [
    'first ["e3","f4","c5","d6"] null 9',
    "second ....x... .",
    "8 reversi:diagonal-tomato:e3",
  ]);
  assert.deepEqual(
    { move, marks, explanation },
    { move: "f4", marks: { c4: "7" }, explanation: "because" },
  );
});

/** @type {[source: string, error: { code: string, line: number | null }][]} */
const MISTAKES = [
  ["function choose() {\n  const n = 3n;\n  return n ** 2000000n;\n}", { code: "steps", line: 3 }],
  ["function choose(p) {\n  return p.moves[0;\n}", { code: "syntax", line: 2 }],
  ["const choose = 3", { code: "no-function", line: null }],
  ["function choose(p) {\n\n  return p.nothing.x;\n}", { code: "exception", line: 3 }],
  ["function choose(p) {\n  p.play('a1');\n}", { code: "exception", line: 2 }],
  ["function choose(p) {\n  mark('z9', 1);\n}", { code: "exception", line: 2 }],
  ["function choose(p) { return 'a1' }", { code: "illegal", line: null }],
  ["function choose(p) { p.moves[0] }", { code: "no-answer", line: null }],
  ["async function choose(p) { return p.moves[0] }", { code: "no-answer", line: null }],
  ["const choose = (p) =>\n  choose(p) + 1", { code: "stack", line: 2 }],
  [
    "function choose() {\n  const a = [];\n  for (;;) a.push(new Uint8Array(1e6))\n}",
    { code: "memory", line: 3 },
  ],
];

for (const [source, expected] of MISTAKES)
  test(`${expected.code}: ${source.replaceAll("\n", " ")}`, async () => {
    const run = async () => (await start("javascript", source)).choose(START);
    await assert.rejects(run, expected);
  });
