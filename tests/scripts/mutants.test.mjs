// What `npm run check -- mutants` makes of the accounts of cargo-mutants.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { collect, tally } from "../../scripts/check/mutants/results.mjs";

test("results are added up over runs, and what was noticed once stays noticed", () => {
  const place = mkdtempSync(join(tmpdir(), "stratege-mutants-"));
  /** @param {Record<string, string[]>} lists */
  const run = (lists) => {
    rmSync(join(place, "mutants.out"), { recursive: true, force: true });
    mkdirSync(join(place, "mutants.out"));
    for (const [outcome, changes] of Object.entries(lists))
      writeFileSync(join(place, "mutants.out", `${outcome}.txt`), `${changes.join("\n")}\n`);
    return collect(place);
  };
  try {
    run({ caught: ["a"], missed: ["b", "c"], timeout: ["d"], unviable: ["e"] });
    // The tests inside the files, which have nothing to say about a.
    const results = run({ caught: ["b"], missed: ["a", "c", "d"] });
    const { noticed, missed, percent, open } = tally(results, ["a", "b", "c", "d", "e", "new"]);
    assert.deepEqual(
      { noticed, missed, percent, open },
      { noticed: 3, missed: ["c"], percent: 75, open: 1 },
    );
    // A change that is no longer there counts for nothing.
    assert.equal(tally(results, ["a"]).percent, 100);
  } finally {
    rmSync(place, { recursive: true });
  }
});
