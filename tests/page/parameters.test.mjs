// Parsing and changing values of parameters.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  changedOnly,
  isChanged,
  parseValue,
  valuesOf,
  withValues,
} from "../../www/table/parameters.js";

/** @typedef {import("../../www/table/parameters.js").Parameter} Parameter */

/** @param {string} name @param {number[]} original @returns {Parameter} */
const parameter = (name, original) => ({
  name,
  kind: "weight",
  default: original,
  min: 0,
  max: 255,
  columns: 1,
});

const depth = parameter("depth", [4]);
const table = parameter("table", [1, 2, 3]);

test("only whole numbers in the range are parsed", () => {
  assert.deepEqual(
    ["0", " 255 ", "1e2"].map((text) => parseValue(depth, text)),
    [0, 255, 100],
  );
  for (const wrong of ["", " ", "256", "-1", "1.5", "two"])
    assert.equal(parseValue(depth, wrong), null, wrong);
});

test("changed values override the original ones", () => {
  assert.deepEqual(valuesOf(depth, {}), [4]);
  assert.deepEqual(valuesOf(depth, { depth: 6 }), [6]);
  const changes = withValues(table, { depth: 6 }, [1, 2, 9]);
  assert.deepEqual(changes, { depth: 6, table: [1, 2, 9] });
  assert.deepEqual(withValues(depth, changes, [4]), { depth: 4, table: [1, 2, 9] });
});

test("the values of a parameter are a copy", () => {
  valuesOf(table, {})[0] = 9;
  const changes = { table: [4, 5, 6] };
  valuesOf(table, changes)[0] = 9;
  assert.deepEqual(
    [table.default, changes.table],
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
  );
});

test("changes do not contain original values", () => {
  assert.ok(!isChanged(depth, { depth: 4 }));
  assert.ok(isChanged(table, { table: [1, 2, 9] }));
  assert.deepEqual(changedOnly({ depth: 4, table: [1, 2, 9] }, [depth, table]), {
    table: [1, 2, 9],
  });
});
