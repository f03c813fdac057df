// The same program, seed and positions give the same answers, steps included.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PROGRAMS, RECORDS } from "./support/determinism.mjs";
import { start } from "./support/programs.mjs";

for (const program of PROGRAMS) {
  /** @param {number} seed */
  const answers = async (seed) => {
    const running = await start(program.language, program.source, { ...program, seed });
    return RECORDS.map((record) => running.choose(record));
  };

  test(`${program.language}: equal seeds give equal answers, others do not`, async () => {
    const first = await answers(5);
    assert.deepEqual(await answers(5), first);
    const moves = (/** @type {{ move: string }[]} */ list) => list.map(({ move }) => move).join("");
    assert.notEqual(moves(await answers(6)), moves(first));
  });
}
