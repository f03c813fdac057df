// Parameter sets from files and links: damaged ones are refused with a short message.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readLink, readSet, SetError } from "../../www/lab/parameters/parameter-sets.js";
import { NO_FORMER_NAMES } from "../../www/table/former-names.js";

/** @type {any} */
const game = {
  id: "garden",
  players: [
    {
      id: "mole",
      name: "Mole",
      parameters: [
        { name: "depth", default: [2], min: 1, max: 9 },
        { name: "table", default: [1, 2], min: 0, max: 9 },
      ],
    },
  ],
};
const read = (/** @type {string} */ text) => readSet(text, game, NO_FORMER_NAMES);
const set = (/** @type {object} */ changes) =>
  JSON.stringify({ game: "garden", program: "mole", name: "", numbers: {}, ...changes });

test("an intact set is read", () => {
  const text = set({ name: "Zoe", numbers: { depth: 3, table: [4, 5] }, face: "1234" });
  const numbers = { depth: 3, table: [4, 5] };
  assert.deepEqual(read(text), { player: "mole", name: "Zoe", numbers, face: "1234" });
});

const object = { toString: 1, valueOf: 1 };
const long = "x".repeat(100_000);

/** @type {Record<string, string>} */
const damaged = {
  "an object as the game": set({ game: object }),
  "an object as the program": set({ program: object }),
  "an object as a number": set({ numbers: { depth: object } }),
  "an object in a table": set({ numbers: { table: [1, object] } }),
  "an object as all numbers": set({ numbers: { unknown: object } }),
  "an object as the face of an unknown program": set({ face: object, program: "" }),
  "a long game": set({ game: long }),
  "a long program": set({ program: long }),
  "a long parameter name": set({ numbers: { [long]: 1 } }),
  "a long number": set({ numbers: { depth: long } }),
  "a list as the set": "[1, 2]",
  "null as the set": "null",
  "half a file": set({}).slice(0, 20),
  "a long link": readLink(`mole:${long}=1`, game),
  "a direction mark as the program": set({ program: "\u202emole" }),
};

for (const [what, text] of Object.entries(damaged)) {
  test(`${what} is refused with a short message`, () => {
    assert.throws(
      () => read(text),
      (error) => {
        assert.ok(error instanceof SetError, String(error));
        for (const value of Object.values(error.values)) {
          assert.ok(String(value).length <= 100, `${value}`);
          assert.doesNotMatch(String(value), /[\u202a-\u202e]/);
        }
        return true;
      },
    );
  });
}

test("a face that is an object is ignored", () => {
  assert.deepEqual(read(set({ face: object })), { player: "mole", name: "", numbers: {} });
});
