// The parts of a run that is done in several.

import assert from "node:assert/strict";
import { test } from "node:test";
import { shardOf } from "../../scripts/support/shard.mjs";

test("the shards of a run are all of it, each once", () => {
  const all = Array.from({ length: 65 }, (_, index) => index);
  const parts = [0, 1, 2, 3].map((part) => shardOf(all, `${part}/4`));
  assert.deepEqual(parts.flat(), all);
  assert.ok(parts.every(({ length }) => Math.abs(length - all.length / 4) < 1));
  assert.equal(shardOf(all, undefined), all);
  for (const wrong of ["4/4", "1", "0/0", "-1/2", "a/b"])
    assert.throws(() => shardOf(all, wrong), { message: /is no shard/ });
});
