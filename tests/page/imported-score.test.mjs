// Evaluations of imported games as scores of the side to move.

import assert from "node:assert/strict";
import { test } from "node:test";
import { scoreOf } from "../../www/panels/import-export/imported-score.js";

test("evaluations are converted to scores of the side to move", () => {
  const pawns = (/** @type {number} */ hundredths) => ({ kind: "pawns", value: { hundredths } });
  assert.deepEqual(scoreOf("0.17", "first"), pawns(17));
  assert.deepEqual(scoreOf("0.17", "second"), pawns(-17));
  assert.deepEqual(scoreOf("-2", "second"), pawns(200));
  assert.deepEqual(scoreOf("#3", "first"), { kind: "win", value: 5 });
  assert.deepEqual(scoreOf("#3", "second"), { kind: "loss", value: 6 });
  assert.deepEqual(scoreOf("#-1", "second"), { kind: "win", value: 1 });
  for (const text of ["", "#", "#0", "1.2.3", "..", "0:03"])
    assert.equal(scoreOf(text, "first"), null);
});
