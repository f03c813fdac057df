// The museum's room and the typewriter at the table print the same lines.

import assert from "node:assert/strict";
import test from "node:test";
import { fi } from "../../www/games/qubic/i18n/typewriter.fi.js";
import { kind } from "../../www/museum/rooms/ttt3d/room.js";

const NAME = "MATTI MAAVRÄKÖNEN";

/** @param {Record<string, number>} values */
const printed = (values) =>
  kind.output?.(/** @type {any} */ ({ values: new Map(Object.entries(values)) }));

/** @param {string} line @param {Record<string, string | number>} values */
const fill = (line, values) => line.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

test("a move, with M2 and the number of the situation", () => {
  // 332 with 223 in mind: cells 45 and 26, counted from 0 as 41 and 22.
  assert.equal(
    printed({ M1: 41, M2: 22, situation: 13, row: 1 }),
    fill(fi["tw.mine.situation"], { code: 332, second: 223, number: 13 }),
  );
  assert.equal(
    printed({ M1: 21, M2: -1, situation: 14, row: 76 }),
    fill(fi["tw.mine.situation"], { code: 222, second: 0, number: 14 }),
  );
});

test("a win is announced by its row alone, in the order of the card", () => {
  const line = printed({ M1: 60, M2: -1, situation: 2, row: 2 });
  assert.equal(line, fill(fi["tw.lost"], { name: NAME, row: "223 332 441 114" }));
});

test("a used up waiting list is a draw", () => {
  const line = printed({ M1: 1, M2: -1, situation: 14, draw: 1 });
  assert.equal(line, fill(fi["tw.draw"], { name: NAME }));
});
