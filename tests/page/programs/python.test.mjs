// Programs in Python: the position, the output, and the errors with their lines.

import assert from "node:assert/strict";
import { test } from "node:test";
import { START, start } from "./support/programs.mjs";

test("a program sees the position, tries moves and answers", async () => {
  const program = await start(
    "python",
    `def choose(position):
    print(position.side, position.moves, position.outcome, position.seed)
    next = position.play(position.moves[0])
    print(next.side, "".join(next.board[2]), position.board[2][4])
    print(len(str(next.board).split("\\n")), next.record, end="")
    mark("c4", 7)
    explain("because")
    return position.moves[1]`,
    { seed: 9 },
  );
  const { move, printed, marks, explanation } = program.choose(START);
  assert.deepEqual(printed, [
    "first ['e3', 'f4', 'c5', 'd6'] None 9",
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
  ["def choose(p):\n  return p.moves[0", { code: "syntax", line: 2 }],
  ["choose = 3", { code: "no-function", line: null }],
  ["def choose(p):\n\n  return p.nothing.x", { code: "exception", line: 3 }],
  ["def choose(p):\n  p.play('a1')", { code: "exception", line: 2 }],
  ["def choose(p):\n  mark('z9', 1)", { code: "exception", line: 2 }],
  ["def choose(p): return 'a1'", { code: "illegal", line: null }],
  ["def choose(p): p.moves[0]", { code: "no-answer", line: null }],
  ["def choose(p):\n  return choose(p) + 1", { code: "stack", line: 2 }],
  ["def choose(p):\n  n = 0\n  while True:\n    n += 1", { code: "steps", line: 4 }],
  ["def choose(p):\n  return bytearray(1 << 28)", { code: "memory", line: 2 }],
];

for (const [source, expected] of MISTAKES)
  test(`${expected.code}: ${source.replaceAll("\n", " ")}`, async () => {
    const run = async () => (await start("python", source)).choose(START);
    await assert.rejects(run, expected);
  });

test("a program fails at one move and answers the next", async () => {
  const program = await start(
    "python",
    `n = 0
def choose(position):
    global n
    n += 1
    return position.moves[n - 1] if n > 1 else "z9"`,
  );
  assert.throws(() => program.choose(START), { code: "illegal", message: "z9" });
  assert.equal(program.choose(START).move, "f4");
});
